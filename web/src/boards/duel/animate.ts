import { Component } from 'preact'
import { still } from '../../settings'
import type { Packet } from '../../types'
import { duel, type DuelView } from './facts'

const FLIGHT = 480
const COUNT = 600

/** So many moves further on, what happened between can no longer be followed. */
const MOST = 4

interface Props {
  packet: Packet
}

/** Lets things fly from where they lay before a move to where they lie after it. It is the first child of its board, so
 * that nothing is drawn anew yet when it looks; nothing waits for it, and nothing it draws can be clicked. */
export class Flights extends Component<Props> {
  override getSnapshotBeforeUpdate({ packet: before }: Props): Flight[] {
    const { packet } = this.props
    return follows(before, packet) && !still() ? taken(duel(before), duel(packet)) : []
  }

  override componentDidUpdate({ packet: before }: Props, _: unknown, flights: Flight[]): void {
    const { packet } = this.props
    if (!follows(before, packet) || still()) return
    const [old, view] = [duel(before), duel(packet)]
    for (const flight of flights) fly(flight)
    for (const seat of [0, 1]) count(seat, view.players[seat]!.coins - old.players[seat]!.coins)
    for (const { slot, card } of view.structure)
      if (card && old.structure.some((found) => found.slot === slot && !found.card)) turnUp(slot)
  }

  override render(): null {
    return null
  }
}

const pointOf = ({ at, last }: Packet): number => at ?? last

export function follows(before: Packet, packet: Packet): boolean {
  const moves = pointOf(packet) - pointOf(before)
  return before.table === packet.table && before.viewer === packet.viewer && moves > 0 && moves <= MOST
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
  if (!box?.width) return
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
