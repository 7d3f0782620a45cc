import type { ComponentChildren } from 'preact'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Sign } from './Sign'

/** Who is ready and who still chooses, while several choose in secret; what was chosen stays locked until then. */
export function Waiting({ store, children }: { store: TableStore; children?: ComponentChildren }) {
  return (
    <p class="a-waiting">
      <Sign id="lock" /> {t('ages-secret')}
      {store.shown.value!.seats.map(({ seat, waiting, name }) => (
        <span key={seat} title={name}>
          <SeatSign seat={seat} />
          <span role="img" aria-label={`${name}: ${t(waiting ? 'ages-choosing' : 'ages-ready')}`}>
            {waiting ? '…' : '✓'}
          </span>
        </span>
      ))}
      {children}
    </p>
  )
}
