import { Link } from '../router'
import { language, t } from '../text'
import type { Game } from '../types'
import { Crest } from './Crest'
import { ranked, useGames } from './games'

/** The titles side by side, each with where it leads: what a page shows as long as none is chosen. */
export function Shelf({ heading, text, to }: { heading: string; text: string; to: (title: string) => string }) {
  const games = useGames()
  return (
    <main class="page">
      <h1>{heading}</h1>
      <p>{text}</p>
      <ul class="shelf" aria-busy={!games.value.length}>
        {ranked(games.value).map((game) => (
          <li key={game.key}>
            <Link class="book" to={to(game.key)}>
              <Crest title={game.key} />
              <span class="book-name">{game.names[language.value]}</span>
              <span class="faint">{t('players', { count: seatCounts(game) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** How many may play, as a range. */
export const seatCounts = ({ seats }: Game): string =>
  seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0])
