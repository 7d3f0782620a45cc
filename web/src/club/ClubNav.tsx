import { Link } from '../router'
import { t } from '../text'

export const PLACES = ['lobby', 'ranking', 'events', 'archive'] as const

/** The rooms of the club, above each of them. */
export function ClubNav({ place }: { place: (typeof PLACES)[number] }) {
  return (
    <nav class="chips club-nav" aria-label={t('club-nav')}>
      {PLACES.map((known) => (
        <Link key={known} class="chip" to={`/${known}`} current={known === place}>
          {t(known)}
        </Link>
      ))}
    </nav>
  )
}
