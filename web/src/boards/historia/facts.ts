import { read } from '../../table/things'
import { asText } from '../../json'
import type { About } from '../../table/lately'
import type { Packet, Thing, Things } from '../../types'
import { word } from './words'

/** A civilization as the server names it: the number of a seat, or `civbot_1`. */
export type Name = number | string

/** The view of Historia as the server sends it. */
export interface HistoriaView {
  era: number
  turn_of_era: number
  rounds: number
  order: Name[]
  stock: number[]
  available: number[]
  used: number[]
  technology: number[]
  military: number[]
  row: string[]
  tapped: string[]
  fresh: string[]
  offered: string[]
  event: string | null
  past_events: string[]
  goals: string[]
  civilization: (string | null)[]
  hand: string[][]
  queue: string[][]
  laid: string[][]
  advisors: (string[] | null)[]
  advisors_in_hand: number[]
  advisors_in_deck: number[]
  used_advisors: string[][]
  wonders: string[][]
  leader: (string | null)[]
  tokens: number[]
  goals_taken: string[][]
  icons: Icon[][]
  playing: Playing | null
  /** Is everybody laying cards? */
  laying: boolean
  territories: Territory[]
  unseen_tiles: number[]
  civilizations: Civilization[]
}

export type Icon = 'government' | 'territory' | 'leader' | 'wonder_row'

export interface Playing {
  seat: number
  card: string | null
  action: string | null
  steps: number
}

export interface Territory {
  id: string
  tile: number | null
  cubes: Name[]
  adjacent: string[]
}

export interface Civilization {
  name: Name
  civbot: string | null
  eliminated: boolean
  vp: number
  points: Record<string, number>
  government: string
  government_vp: number
  navigation: boolean
  territories: string[]
  sole: string[]
  technology_open: boolean
  military_open: boolean
  /** What the coming Turn End would score as things stand, by icon. */
  turn_end: Partial<Record<Icon, number>>
  cards_per_round?: number
  advanced?: string[]
  objectives?: boolean[]
  golden_era?: boolean
  golden_era_over?: boolean
  rivals?: Rival[]
}

/** The comparisons that allow Raid, War and Trade. */
export interface Rival {
  name: Name
  adjacent: boolean
  weaker: boolean
  wiser: boolean
  shared: string[]
  protected: string[]
}

/** What is printed on the board. */
export interface Printed {
  eras: number
  levels: number
  cells: [technology: number, military: number, government: string][]
  queue_for_revolution: number
  turn_end_returns: number
  golden_tokens: number
  designed: boolean
}

export type Axis = 'technology' | 'military'
export const AXES: Axis[] = ['technology', 'military']

export { thing } from '../../table/things'

export const historia = (packet: Packet): HistoriaView => packet.view as unknown as HistoriaView

export const printed = (things: Things): Printed => Object.values(things.title ?? {})[0]?.sheet as unknown as Printed

/** The level of an axis as a thing: its id, and what it brings. */
export function levelThing(things: Things, axis: Axis, level: number): [id: string, found: Thing] {
  const entry = Object.entries(things[`${axis}_level`] ?? {})[level - 1]
  return entry ?? ['', { name: String(level), text: [], sheet: {} }]
}

/** Sentences that tell where a thing belongs and what it costs come first: a face shows the rest. */
export function face(found: Thing, skip: number): string {
  return read(found).lines.slice(skip).join(' ')
}

/** The place of a civilization among all: seats first, then the Civbots. */
export const placeOf = (view: HistoriaView, name: Name): number =>
  view.civilizations.findIndex((civilization) => String(civilization.name) === String(name))

export function nameOf(packet: Packet, name: Name): string {
  return packet.seats[Number(name)]?.name ?? word(`seat-${name}`)
}

/** What stands on the sign of a civilization: the letter of a seat, the number of a Civbot. */
export const letterOf = (name: Name): string | undefined =>
  typeof name === 'string' && name.startsWith('civbot_') ? name.replace('civbot_', '') : undefined

export const total = (points: Partial<Record<string, number>>): number =>
  Object.values(points).reduce<number>((sum, part) => sum + (part ?? 0), 0)

/** What a line of the log is about: territories, wonders, and of a seat the cards it laid or played and its sign on the matrix. */
export const markedBy: About = ({ key, args: { seat, territory, wonder, card, cards } }) => [
  ...(typeof territory === 'string' ? [`territory ${territory}`] : []),
  ...(typeof wonder === 'string' ? [`wonder ${wonder}`] : []),
  ...(LAYS.has(key) ? [card, ...(Array.isArray(cards) ? cards : [])] : [])
    .filter((id) => typeof id === 'string')
    .map((id) => `card ${asText(seat)} ${id}`),
  ...(STEPS.test(key) ? [`level ${asText(seat)}`] : []),
]
const LAYS = new Set(['event-laid', 'event-plays'])
const STEPS = /^event-(technology|military)/
