import type { Packet, Thing, Things } from '../../types'

/** The view of 7 Wonders Duel as the server sends it. */
export interface DuelView {
  age: number
  pawn: number
  first_seat: number
  offered: string[]
  returned: string[]
  board: string[]
  library: string[] | null
  box: string[]
  accessible: string[]
  discarded: string[]
  cities: string[][]
  wonders: string[][]
  built: string[][]
  tokens: string[][]
  structure: Slot[]
  unseen: string[]
  unseen_guilds: string[]
  loot: number[][]
  tucked: Record<string, string>
  players: Player[]
}

export interface Slot {
  slot: number
  row: number
  x: number
  card: string | null
  guild: boolean
  covered_by: number[]
}

export interface Player {
  coins: number
  production: Record<Resource, number>
  choices: { raw: number; manufactured: number }
  trade: Record<Resource, number>
  prices: Record<string, number>
  wonder_prices: Record<string, number>
  discard: number
  colours: Record<string, number>
  wonders_built: number
  science: Record<string, number>
  points: Record<string, number>
}

export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const
export type Resource = (typeof RESOURCES)[number]

export const SYMBOLS = ['wheel', 'mortar', 'plumb_bob', 'quill', 'sundial', 'armillary_sphere', 'balance']
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple']

/** What is printed on the board: where the track ends, where loot lies and what the zones are worth. */
export const CAPITAL = 9
export const LOOT = [
  { from: 3, coins: 2 },
  { from: 6, coins: 5 },
]
export const ZONES = [
  { from: 1, to: 2, points: 2 },
  { from: 3, to: 5, points: 5 },
  { from: 6, to: 8, points: 10 },
]
export const WONDERS_IN_ALL = 7
export const SYMBOLS_TO_WIN = 6

export interface Effects {
  produce?: Partial<Record<Resource, number>>
  produce_choice?: Resource[]
  trade_fixed_price?: Resource[]
  shields?: number
  science?: string
  vp?: number
  coins?: number
  coins_per?: { count: string; coins: number }
  guild?: { count: string[]; coins: number; vp: number }
  play_again?: boolean
  opponent_loses_coins?: number
  destroy_opponent_card?: string
  build_from_discard?: number
  draw_box_tokens?: number
  discount_resources?: number
  discount_on?: string
  gain_opponent_trade_coins?: boolean
  extra_shields_per_red_card?: number
  future_wonders_play_again?: boolean
  vp_per_own_token?: number
  coins_per_chain_build?: number
}

export type Cost = Partial<Record<Resource | 'coins', number>>

export interface Sheet {
  deck?: string
  colour?: string
  cost: Cost
  effects: Effects
  /** The sign this card gives, the sign it is free for, and the card that bears it. */
  chain_given?: string | null
  chain_needed?: string | null
  chain_from?: string | null
  vp: number
}

export const duel = (packet: Packet): DuelView => packet.view as unknown as DuelView

const EMPTY: Thing = { name: '', text: [], sheet: {} }

export function thing(things: Things, domain: 'card' | 'wonder' | 'token', id: string): Thing {
  return things[domain]?.[id] ?? { ...EMPTY, name: id }
}

export function sheet(found: Thing): Sheet {
  const raw = found.sheet as Partial<Sheet>
  return { ...raw, cost: raw.cost ?? {}, effects: { ...raw.effects, ...(raw.vp ? { vp: raw.vp } : {}) }, vp: raw.vp ?? 0 }
}
