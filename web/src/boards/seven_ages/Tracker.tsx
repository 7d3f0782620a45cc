import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ACTIONS, ages, thing, type Action, type AgesView } from './facts'
import { Lists } from './Lists'
import { Sign } from './Sign'
import { Standing } from './Standing'

/** Where in the turn we are: the turn, the age, the seven actions in their order, and who does which. */
export function Tracker({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  return (
    <div class="a-tracker">
      <p class="a-when">
        <b>{t('ages-turn', { turn: view.turn_number })}</b>
        <span>{view.age ? t('ages-age', { age: view.age }) : t('ages-dawn')}</span>
      </p>
      <ol class="a-phases" aria-label={t('ages-phases')}>
        {ACTIONS.slice(0, -1).map((action) => (
          <Phase key={action} action={action} store={store} view={view} />
        ))}
      </ol>
      <p class="a-stocks">
        <Lists store={store} />
        <span title={t('ages-cup', { count: view.cup })}>
          <Sign id="leader" label={t('ages-cup', { count: view.cup })} />
          <span aria-hidden="true">{view.cup}</span>
        </span>
        {view.world_war > 0 && (
          <span class="war" title={t('ages-world-war', { count: view.world_war })}>
            <Sign id="red" label={t('ages-world-war', { count: view.world_war })} />
            <span aria-hidden="true">{view.world_war}</span>
          </span>
        )}
      </p>
      <Standing store={store} />
    </div>
  )
}

interface PhaseProps {
  action: Action
  store: TableStore
  view: AgesView
}

function Phase({ action, store, view }: PhaseProps) {
  const { name } = thing(store.things.value, 'action', action)
  const now = view.action === action
  const past = view.action !== null && ACTIONS.indexOf(view.action) > ACTIONS.indexOf(action)
  const players = view.performed.flatMap((done, seat) => (done.includes(action) ? [seat] : []))
  const names = players.map((seat) => store.shown.value!.seats[seat]?.name ?? '')
  return (
    <li
      class="a-phase"
      data-now={now}
      data-past={past}
      aria-current={now ? 'step' : undefined}
      title={[name, ...names].join('\n')}
    >
      <Sign id={action} />
      <span class="a-phase-name">{name}</span>
      <span class="a-doers">
        <span class="visually-hidden">{names.join(', ')}</span>
        {players.map((seat) => (
          <SeatSign key={seat} seat={seat} />
        ))}
      </span>
    </li>
  )
}
