import { fromTo, lineOf, nameOf, textsOf, type Moment, type Step } from '../../stage/moment'
import type { Places } from '../../stage/places'
import { t } from '../../text'
import type { Packet, Things } from '../../types'
import { duel, printed } from './facts'

/** Where cards, Wonders and tokens lie. */
export function places(packet: Packet): Places {
  const view = duel(packet)
  const lies: [string, string][] = []
  for (const { slot, card } of view.structure) if (card) lies.push([card, `.structure [data-slot="${slot}"]`])
  for (const card of view.cities.flat()) lies.push([card, `[data-building="${card}"]`])
  for (const [wonder, card] of Object.entries(view.tucked)) lies.push([card, `.city [data-wonder="${wonder}"]`])
  for (const card of view.discarded) lies.push([card, '[data-pile="discarded"]'])
  for (const id of view.offered) lies.push([id, `.offered[data-wonder="${id}"]`])
  for (const id of view.wonders.flat()) lies.push([id, `.city [data-wonder="${id}"]`])
  for (const id of view.board) lies.push([id, `.board-tokens [data-token="${id}"]`])
  for (const id of view.tokens.flat()) lies.push([id, `.city [data-token="${id}"]`])
  return {
    lies,
    figures: Object.fromEntries(view.players.map(({ coins }, seat) => [`[data-coins="${seat}"]`, coins])),
    faces: Object.fromEntries(view.structure.map(({ slot, card }) => [`[data-slot="${slot}"]`, card])),
  }
}

/** Looting and supremacy. */
export function moment({ fresh, before, packet, things }: Step): Moment | null {
  const supremacy = lineOf(fresh, 'event-military-supremacy', 'event-scientific-supremacy')
  const looted = lineOf(fresh, 'event-looted')
  if (!supremacy && !looted) return null
  const science = supremacy?.key === 'event-scientific-supremacy'
  return {
    kind: supremacy ? 'triumph' : 'war',
    heading: t(supremacy ? (science ? 'moment-science' : 'moment-supremacy') : 'moment-looting'),
    lines: textsOf(fresh, 'event-pawn-moved', 'event-looted', supremacy?.key ?? ''),
    rows: packet.seats.map(({ seat }) => ({
      seat,
      name: nameOf(packet, seat),
      figures: science ? symbols(packet, things, seat) : conflict(before, packet, seat),
    })),
  }
}

function symbols(packet: Packet, things: Things, seat: number): [string, string][] {
  const found = Object.keys(duel(packet).players[seat]!.science).length
  return [[t('moment-symbols'), `${found}/${printed(things).symbols_to_win}`]]
}

function conflict(before: Packet, packet: Packet, seat: number): [string, string][] {
  const coins = (from: Packet) => duel(from).players[seat]!.coins
  const ahead = (from: Packet) => (seat === 0 ? duel(from).pawn : -duel(from).pawn)
  return [
    [t('moment-spaces'), fromTo(ahead(before), ahead(packet))],
    [t('duel-coins'), fromTo(coins(before), coins(packet))],
  ]
}
