import type { About } from '../../table/lately'
import type { Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { thing } from '../../table/things'
import type { Json, Packet, Thing, Things } from '../../types'

export { thing }

/** The view of Through the Ages as the server sends it. Lists without a comment have an entry for each seat. */
export interface AgesView {
  age: string
  round: number
  player: number
  first_seat: number
  /** 0 as long as it is not known. */
  last_round: number
  resigned: number[]
  /** By space. */
  row: (string | null)[]
  /** How many spaces the next refill clears. */
  leaving: number
  civil_deck: number
  military_deck: number
  unseen_civil: string[]
  current_events: Face[]
  future_events: Face[]
  next_event: Face | null
  past_events: string[]
  discards: Face[]
  common: string[]
  open_card: string | null
  fresh: string[]
  extra_civil: number
  extra_military: number
  unit_resources: number
  unit_science: number
  loose_food: number
  loose_resources: number
  bid: number
  bidder: number
  bidders: number[]
  force_now: number | null
  largest_force: number | null
  attack: Attack | null
  science: number[]
  culture: number[]
  civil: number[]
  military: number[]
  yellow: number[]
  unused: number[]
  blue: number[]
  workers: Record<string, number>[]
  tokens: Record<string, number>[]
  technologies: string[][]
  government: string[]
  leader: (string | null)[]
  wonders: string[][]
  ravaged: string[][]
  unfinished: (string | null)[]
  stages: number[]
  tucked: (string | null)[]
  hand: string[][]
  military_hand: Face[][]
  colonies: string[][]
  tactic: (string | null)[]
  exclusive: number[]
  war: (string | null)[]
  war_on: number[]
  pact: (string | null)[]
  pact_with: number[]
  pact_side: number[]
  given_up: number[]
  players: Player[]
}

/** A card that may lie face down: its back tells the Age. */
export interface Face {
  age: string
  card: string | null
}

export interface Attack {
  seat: number
  rival: number
  strength: number
  defence: number
  missing: number
  cards: number
}

export type Rating = 'science' | 'culture' | 'strength' | 'happy'

export interface Player {
  playing: boolean
  science_rate: number
  culture_rate: number
  strength: number
  happy: number
  happy_required: number
  discontent: number
  civil_total: number
  military_total: number
  civil_hand_limit: number
  military_hand_limit: number
  urban_limit: number
  colonization: number
  food: number
  resources: number
  food_production: number
  resource_production: number
  consumption: number
  corruption: number
  population_cost: number | null
  build_costs: Record<string, number>
  develop_costs: Record<string, number>
  row_costs: (number | null)[]
  forecast: Forecast
  contributions: Record<Rating, Record<string, number>>
  armies: { strength: number; modern: number; obsolete: number } | null
  war_strength: { strength: number; rival: number } | null
}

/** What changes if the turn ended now. */
export interface Forecast {
  uprising: boolean
  science: number
  culture: number
  food: number
  resources: number
  corruption: number
  consumption: number
  hunger: number
  blue: number
  draws: number
}

/** What is printed on the boards; the tables go by the tokens left in a bank. */
export interface Printed {
  row_cost: number[]
  yellow_bank: number
  blue_bank: number
  population_cost: number[]
  consumption: number[]
  happiness: number[]
  corruption: number[]
  kinds: string[]
}

/** What is printed on a card. */
export interface Sheet {
  kind: string
  age: string
  level: number
  gives?: Record<string, number>
  science?: number
  resource?: number
  revolution?: number
  stages?: number[]
  military?: number
  units?: Record<string, number>
  strength?: number
  defence?: number
  colonization?: number
}

export const ages = (packet: Packet): AgesView => packet.view as unknown as AgesView

export const printed = (things: Things): Printed => Object.values(things.title ?? {})[0]?.sheet as unknown as Printed

export const card = (things: Things, id: string): Thing => thing(things, 'card', id)

export const sheet = (things: Things, id: string): Sheet => card(things, id).sheet as unknown as Sheet

/** The seat whose civilization lies in the middle: the viewer's own, or the first one for those who watch. */
export const ownSeat = (packet: Packet): number => packet.viewer ?? 0

export const nameOf = (packet: Packet, seat: number): string => packet.seats[seat]?.name ?? ''

/** Kinds on which workers stand, as the board has them side by side. */
export const SITE_KINDS = [
  'farm',
  'mine',
  'lab',
  'temple',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air_force',
]
export const URBAN = new Set(['lab', 'temple', 'arena', 'library', 'theater'])

/** The families of cards that share a colour; the sign tells the kind. */
export function family(kind: string): string {
  if (kind === 'farm' || kind === 'mine') return 'land'
  if (URBAN.has(kind)) return 'urban'
  if (['infantry', 'cavalry', 'artillery', 'air_force'].includes(kind)) return 'unit'
  return kind.startsWith('special_') ? 'special' : kind
}

/** Under which names moves know a card, wherever it lies but in the row. */
const CALLED = ['technology', 'government', 'leader', 'action', 'ability', 'wonder', 'tactic', 'event', 'territory']
const HELD = [...CALLED, 'aggression', 'war', 'pact', 'bonus', 'military']

export const inHand = (id: string): Picked => ({ domain: 'card', id, as: HELD.map((domain) => ({ domain, id })) })

export const inPlay = (id: string): Picked => ({
  domain: 'card',
  id,
  as: ['ability', 'wonder', 'territory', 'tactic'].map((domain) => ({ domain, id })),
})

export const inRow = (id: string, space: number): Picked => ({ domain: 'civil', id, of: { space: String(space + 1) } })

/** A technology with workers: the moves are about the civilization it lies in. */
export function atSite(store: TableStore, seat: number, id: string): Picked {
  const question = store.decision.value?.question
  const target = question?.key === 'question-raze' ? argument(question.args.other) : store.shown.value!.viewer
  if (seat !== target) return { domain: 'card', id }
  return { domain: 'site', id, as: [{ domain: 'site2', id }] }
}

/** A special technology of a defeated rival may be stolen. */
export const stolen = (id: string): Picked => ({ domain: 'card', id, as: [{ domain: 'special', id }] })

const MOST_STAGES = 4

/** The wonder under construction: its moves name only how many stages are built. */
export const underConstruction = (id: string): Picked => ({
  domain: 'card',
  id,
  as: Array.from({ length: MOST_STAGES }, (_, place) => ({ domain: 'stages', id: String(place + 1) })),
})

const argument = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)

export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

/** A number with its sign: +3, −2, ±0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')

/** The cards that a line of the log is about. */
export const cardsOf: About = ({ args }) => [args.card, args.from].filter((id) => typeof id === 'string')
