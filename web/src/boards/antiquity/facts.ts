import type { About } from '../../table/lately'
import type { TableStore } from '../../table/store'
import { thing } from '../../table/things'
import { t } from '../../text'
import type { Move, Packet, Things } from '../../types'

export interface Piece {
  building: string
  number: number
  /** How the moves name it among the buildings of its kind. */
  copy: string
  squares: string[]
  manned: boolean
  graved: boolean
}

export interface City {
  centre: string
  grid: number
  pieces: Piece[]
  houses: string[]
  fountains: string[]
  graves: string[]
  blocked: string[]
}

export interface Industry {
  seat: number
  project: string
  good: string
  hexes: string[]
  centre: string
  goods: string[]
  yield: number
}

export interface Player {
  goods: Record<string, number>
  houses: string[]
  men: number
  free_men: number
  carts: number
  inns: string[]
  cities: City[]
  active: string[]
  zone: string[]
  clean: number
  capacity: number
  /** Goods that phase 5 would take away as things stand. */
  excess: number
  graves_due: number
  food: number
  granary_relief: number
  grave_room: { empty: number; buildings: number }
  pollution_due: number
  city_pollution: number
  fountain_relief: number
  dump_relief: number
  missing_buildings: string[]
  missing_goods: number
  conditions: string[]
  /** Per rival the hexes of its zone out of reach: with none it is surrounded. */
  uncovered: Record<string, string[]>
}

/** Squares as row and column from the corner of the box around a piece. */
export type Cells = [row: number, column: number][]

/** The view of Antiquity as the server sends it. */
export interface AntiquityView {
  turn_number: number
  phase: number
  famine: number
  order: number[]
  out: number[]
  saint: (string | null)[]
  due: number[]
  tiles: [string, number][]
  grass: string[]
  polluted: string[]
  markers: string[]
  ores: { ore: string; hexes: string[] }[]
  piles: Record<string, number>
  industries: Industry[]
  players: Player[]
  draft: { given: Record<string, number>; asked: Record<string, number> } | null
  air: (string | null)[]
  in_hand: { building: string | null; facings: Cells[] } | null
  /** Per project the hexes that would do, with the goods to be found there. */
  sites: Record<string, Record<string, number>>
  wanted_goods: string[]
  offers?: Offer[]
}

/** What a first city would have around it. */
export interface Hopes {
  zone?: string[]
  /** Hexes of its zone by terrain. */
  grounds: Record<string, number>
  /** The most goods that an industry of each kind could find there. */
  best: Record<string, number>
}

export interface Offer {
  maker: number
  taker: number
  given: Record<string, number>
  asked: Record<string, number>
  status: string
}

/** What is printed. */
export interface Printed {
  layouts: Record<string, { centres: [number, number][]; hexes: [string, number, number][] }>
  terrains: string[]
  radius: number
  goods_each: number
}

export interface Cost {
  wood: number
  stone: number
  food: number
  luxury: number
  different: number
}

export { thing }

export const antiquity = (packet: Packet): AntiquityView => packet.view as unknown as AntiquityView

export const printed = (things: Things): Printed => Object.values(things.title ?? {})[0]?.sheet as unknown as Printed

export const asked = (store: TableStore): string => store.decision.value?.question.key.replace('question-', '') ?? ''

/** Does everybody decide at the same time? */
const TOGETHER = new Set([2, 5, 6, 8])
export const isTogether = (view: AntiquityView): boolean => TOGETHER.has(view.phase)

/** The hexes that a line of the log is about. */
export const hexesOf: About = ({ args }) =>
  [args.hex, ...(Array.isArray(args.hexes) ? args.hexes : [])].filter((hex) => typeof hex === 'string')

export const legalWith = (store: TableStore, verb: string): Move[] =>
  (store.decision.value?.moves ?? []).filter((move) => move.verb === verb)

export const cityName = (packet: Packet, seat: number, number: number): string =>
  t('antiquity-city', { number: number + 1, name: packet.seats[seat]?.name ?? '' })
