import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, get, post } from '../api'
import { Link, navigate } from '../router'
import { Empty } from '../shell/Empty'
import { useGames } from '../shell/games'
import { language } from '../text'
import { t } from '../people/words'
import type { EventHead, EventPage, EventWish, Pairing } from '../types'
import { ClubNav } from './ClubNav'
import { Ladder } from './Ladder'

const KINDS = ['swiss', 'robin', 'knockout'] as const
const PACES = {
  daily: { kind: 'move', seconds: 86400, increment: 0 },
  calm: { kind: 'bank', seconds: 1800, increment: 30 },
  none: { kind: 'none', seconds: 600, increment: 0 },
} as const

/** The tournaments that were announced, and the form for a new one. */
export function Events() {
  const games = useGames()
  const heads = useSignal<EventHead[] | null>(null)
  useEffect(() => {
    void get('/events')
      .then((found) => (heads.value = found))
      .catch(() => (heads.value = []))
  }, [])
  return (
    <main class="page">
      <h1>{t('events')}</h1>
      <ClubNav place="events" />
      {heads.value?.length === 0 && (
        <Empty text={t('events-empty')}>
          <a class="button" href="#announce">
            {t('event-announce')}
          </a>
        </Empty>
      )}
      <ul class="table-list">
        {heads.value?.map((head) => (
          <li class="table-row" key={head.id}>
            <div class="grow">
              <strong>{head.name}</strong>
              <span>
                {games.value.find((game) => game.key === head.title)?.names[language.value] ?? head.title} ·{' '}
                {t(`event-${head.kind}`)}
              </span>
              <span class="faint">
                {t(`event-status-${head.status}`)} · {t('event-entered', { count: head.entered })}
              </span>
            </div>
            <Link class="button" to={`/events/${head.id}`}>
              {t('event-look')}
            </Link>
          </li>
        ))}
      </ul>
      <Announce />
    </main>
  )
}

function Announce() {
  const games = useGames()
  const problem = useSignal('')
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget as HTMLFormElement)
    const text = (key: string) => given.get(key) as string
    const wish: EventWish = {
      name: text('name'),
      title: text('title'),
      kind: text('kind') as EventWish['kind'],
      clock: PACES[text('pace') as keyof typeof PACES],
    }
    try {
      const made = await post('/events', {}, wish)
      navigate(`/events/${made.event.id}`)
    } catch (refusal) {
      problem.value = refusal instanceof ApiError ? refusal.sentence : ''
    }
  }
  return (
    <form class="card-box form" id="announce" onSubmit={(event) => void send(event)}>
      <h2>{t('event-announce')}</h2>
      <label>
        {t('name')}
        <input name="name" required maxLength={60} />
      </label>
      <label>
        {t('game')}
        <select name="title">
          {games.value.map((game) => (
            <option key={game.key} value={game.key}>
              {game.names[language.value]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('event-kind')}
        <select name="kind">
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`event-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('pace')}
        <select name="pace">
          {Object.keys(PACES).map((pace) => (
            <option key={pace} value={pace}>
              {t(`pace-${pace}`)}
            </option>
          ))}
        </select>
      </label>
      {problem.value && <p role="alert">{problem.value}</p>}
      <button type="submit" class="primary">
        {t('event-announce')}
      </button>
    </form>
  )
}

/** One tournament: who leads, who meets whom. */
export function Event({ id }: { id: string }) {
  const games = useGames()
  const shown = useSignal<EventPage | null>(null)
  const problem = useSignal('')
  useEffect(() => {
    void get('/events/{event_id}', { event_id: id })
      .then((found) => (shown.value = found))
      .catch((refusal: unknown) => (problem.value = refusal instanceof ApiError ? refusal.sentence : ''))
  }, [id])
  const act = async (path: '/events/{event_id}/enter' | '/events/{event_id}/withdraw' | '/events/{event_id}/begin') => {
    try {
      shown.value = await post(path, { event_id: id }, {})
      problem.value = ''
    } catch (refusal) {
      problem.value = refusal instanceof ApiError ? refusal.sentence : ''
    }
  }
  if (!shown.value)
    return (
      <main class="page" aria-busy={!problem.value}>
        {problem.value && (
          <Empty text={problem.value}>
            <Link class="button primary" to="/events">
              {t('events')}
            </Link>
          </Empty>
        )}
      </main>
    )
  const { event, entrants, pairings, rounds, yours, entered } = shown.value
  return (
    <main class="page">
      <h1>{event.name}</h1>
      <ClubNav place="events" />
      <p>
        {games.value.find((game) => game.key === event.title)?.names[language.value] ?? event.title} ·{' '}
        {t(`event-${event.kind}`)} · {t(`event-status-${event.status}`)}
        {event.status !== 'open' && ` · ${t('event-rounds', { count: rounds })}`}
      </p>
      {event.status === 'open' && (
        <div class="row wrap">
          {entered ? (
            <button type="button" onClick={() => void act('/events/{event_id}/withdraw')}>
              {t('event-withdraw')}
            </button>
          ) : (
            <button type="button" class="primary" onClick={() => void act('/events/{event_id}/enter')}>
              {t('event-enter')}
            </button>
          )}
          {yours && (
            <button type="button" onClick={() => void act('/events/{event_id}/begin')}>
              {t('event-begin')}
            </button>
          )}
        </div>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
      <div class="tellings">
        {entrants.length === 0 ? (
          <p class="card-box">{t('event-nobody')}</p>
        ) : (
          <Ladder
            rows={entrants}
            caption={event.status === 'open' ? t('event-list') : t('event-standing')}
            columns={{
              [t('event-points')]: (one) => one.points,
              [t('event-behind')]: (one) => one.behind,
            }}
          />
        )}
        {pairings.map((round, number) => (
          <Round key={number} number={number + 1} round={round} />
        ))}
      </div>
    </main>
  )
}

function Round({ number, round }: { number: number; round: Pairing[] }) {
  return (
    <section class="card-box">
      <h2>{t('event-round', { number })}</h2>
      <ul class="plain-list">
        {round.map((one) => (
          <li key={one.table ?? one.first}>
            {one.second === null ? (
              t('event-bye', { name: one.first })
            ) : (
              <>
                <Link to={`/table/${one.table}`}>
                  {one.first} – {one.second}
                </Link>{' '}
                <strong>{one.share === null ? t('event-playing') : `${one.share} – ${1 - one.share}`}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
