import { pick, rest } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, empireName, thing } from './facts'
import { Sign } from './Sign'

/** The events under way, the latest last: who plays which against whom. */
export function Happenings({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  return (
    <ul class="a-events" aria-label={t('ages-events')}>
      {view.event.map(({ card, event, seat, target, area, stopped }) => (
        <li key={card} data-stopped={stopped}>
          <SeatSign seat={seat} />
          <button type="button" class="a-plain" {...rest('event', event)} onClick={() => pick('event', event)}>
            <Sign id="event" /> {thing(things, 'event', event).name}
          </button>
          {target && <span>→ {empireName(view, things, target)}</span>}
          {area && <span>({thing(things, 'area', area).name})</span>}
          {stopped && <em>{t('ages-stopped')}</em>}
        </li>
      ))}
    </ul>
  )
}
