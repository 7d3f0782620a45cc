import type { About } from '../../table/lately'
import type { Packet, Thing, Things } from '../../types'

export { thing } from '../../table/things'

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

/** What is printed on the board: where the track ends, what its spaces are worth, where loot lies, what wins. */
export interface Printed {
  capital: number
  zone_vp: number[]
  loot_at: { distance: number; coins: number }[]
  symbols_to_win: number
  wonders_in_all: number
}

export const printed = (things: Things): Printed => Object.values(things.title ?? {})[0]?.sheet as unknown as Printed

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
  discount_wonder?: number
  discount_blue?: number
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

export function sheet(found: Thing): Sheet {
  const raw = found.sheet as Partial<Sheet>
  return {
    ...raw,
    cost: raw.cost ?? {},
    effects: { ...raw.effects, ...(raw.vp ? { vp: raw.vp } : {}) },
    vp: raw.vp ?? 0,
  }
}

/** The card, the Wonder and the token that a line of the log is about. */
export const piecesOf: About = ({ args }) => [args.card, args.wonder, args.token].filter((id) => typeof id === 'string')
