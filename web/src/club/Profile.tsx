import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { Crest } from '../shell/Crest'
import { Empty } from '../shell/Empty'
import { useGames } from '../shell/games'
import '../people/layer.css'
import { PersonActions } from '../people/Person'
import { me } from '../shell/me'
import { language } from '../text'
import { t } from '../people/words'
import type { ArchivePage, Profile as Found, Ranked, RatingStep } from '../types'
import { GameRow } from './Archive'
import { RatingDoubt, share } from './Ranking'

/** Somebody who plays here: ratings with their history, opponents, games. */
export function Profile({ id }: { id: string }) {
  const games = useGames()
  const found = useSignal<Found | null>(null)
  const played = useSignal<ArchivePage | null>(null)
  const lost = useSignal(false)
  useEffect(() => {
    lost.value = false
    void get('/people/{person}', { person: id })
      .then((answer) => (found.value = answer))
      .catch(() => (lost.value = true))
    void get('/archive', { person: id })
      .then((answer) => (played.value = answer))
      .catch(() => undefined)
  }, [id])
  const nameOf = (title: string) => games.value.find((game) => game.key === title)?.names[language.value] ?? title
  if (lost.value)
    return (
      <main class="page">
        <Empty heading={t('nobody')} text={t('nobody-text')}>
          <Link class="button primary" to="/ranking">
            {t('ranking')}
          </Link>
        </Empty>
      </main>
    )
  if (!found.value) return <main class="page" aria-busy="true" />
  const { name, ratings, history, opponents, badges = [] } = found.value
  const own = id === me.value?.id
  const blank = !ratings.length && !badges.length && !played.value?.games.length
  return (
    <main class="page profile">
      <h1>{name || t('nameless')}</h1>
      {own && !blank && (
        <p>
          <Link to="/account">{t('account')}</Link>
        </p>
      )}
      <PersonActions id={id} />
      {blank && own && (
        <Empty text={t('profile-empty-own')}>
          <Link class="button primary" to="/new">
            {t('new-table')}
          </Link>
          <Link class="button" to="/learn">
            {t('learn')}
          </Link>
          <Link class="button" to="/account">
            {t('account')}
          </Link>
        </Empty>
      )}
      {ratings.length === 0 && !(blank && own) && <p>{t('profile-empty')}</p>}
      <div class="tellings">
        {ratings.map((row) => (
          <section class="card-box" key={`${row.title}-${row.seats}`}>
            <h2>
              {nameOf(row.title)} <span class="faint">{t('players', { count: row.seats })}</span>
            </h2>
            <p class="big">
              {row.rating} <RatingDoubt row={row} />
            </p>
            <p>{t('record-line', { games: row.games, share: share(row.wins, row.games) })}</p>
            <RatingLine row={row} steps={history} />
          </section>
        ))}
      </div>
      {badges.length > 0 && (
        <section aria-labelledby="badges">
          <h2 id="badges">{t('badges')}</h2>
          <ul class="chips badges">
            {badges.map((badge) => (
              <li key={badge.title} class="badge" data-whole={badge.whole}>
                <Crest title={badge.title} />
                <span>
                  <strong>{nameOf(badge.title)}</strong>
                  <br />
                  {t(badge.whole ? 'badge-whole' : 'badge-lessons', { done: badge.lessons, all: badge.all_lessons })}
                  <br />
                  {t('badge-challenges', { done: badge.challenges, all: badge.all_challenges })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {opponents.length > 0 && (
        <section class="card-box wide-box">
          <table class="figures">
            <caption>{t('opponents')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('rated-games')}</th>
                <th scope="col">{t('won')}</th>
              </tr>
            </thead>
            <tbody>
              {opponents.map((other) => (
                <tr key={other.person}>
                  <th scope="row">
                    <Link to={`/people/${other.person}`}>{other.name || t('nameless')}</Link>
                  </th>
                  <td>{other.games}</td>
                  <td>{share(other.wins, other.games)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {played.value && played.value.games.length > 0 && (
        <>
          <h2>{t('public-games')}</h2>
          <ul class="table-list">
            {played.value.games.map((game) => (
              <GameRow key={game.table} game={game} games={games.value} />
            ))}
          </ul>
        </>
      )}
    </main>
  )
}

const [WIDTH, HEIGHT, EDGE] = [280, 90, 6]

/** How a rating went from game to game. */
function RatingLine({ row, steps }: { row: Ranked; steps: RatingStep[] }) {
  const own = steps.filter((step) => step.title === row.title && step.seats === row.seats)
  if (own.length < 2) return null
  const ratings = own.map((step) => step.rating)
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const x = (place: number) => EDGE + ((WIDTH - 2 * EDGE) * place) / (own.length - 1)
  const y = (rating: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - low)) / (high - low || 1)
  const caption = t('rating-line', { low, high, count: own.length })
  return (
    <svg class="rating-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={caption}>
      <title>{caption}</title>
      <polyline class="curve" data-seat="0" points={ratings.map((rating, n) => `${x(n)},${y(rating)}`).join(' ')} />
    </svg>
  )
}
