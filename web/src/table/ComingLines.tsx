import { t } from '../text'
import type { TableStore } from './store'

/** What the rest of the turn brings if nobody decides anything further: what is certain, and what is not. */
export function ComingLines({ store }: { store: TableStore }) {
  const packet = store.shown.value
  const coming = packet?.decision?.coming
  if (!packet || !coming || !(coming.figures.length || coming.doubtful.length)) return null
  const whose = (seat: number) => (seat === packet.viewer ? '' : `${packet.seats[seat]?.name ?? ''}: `)
  return (
    <div class="coming">
      <small class="faint">{t('coming')}</small>
      {coming.figures.map(({ seat, label, before, after }) => (
        <small class="move-effects" key={`${seat} ${label}`}>
          {t('effect-line', {
            whose: whose(seat),
            label,
            before,
            after,
            change: after > before ? `+${after - before}` : `−${before - after}`,
          })}
        </small>
      ))}
      {coming.doubtful.length > 0 && (
        <small class="move-effects">{t('coming-doubtful', { figures: coming.doubtful.join(', ') })}</small>
      )}
      {coming.caveats.map((line) => (
        <small class="move-effects faint" key={line}>
          {line}
        </small>
      ))}
    </div>
  )
}
