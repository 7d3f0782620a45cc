import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, get } from '../api'
import { Link } from '../router'
import { language, t } from '../text'
import type { Game, TableHead } from '../types'
import { Crest } from './Crest'
import { Emblem } from './Emblem'
import { levelLabel, middle, openTable, ranked, useGames } from './games'
import { seatCounts } from './Shelf'
import { TableRow } from './TableRow'
import { me } from './me'

/** So many cards are drawn empty while the titles are on their way. */
const TITLES = 5

/** Two clicks from here to the first move. */
export function Home() {
  const games = useGames()
  const mine = useSignal<TableHead[]>([])
  const waiting = useSignal(0)
  useEffect(() => {
    void get('/tables', { status: 'mine' })
      .then(async (found) => {
        mine.value = found
        if (found.some((head) => head.status === 'running')) waiting.value = (await get('/next')).waiting
      })
      .catch(() => undefined)
  }, [language.value])
  const running = mine.value.filter((head) => head.status !== 'over').slice(0, 5)
  return (
    <main class="page home">
      <section class="hero">
        <Emblem />
        <div>
          <h1>{t('hero')}</h1>
          <p>{t('hero-text')}</p>
        </div>
      </section>
      {running.length > 0 && (
        <section class="card-box">
          <div class="row wrap">
            <h2 class="grow">{t('your-tables')}</h2>
            {waiting.value > 0 && (
              <Link class="button primary" to="/next">
                {t('next-table', { count: waiting.value })}
              </Link>
            )}
          </div>
          <ul class="table-list">
            {running.map((head) => (
              <TableRow key={head.table} head={head} games={games.value} />
            ))}
          </ul>
        </section>
      )}
      <ul class="games" aria-busy={!games.value.length}>
        {!games.value.length &&
          Array.from({ length: TITLES }, (_, index) => <li key={index} class="game-card card-box skeleton" />)}
        {ranked(games.value).map((game) => (
          <GameCard key={game.key} game={game} />
        ))}
        {games.value.length > 0 && <FirstSteps />}
      </ul>
    </main>
  )
}

/** For whoever has not played any of them yet, and for whoever looks for company. */
function FirstSteps() {
  const steps = [
    ['/learn', t('learn'), t('first-steps-learn')],
    ['/lobby', t('lobby'), t('first-steps-lobby')],
    ['/cards', t('cards'), t('first-steps-cards')],
  ] as const
  return (
    <li class="card-box first-steps">
      <h2>{t('first-steps')}</h2>
      <p>{t('first-steps-text')}</p>
      <ul>
        {steps.map(([place, name, told]) => (
          <li key={place}>
            <Link to={place}>{name}</Link>
            <span>{told}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function GameCard({ game }: { game: Game }) {
  const level = useSignal(middle(game))
  const fault = useSignal('')
  const busy = useSignal(false)
  const seats = game.seats.find((count) => count > 1) ?? 1
  const play = async () => {
    busy.value = true
    try {
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: level.value }))
      await openTable({ title: game.key, seats: [{ kind: 'human', name: me.value?.name || t('guest') }, ...bots] })
    } catch (error) {
      fault.value = (error as ApiError).sentence || t('offline')
    }
    busy.value = false
  }
  return (
    <li class="game-card card-box" data-game={game.key}>
      <div class="game-head">
        <Crest title={game.key} />
        <div>
          <h2>{game.names[language.value]}</h2>
          <p class="faint">
            {t('players', { count: seatCounts(game) })}
            {game.designed && ` · ${t('designed')}`}
          </p>
        </div>
      </div>
      <p>{game.blurb}</p>
      <div class="row wrap">
        <button type="button" class="primary big" disabled={busy.value} onClick={() => void play()}>
          {t('play-bot')}
        </button>
        {game.levels.length > 1 && (
          <label class="level">
            <span>{t('level')}</span>
            <select value={level.value} onChange={(event) => (level.value = event.currentTarget.value)}>
              {game.levels.map((found) => (
                <option key={found.spec} value={found.spec}>
                  {levelLabel(found, seats)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div class="row wrap secondary">
        <Link class="button" to={`/new/${game.key}`}>
          {t('play-friend')}
        </Link>
        {game.lessons > 0 && (
          <Link class="button" to={`/learn/${game.key}`}>
            {t('learn')}
          </Link>
        )}
        <Link class="button" to={`/rules/${game.key}`}>
          {t('rules')}
        </Link>
      </div>
      {fault.value && <p role="alert">{fault.value}</p>}
    </li>
  )
}
