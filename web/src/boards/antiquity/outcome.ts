import { t } from '../../text'
import type { Packet, Things } from '../../types'
import type { Fate } from '../index'
import { antiquity, thing } from './facts'
import { barsOf } from './ways'
import { word } from './words'

/** What became of everybody: nobody scores in this game; a patron's condition is met or it is not. */
export function outcome(packet: Packet, things: Things): Fate[] {
  const view = antiquity(packet)
  const seats = packet.seats.map((_, seat) => seat)
  const winners = new Set(packet.result?.winners ?? [])
  const fate = (seat: number) => {
    if (winners.has(seat)) return t('antiquity-won')
    return t(view.out.includes(seat) ? 'antiquity-out' : 'antiquity-not-won')
  }
  const asked = (seat: number) => {
    const saint = view.saint[seat]
    return new Set(saint ? (thing(things, 'saint', saint).sheet.conditions as string[]) : [])
  }
  const met = (seat: number, condition: string, text: string) =>
    view.players[seat]!.conditions.includes(condition) && asked(seat).has(condition) ? `✓ ${text}` : text
  const bars = seats.map((seat) => barsOf(packet, things, seat))
  const nearest = (seat: number) => {
    const missing = Object.values(view.players[seat]!.uncovered).map((hexes) => hexes.length)
    return missing.length ? met(seat, 'enclosure', t('antiquity-short-of', { count: Math.min(...missing) })) : '–'
  }
  return [
    { label: t('antiquity-outcome'), cells: seats.map(fate) },
    {
      label: t('antiquity-patron'),
      cells: seats.map((seat) => (view.saint[seat] ? thing(things, 'saint', view.saint[seat]).name : '–')),
    },
    ...bars[0]!.map(({ condition }, row) => ({
      label: word(`score-${condition}`),
      cells: bars.map((own, seat) => met(seat, condition, `${own[row]!.done}/${own[row]!.all}`)),
    })),
    { label: t('antiquity-surrounding'), cells: seats.map(nearest) },
    { label: word('score-hexes'), cells: view.players.map(({ clean }) => String(clean)) },
  ]
}
