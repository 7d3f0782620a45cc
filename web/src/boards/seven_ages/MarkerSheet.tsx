import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { walk } from '../../table/arrows'
import { StepBack } from './Actions'
import { ACTIONS, ages, thing, type Action, type Empire } from './facts'
import { EmpireSign, Sign } from './Sign'
import { Waiting } from './Waiting'

const NO_EMPIRE = 'none'

/** The secret choice of a turn: an action for each empire, each action once. A line per empire, a column per action. */
export function MarkerSheet({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = ages(packet)
  const seat = packet.viewer!
  const own = view.empires.filter((empire) => empire.seat === seat)
  const loose = view.loose[seat]![0]
  const free = loose || [...store.moves.value.keys()].some((move) => move.startsWith(`mark:${NO_EMPIRE}+`))
  return (
    <div class="a-markers">
      <div role="group" aria-label={t('ages-markers')} onKeyDown={(event) => walk(event, '.a-choice')}>
        {own.map((empire) => (
          <Slot key={empire.colour} slot={empire.colour} empire={empire} chosen={empire.marker} store={store} />
        ))}
        {free && <Slot slot={NO_EMPIRE} chosen={loose ?? null} store={store} />}
      </div>
      <Waiting store={store}>
        <StepBack store={store} />
      </Waiting>
    </div>
  )
}

interface SlotProps {
  slot: string
  empire?: Empire
  chosen: Empire['marker']
  store: TableStore
}

function Slot({ slot, empire, chosen, store }: SlotProps) {
  const name = empire ? thing(store.things.value, 'card', empire.card).name : t('ages-on-no-empire')
  return (
    <div class="a-slot" role="group" aria-label={name}>
      <span class="a-slot-name">
        <EmpireSign empire={empire} /> <span>{name}</span>
      </span>
      {ACTIONS.map((action) => (
        <MarkerButton key={action} slot={slot} action={action} chosen={chosen === action} store={store} />
      ))}
    </div>
  )
}

interface MarkerButtonProps {
  slot: string
  action: Action
  chosen: boolean
  store: TableStore
}

function MarkerButton({ slot, action, chosen, store }: MarkerButtonProps) {
  const { name } = thing(store.things.value, 'action', action)
  const text = `mark:${slot}+${action}`
  const move = store.moves.value.get(text)
  return (
    <button
      type="button"
      class="a-choice"
      data-move={text}
      data-legal={!!move}
      data-inert={move ? undefined : true}
      aria-pressed={chosen}
      aria-label={name}
      title={name}
      onClick={() => (move ? void store.play(move) : chosen || void store.explain(text))}
    >
      <Sign id={action} />
    </button>
  )
}
