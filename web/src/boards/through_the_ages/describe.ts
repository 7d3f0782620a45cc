import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import type { Section } from '../index'
import { Reading, type List, type Part } from '../plain/reading'
import { ages, card, nameOf, ownSeat, signed, type Forecast } from './facts'
import { word } from './words'

/** A new turn opens a chapter of the log. */
export const chapterOf = (line: LogLine) => (line.key === 'event-turn' ? line.text : null)

/** Everything in sight as tables of text. */
export function describe(packet: Packet, things: Things): Section[] {
  const reading = new Reading(packet, things)
  const game: List = {
    label: t('in-sight'),
    columns: [t('what'), t('value')],
    rows: reading.facts().map(({ label, parts }) => [[{ text: label }], parts]),
  }
  const told = [...reading.underWay(), game, reading.players(), ...reading.lists()]
    .filter((list) => list.rows.length)
    .map(({ label, columns, rows }) => ({ heading: label, columns, rows: rows.map((row) => row.map(plainly)) }))
  const moves: Section = {
    heading: t('tab-moves'),
    columns: [t('what'), t('value')],
    rows: (packet.decision?.moves ?? []).map((move) => [move.label, move.detail]),
  }
  return [row(packet, things), ...told, forecast(packet), pending(packet, things), moves].filter(
    (section) => section.rows.length,
  )
}

const plainly = (parts: Part[]) => parts.map((part) => part.text).join(', ') || '–'

function row(packet: Packet, things: Things): Section {
  const view = ages(packet)
  const costs = view.players[ownSeat(packet)]!.row_costs
  return {
    heading: t('through-row'),
    columns: [t('place'), t('what'), t('value')],
    rows: view.row.flatMap((id, space) => {
      if (!id) return []
      const cost = t('through-take-cost', { count: costs[space] ?? 0 })
      return [
        [String(space + 1), card(things, id).name, space < view.leaving ? `${cost}, ${t('through-leaves')}` : cost],
      ]
    }),
  }
}

const FORESEEN: (keyof Forecast)[] = ['food', 'resources', 'science', 'culture']

function forecast(packet: Packet): Section {
  const players = ages(packet).players.map((player) => player.forecast)
  return {
    heading: t('through-forecast'),
    columns: [t('what'), ...packet.seats.map(({ name }) => name)],
    rows: [
      ...FORESEEN.map((name) => [word(`player-${name}`), ...players.map((found) => signed(Number(found[name])))]),
      [t('through-uprising-short'), ...players.map(({ uprising }) => t(uprising ? 'yes' : 'no'))],
      [t('through-draws-short'), ...players.map(({ draws }) => String(draws))],
    ],
  }
}

function pending(packet: Packet, things: Things): Section {
  const view = ages(packet)
  const wars = view.war.flatMap((id, seat) => {
    const strength = view.players[seat]!.war_strength
    if (!id || !strength) return []
    const rival = nameOf(packet, view.war_on[seat]!)
    return [[card(things, id).name, `${nameOf(packet, seat)} ${strength.strength} → ${rival} ${strength.rival}`]]
  })
  const { attack } = view
  const attacks = attack
    ? [
        [
          card(things, view.open_card ?? '').name,
          `${nameOf(packet, attack.seat)} ${attack.strength} → ${nameOf(packet, attack.rival)} ${attack.defence}`,
        ],
      ]
    : []
  return { heading: t('through-pending'), columns: [t('what'), t('value')], rows: [...attacks, ...wars] }
}
