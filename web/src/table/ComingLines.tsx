import { t } from '../text'
import { changeOf, MayLines, whoseIn } from './effects'
import { useForesight } from './outlook'
import type { TableStore } from './store'

/** What the rest of the turn brings if nobody decides anything further: what is certain, and what is not. */
export function ComingLines({ store }: { store: TableStore }) {
  const packet = store.shown.value
  const coming = useForesight(store.ahead).outlook.value?.coming
  if (!packet || !coming || !(coming.figures.length || coming.may.length)) return null
  return (
    <div class="coming">
      <small class="faint">{t('coming')}</small>
      {coming.figures.map(({ seat, label, ...figures }) => (
        <small class="move-effects" key={`${seat} ${label}`}>
          {t('effect-line', { whose: whoseIn(packet, seat), label, ...changeOf(figures) })}
        </small>
      ))}
      <MayLines may={coming.may} packet={packet} />
      {coming.caveats.map((line) => (
        <small class="move-effects faint" key={line}>
          {line}
        </small>
      ))}
    </div>
  )
}
