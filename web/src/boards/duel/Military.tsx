import type { TableStore } from '../../table/store'
import { SeatSign } from '../../table/SeatSign'
import { t } from '../../text'
import { duel, printed, type DuelView, type Printed } from './facts'

const SPACE = 34
const MIDDLE = 400
/** So few steps before a capital the line is printed as a warning. */
const NEAR = 4
const at = (step: number) => MIDDLE + step * SPACE

/** The track, seen from the viewer's side: the own capital on the left, the other on the right. */
export function Military({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = duel(packet)
  const board = printed(store.things.value)
  const viewer = packet.viewer ?? 0
  const ahead = viewer === 0 ? view.pawn : -view.pawn
  return (
    <section class="military" aria-label={t('duel-military')}>
      <svg viewBox="50 0 700 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {[-1, 1].flatMap((side) =>
          zonesOf(board).map((zone) => (
            <g key={`${side}${zone.from}`} class="zone" data-points={zone.points}>
              <rect
                x={side > 0 ? at(zone.from) - SPACE / 2 : at(-zone.to) - SPACE / 2}
                y="26"
                width={SPACE * (zone.to - zone.from + 1)}
                height="28"
              />
              <text x={at((side * (zone.from + zone.to)) / 2)} y="73" text-anchor="middle">
                {zone.points}
              </text>
            </g>
          )),
        )}
        <rect class="zone-zero" x={at(0) - SPACE / 2} y="26" width={SPACE} height="28" />
        {Array.from({ length: 2 * board.capital - 1 }, (_, index) => index - board.capital + 1).map((step) => (
          <circle key={step} class="space" cx={at(step)} cy="40" r="6" />
        ))}
        {[-1, 1].map((side) => (
          <g key={side} class="capital">
            <path d={`M${at(side * board.capital) - 24} 56V30h6v-8h8v6h20v-6h8v8h6v26z`} />
            <path class="gate" d={`M${at(side * board.capital) - 6} 56V46a6 6 0 0 1 12 0v10z`} />
          </g>
        ))}
        {[viewer, 1 - viewer].map((seat, place) =>
          board.loot_at.map(({ distance, coins }) => (
            <g key={`${seat}${distance}`} class="loot" data-there={view.loot[seat]?.includes(coins)}>
              <rect x={at((place ? 1 : -1) * distance) - 16} y="1" width="32" height="23" rx="4" />
              <text x={at((place ? 1 : -1) * distance)} y="19" text-anchor="middle">
                −{coins}
              </text>
            </g>
          )),
        )}
        <g class="pawn" style={{ transform: `translateX(${at(ahead)}px)` }}>
          <use href="#i-pawn" x="-14" y="18" width="28" height="36" />
        </g>
      </svg>
      <p class="distances">
        {[viewer, 1 - viewer].map((seat) => (
          <span key={seat} data-near={board.capital - (seat === viewer ? ahead : -ahead) <= NEAR}>
            <SeatSign seat={seat} /> {threat(board, view, seat, seat === viewer ? ahead : -ahead)}
          </span>
        ))}
      </p>
    </section>
  )
}

/** Neighbouring spaces of the same worth make a zone. */
function zonesOf(board: Printed): { from: number; to: number; points: number }[] {
  const zones: { from: number; to: number; points: number }[] = []
  for (let step = 1; step < board.capital; step += 1) {
    const points = board.zone_vp[step] ?? 0
    const zone = zones.at(-1)
    if (zone?.points === points) zone.to = step
    else zones.push({ from: step, to: step, points })
  }
  return zones
}

/** How far this seat is from looting and from taking the other capital. */
function threat(board: Printed, view: DuelView, seat: number, ahead: number): string {
  const next = board.loot_at.find(({ distance, coins }) => view.loot[1 - seat]?.includes(coins) && distance > ahead)
  const supremacy = board.capital - ahead
  return next
    ? t('duel-threat', { loot: next.distance - ahead, coins: next.coins, supremacy })
    : t('duel-threat-last', { supremacy })
}
