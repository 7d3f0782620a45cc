import { still } from '../../settings'
import type { Packet } from '../../types'
import { duel, type DuelView } from './facts'

const FLIGHT = 480
const COUNT = 600

let last: { table: string; viewer: number | null; at: number; view: DuelView } | null = null

/** Called while the new state is being drawn: remembers where things lay, and lets them fly once they lie anew.
 * Nothing waits for it, and nothing it draws can be clicked. */
export function prepare(packet: Packet): { run: () => void } {
  const before = last
  const view = duel(packet)
  last = { table: packet.table, viewer: packet.viewer, at: packet.at ?? packet.last, view }
  const follows =
    before &&
    before.table === packet.table &&
    before.viewer === packet.viewer &&
    last.at > before.at &&
    last.at - before.at <= 4
  if (!follows || still()) return { run: () => undefined }
  const flights = taken(before.view, view)
  return {
    run() {
      for (const flight of flights) fly(flight)
      for (const seat of [0, 1]) count(seat, view.players[seat]!.coins - before.view.players[seat]!.coins)
      for (const slot of view.structure) {
        const old = before.view.structure.find((found) => found.slot === slot.slot)
        if (slot.card && old && !old.card) turnUp(slot.slot)
      }
    },
  }
}

interface Flight {
  picture: Element
  from: DOMRect
  to: string
}

function taken(before: DuelView, now: DuelView): Flight[] {
  const lying = new Set(now.structure.map((slot) => slot.slot))
  return before.structure
    .filter((slot) => slot.card && !lying.has(slot.slot))
    .flatMap((slot) => {
      const element = document.querySelector(`[data-slot="${slot.slot}"]`)
      const picture = element?.querySelector('svg')
      if (!element || !picture) return []
      return [
        {
          picture: picture.cloneNode(true) as Element,
          from: element.getBoundingClientRect(),
          to: goal(slot.card!, now),
        },
      ]
    })
}

function goal(card: string, now: DuelView): string {
  const city = now.cities.findIndex((cards) => cards.includes(card))
  if (city >= 0) return `[data-building="${card}"]`
  const wonder = Object.entries(now.tucked).find(([, under]) => under === card)?.[0]
  return wonder ? `[data-wonder="${wonder}"]` : '[data-pile="discarded"]'
}

function fly({ picture, from, to }: Flight): void {
  const box = document.querySelector(to)?.getBoundingClientRect()
  if (!box || !box.width) return
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  })
  ghost.append(picture)
  document.body.append(ghost)
  const [x, y] = [
    box.left + box.width / 2 - from.left - from.width / 2,
    box.top + box.height / 2 - from.top - from.height / 2,
  ]
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) scale(1.08)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${Math.max(0.2, box.width / from.width)})`, opacity: 0.2 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(.3, .7, .3, 1)' },
  )
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

function count(seat: number, change: number): void {
  const purse = document.querySelector(`[data-coins="${seat}"]`)
  if (!change || !purse) return
  const note = document.createElement('span')
  note.className = 'coin-change'
  note.dataset.gain = String(change > 0)
  note.textContent = change > 0 ? `+${change}` : `−${-change}`
  note.setAttribute('aria-hidden', 'true')
  purse.append(note)
  const rise = note.animate(
    [
      { transform: 'translateY(0)', opacity: 1 },
      { transform: 'translateY(-24px)', opacity: 0 },
    ],
    { duration: COUNT, easing: 'ease-out' },
  )
  rise.onfinish = rise.oncancel = () => note.remove()
}

function turnUp(slot: number): void {
  document
    .querySelector(`[data-slot="${slot}"] svg`)
    ?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: 320,
      easing: 'ease-out',
    })
}
