import { language } from '../text'
import { t } from '../people/words'
import type { Game } from '../types'

interface TitleFilterProps {
  games: Game[]
  title: string
  seats: number
  /** Whether one may also look at all titles together. */
  any?: boolean
  onChange: (part: { title?: string; seats?: string }) => void
}

/** Which title, and with how many seats. */
export function TitleFilter({ games, title, seats, any, onChange }: TitleFilterProps) {
  const counts = games.find((game) => game.key === title)?.seats.filter((count) => count > 1) ?? []
  return (
    <>
      <label>
        {t('game')}{' '}
        <select value={title} onChange={(event) => onChange({ title: event.currentTarget.value })}>
          {any && <option value="">{t('all')}</option>}
          {games.map((game) => (
            <option key={game.key} value={game.key}>
              {game.names[language.value]}
            </option>
          ))}
        </select>
      </label>
      {counts.length > 1 && (
        <label>
          {t('seat-count')}{' '}
          <select value={seats} onChange={(event) => onChange({ seats: event.currentTarget.value })}>
            {any && <option value={0}>{t('all')}</option>}
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
