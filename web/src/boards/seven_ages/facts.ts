import { asText } from '../../json'
import type { PictureSet } from '../../pictures'
import type { Picked } from '../../table/picked'
import { thing } from '../../table/things'
import type { Packet, Things } from '../../types'
import type { Printed } from './geography'

export { thing } from '../../table/things'

/** Which pictures show things of a domain. */
export const PICTURES: Partial<Record<string, PictureSet>> = {
  card: 'arms',
  artefact: 'artefact',
  unit: 'unit',
  leader: 'leader',
}

/** The view of 7 Ages as the server sends it. */
export interface AgesView {
  turn_number: number
  age: number
  holder: number
  action: Action | null
  /** Do several choose at the same time, each for itself? */
  secret: boolean
  glory: number[]
  scores: Record<string, number>[]
  /** The sizes of the hands. */
  cards: number[]
  hand: (string[] | null)[]
  /** Cards in the hands of others that the viewer has seen. */
  known: string[][]
  uses: Record<string, { start: string; artefact: string }>
  deck: number
  cup: number
  pile: string[]
  fresh: string[]
  elephants: number
  empires: Empire[]
  /** Markers of each seat that lie on no empire. */
  loose: (Action | '?')[][]
  areas: Area[]
  technologies: Record<string, number>
  world_war: number
  leaders: Leader[]
  performed: Action[][]
  conflict: Conflict | null
  trade: Trade | null
  group: Group | null
  event: Happening[]
  /** The leader just drawn, `?` for everybody but whoever drew him. */
  found: string | null
  /** Cards drawn against each other, each seen by its own side alone. */
  duel: { seat: number; card: string | null; draws: number }[]
  founding: { card: string | null } | null
}

export const ACTIONS = ['start', 'production', 'trade', 'manoeuvre', 'destiny', 'civilise', 'discard', 'wild'] as const
export type Action = (typeof ACTIONS)[number]

export interface Empire {
  colour: string
  card: string
  seat: number
  progress: number
  age: number
  money: number
  elites: number
  religion: string | null
  government: string | null
  calamities: string[]
  capital: string | null
  homes: string[]
  barbarian: boolean
  marker: Action | '?' | null
  units: number
  ships: number
  /** The types of the units, for their owner. */
  army: Record<string, number> | null
  income: number
  upkeep: number | null
  harvest: Harvest[]
}

/** What an icon would bring if the turn ended now; null if that is not for the viewer to know. */
export interface Harvest {
  icon: string
  region: string | null
  areas: string
  most: number
  pay: number | null
}

export interface Force {
  land: number
  naval: number
  air: number
  special: Record<string, number>
  types?: Record<string, number>
}

export interface Area {
  id: string
  owner: string | null
  city: number
  capital: boolean
  fort: boolean
  disorder: boolean
  artefacts: string[]
  units?: Force[]
  guests?: Force[]
  invader?: string
}

export interface Leader {
  colour: string
  leader: string
  named: string | null
  area: string | null
}

export interface Side {
  colour: string
  disorder: number
  spent: Record<string, number>
  committed: Record<string, number> | null
  tactician: boolean | null
  card: string | null
  fresh: number
  /** What its total is made of, as far as it is seen. */
  parts: Record<string, number>
  open: boolean
}

export interface Conflict {
  area: string
  round: number
  sides: [Side, Side]
  odds: { units: number; win: number; tie: number }[]
}

export interface Trade {
  empire: string
  partner: string | null
  offered: (string[] | null)[]
  deck: string | null
  wanted: string | null
  price: { money: number; cards: number }
}

export interface Group {
  from: string
  at: string
  units: number
  steps: number
  left: number | null
  leaders: string[]
  force: Force
  ways: string[][]
}

export interface Happening {
  card: string
  event: string
  seat: number
  target: string | null
  area: string | null
  stopped: boolean
}

/** What is printed on the board. */
export interface Board {
  spaces: number
  dark_ages: number[]
  regions: string[]
  designed: boolean
}

export const ages = (packet: Packet): AgesView => packet.view as unknown as AgesView

export const printed = (things: Things): Board => thing(things, 'title', 'seven_ages').sheet as unknown as Board

const printedAreas = new WeakMap<Things, Printed[]>()

/** The areas as they are printed on the board. */
export function areasPrinted(things: Things): Printed[] {
  let known = printedAreas.get(things)
  if (!known) {
    known = Object.entries(things.area ?? {}).map(([id, { sheet }]) => ({ id, ...sheet }) as unknown as Printed)
    printedAreas.set(things, known)
  }
  return known
}

export const empireOf = (view: AgesView, colour: string | null | undefined): Empire | undefined =>
  view.empires.find((empire) => empire.colour === colour)

/** The name of the empire that plays a colour; without one, of the colour. */
export function empireName(view: AgesView, things: Things, colour: string): string {
  const empire = empireOf(view, colour)
  return empire ? thing(things, 'card', empire.card).name : thing(things, 'colour', colour).name
}

/** An empire as moves may call it. */
export const aboutEmpire = ({ card, colour }: Empire): Picked => ({
  domain: 'card',
  id: card,
  as: ['colour', 'slot', 'target'].map((domain) => ({ domain, id: colour })),
})

const shores = new WeakMap<Things, Map<string, string[]>>()

/** The places of an area where units stand: itself, and further shores for ships. */
export function placesOf(things: Things, area: string): string[] {
  let known = shores.get(things)
  if (!known) {
    known = Map.groupBy(Object.keys(things.place ?? {}), (place) => areaOf(things, place))
    shores.set(things, known)
  }
  return known.get(area) ?? []
}

export const areaOf = (things: Things, place: string): string => asText(things.place?.[place]?.sheet.area) || place

/** An area with its shores, as moves may call it. */
export const aboutArea = (things: Things, id: string): Picked => ({
  domain: 'area',
  id,
  as: placesOf(things, id).map((place) => ({ domain: 'place', id: place })),
})

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What the next harvest would bring an empire as things stand. */
export const forecast = ({ harvest }: Empire): number => harvest.reduce((sum, { pay }) => sum + (pay ?? 0), 0)

export const citiesOf = (view: AgesView, colour: string): number =>
  view.areas.filter(({ owner, city }) => owner === colour && city > 0).length

export const areasOf = (view: AgesView, colour: string): string[] =>
  view.areas.filter(({ owner }) => owner === colour).map(({ id }) => id)

export const countOf = ({ land, naval, air, special }: Force): number => land + naval + air + total(special)
