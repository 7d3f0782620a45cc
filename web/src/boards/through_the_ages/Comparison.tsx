import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, nameOf } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** Strength and culture of everybody side by side. */
export function Comparison({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = ages(packet)
  const most = Math.max(1, ...view.players.map(({ strength }) => strength))
  return (
    <ol class="comparison" tabIndex={0} aria-label={t('through-comparison')}>
      {view.players.map(({ strength, culture_rate: rate, playing }, seat) => (
        <li key={seat} data-compared={seat} data-out={!playing} title={nameOf(packet, seat)}>
          <SeatSign seat={seat} />
          <span class="visually-hidden">{nameOf(packet, seat)}</span>
          <span class="bar" aria-hidden="true">
            <span style={{ width: `${(100 * strength) / most}%` }} />
          </span>
          <Sign id="strength" label={word('player-strength')} />
          <b>{strength}</b>
          <Sign id="culture" label={word('player-culture')} />
          <b>{view.culture[seat]}</b>
          <small>+{rate}</small>
        </li>
      ))}
    </ol>
  )
}
