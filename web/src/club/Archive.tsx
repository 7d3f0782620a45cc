import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link, navigate, route } from '../router'
import { Empty } from '../shell/Empty'
import { useGames } from '../shell/games'
import { SeatSign } from '../table/SeatSign'
import { language } from '../text'
import { t } from '../people/words'
import type { Archived, ArchivePage, Counted, Game, Statistics } from '../types'
import { ClubNav } from './ClubNav'
import { share } from './Ranking'
import { TitleFilter } from './TitleFilter'

const RESULTS = ['won', 'lost', 'shared', 'people', 'bots'] as const

/** Games that anybody may look at again, and what they tell. */
export function Archive() {
  const games = useGames()
  const found = useSignal<ArchivePage | null>(null)
  const asked = route.value.searchParams
  const [title = '', name = '', move = '', card = ''] = ['title', 'name', 'move', 'card'].map(
    (key) => asked.get(key) ?? '',
  )
  const result = RESULTS.find((known) => known === asked.get('result')) ?? ''
  const [seats, page] = [Number(asked.get('seats') ?? 0), Number(asked.get('page') ?? 0)]
  useEffect(() => {
    found.value = null
    void get('/archive', {
      title: title || null,
      seats: seats || null,
      name: name || null,
      move: move || null,
      card: card || null,
      result: result || 'any',
      page,
    })
      .then((answer) => (found.value = answer))
      .catch(() => (found.value = { games: [], more: false }))
  }, [title, seats, name, move, card, result, page])
  const filter = (part: Record<string, string>) => {
    const kept = { title, seats: String(seats), name, move, card, result, page: '0', ...part }
    if (part.title !== undefined) Object.assign(kept, { move: '', seats: '0' })
    const given = Object.entries(kept).filter(([, value]) => value && value !== '0')
    navigate(`/archive?${new URLSearchParams(given)}`, true)
  }
  return (
    <main class="page">
      <h1>{t('archive')}</h1>
      <ClubNav place="archive" />
      <div class="row wrap filters">
        <TitleFilter games={games.value} title={title} seats={seats} any onChange={filter} />
        <label>
          {t('archive-name')}{' '}
          <input type="search" value={name} onChange={(event) => filter({ name: event.currentTarget.value })} />
        </label>
        <label>
          {t('archive-card')}{' '}
          <input type="search" value={card} onChange={(event) => filter({ card: event.currentTarget.value })} />
        </label>
        <label>
          {t('result')}{' '}
          <select value={result} onChange={(event) => filter({ result: event.currentTarget.value })}>
            <option value="">{t('all')}</option>
            {RESULTS.map((known) => (
              <option key={known} value={known}>
                {t(`result-${known}`)}
              </option>
            ))}
          </select>
        </label>
        {move && (
          <button type="button" class="chip" aria-pressed="true" onClick={() => filter({ move: '' })}>
            {t('archive-with', { move })} ×
          </button>
        )}
      </div>
      {found.value?.games.length === 0 && (
        <Empty text={t('archive-empty')}>
          <Link class="button" to="/lobby?status=running">
            {t('watch')}
          </Link>
        </Empty>
      )}
      <ul class="table-list">
        {found.value?.games.map((game) => (
          <GameRow key={game.table} game={game} games={games.value} />
        ))}
      </ul>
      {found.value && (page > 0 || found.value.more) && (
        <div class="row">
          <button type="button" disabled={page === 0} onClick={() => filter({ page: String(page - 1) })}>
            {t('newer')}
          </button>
          <button type="button" disabled={!found.value.more} onClick={() => filter({ page: String(page + 1) })}>
            {t('older')}
          </button>
        </div>
      )}
      {title && <Told title={title} seats={seats || 2} onChoose={filter} />}
    </main>
  )
}

export function GameRow({ game, games }: { game: Archived; games: Game[] }) {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(game.ended_at * 1000)
  return (
    <li class="table-row">
      <div class="grow">
        <strong>{games.find((known) => known.key === game.title)?.names[language.value] ?? game.title}</strong>
        <span class="seats">
          {game.seats.map((seat, number) => (
            <span key={number} data-waiting={seat.place === 1}>
              <SeatSign seat={number} />{' '}
              {seat.person ? <Link to={`/people/${seat.person}`}>{seat.name || t('nameless')}</Link> : seat.name}{' '}
              {seat.place === 1 && <span class="won">{t('club-winner')}</span>}
            </span>
          ))}
        </span>
        <span class="faint">{date}</span>
      </div>
      <Link class="button" to={`/table/${game.table}`}>
        {t('look-again')}
      </Link>
    </li>
  )
}

const SHOWN = 25

interface ToldProps {
  title: string
  seats: number
  onChoose: (part: Record<string, string>) => void
}

function Told({ title, seats, onChoose }: ToldProps) {
  const told = useSignal<Statistics | null>(null)
  useEffect(() => {
    told.value = null
    void get('/statistics', { title, seats })
      .then((answer) => (told.value = answer))
      .catch(() => undefined)
  }, [title, seats, language.value])
  if (!told.value?.games) return null
  const bySeat = told.value.by_seat.map((row) => ({ ...row, label: t('seat-number', { number: row.label }) }))
  return (
    <section aria-labelledby="told">
      <h2 id="told">{t('statistics', { count: told.value.games })}</h2>
      <div class="tellings">
        <Counts heading={t('by-seat')} rows={bySeat} />
        <Counts heading={t('by-opening')} rows={told.value.openings} onChoose={(move) => onChoose({ move })} />
        <Counts heading={t('by-card')} rows={told.value.cards} onChoose={(_, card) => onChoose({ card })} />
        <Counts heading={t('by-move')} rows={told.value.moves} onChoose={(move) => onChoose({ move })} />
      </div>
    </section>
  )
}

interface CountsProps {
  heading: string
  rows: Counted[]
  onChoose?: (key: string, label: string) => void
}

function Counts({ heading, rows, onChoose }: CountsProps) {
  const all = useSignal(false)
  const shown = all.value ? rows : rows.slice(0, SHOWN)
  return (
    <div class="card-box wide-box">
      <table class="figures">
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('times')}</th>
            <th scope="col">{t('won')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {onChoose ? (
                  <button type="button" class="link" onClick={() => onChoose(row.key, row.label)}>
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              <td>{row.games}</td>
              <td>{share(row.wins, row.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <button type="button" class="quiet" onClick={() => (all.value = true)}>
          {t('show-all', { count: rows.length })}
        </button>
      )}
    </div>
  )
}
