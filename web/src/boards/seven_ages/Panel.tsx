import { SeatState } from '../../table/PanelName'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { EmpireRow } from './EmpireRow'
import { ages, forecast, thing, type AgesView } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** So many players, and the panels of the others are closed to one line. */
const MANY = 3

/** A player: one line with glory, cards and what is being chosen, and the empires below. */
export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet?.view || !player) return null
  const view = ages(packet)
  const own = packet.viewer === seat
  const empires = view.empires.filter((empire) => empire.seat === seat)
  const coming = empires.reduce((sum, empire) => sum + forecast(empire), 0)
  return (
    <details
      class="panel a-panel"
      data-player={seat}
      data-turn={player.waiting}
      open={own || packet.seats.length < MANY}
    >
      <summary>
        <SeatSign seat={seat} />
        <b class="grow">{player.name}</b>
        <Holder view={view} seat={seat} />
        <Choosing store={store} seat={seat} />
        <span class="figure" data-glory title={breakdown(view, seat)}>
          <Sign id="glory" label={t('ages-glory')} /> <b>{view.glory[seat]}</b>
          {coming !== 0 && <small title={t('ages-harvest', { points: coming })}>{signed(coming)}</small>}
        </span>
        <span class="figure" title={t('ages-hand-of', { count: view.cards[seat]! })}>
          <Sign id="card" label={t('ages-hand-of', { count: view.cards[seat]! })} /> {view.cards[seat]}
        </span>
        <SeatState store={store} seat={seat} />
      </summary>
      <ul class="a-empires" aria-label={t('ages-empires')}>
        {empires.map((empire) => (
          <EmpireRow key={empire.colour} empire={empire} store={store} />
        ))}
        {!empires.length && <li class="faint">{t('ages-no-empire')}</li>}
      </ul>
      {!own && view.known[seat]!.length > 0 && (
        <p class="faint">
          {t('ages-known', {
            cards: view.known[seat]!.map((card) => thing(store.things.value, 'card', card).name).join(', '),
          })}
        </p>
      )}
    </details>
  )
}

export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

const breakdown = (view: AgesView, seat: number) =>
  Object.entries(view.scores[seat]!)
    .filter(([, points]) => points)
    .map(([category, points]) => `${word(`score-${category}`)}: ${points}`)
    .join('\n')

function Holder({ view, seat }: { view: AgesView; seat: number }) {
  if (view.holder !== seat) return null
  return (
    <span class="figure" title={t('ages-holder')}>
      <Sign id="holder" label={t('ages-holder')} />
    </span>
  )
}

/** Who is asked; while all choose in secret, also who is ready. */
function Choosing({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const { waiting } = packet.seats[seat]!
  if (!waiting && !ages(packet).secret) return null
  const label = t(waiting ? 'ages-choosing' : 'ages-ready')
  return (
    <span class="figure" role="img" title={label} aria-label={label}>
      {waiting ? '…' : '✓'}
    </span>
  )
}
