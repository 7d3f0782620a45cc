/** What the table server sends. The client draws it and knows no rule of any game. */

export type Language = 'en' | 'it'
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface Me {
  name: string
  language: Language
  guest: boolean
}

export interface Level {
  spec: string
  name: string
  /** How strong it measured in this title, by the number of seats. */
  ratings: Record<string, { rating: number; low: number; high: number; games: number }>
  /** Processor time per turn, at most. */
  seconds: number
}

export interface Option {
  key: string
  label: string
  text: string
  default: Json
  values: { value: Json; label: string }[] | null
  many: boolean
  /** What an empty list means, where that is not plain. */
  none: string
}

export interface Game {
  key: string
  names: Record<Language, string>
  blurb: string
  seats: number[]
  options: Option[]
  levels: Level[]
  designed: boolean
}

export interface Thing {
  name: string
  other_name?: string
  text: string[]
  sheet: Record<string, Json>
}
export type Things = Record<string, Record<string, Thing>>

export interface Rule {
  id: string
  section: string
  text: string
  example?: boolean
}

export interface AidPart {
  heading: string
  text: string
}

export interface Clock {
  left: number
  running: boolean
}

export interface Seat {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  bot?: string | null
  level_name?: string | null
  taken?: boolean
  left?: boolean
  connected: boolean
  waiting: boolean
  is_you: boolean
  /** Somebody who is asked, or who got up: since when, and until when the others wait (seconds since 1970). */
  away?: { since: number; until: number; reminded: boolean; yours: boolean }
  clock?: Clock | null
  prompt?: string | null
}

export interface Move {
  move: string
  verb: string
  args: Record<string, string>
  label: string
  detail?: string | null
  plan?: string[] | null
  preview?: Record<string, Json> | null
  reveals?: boolean
}

export interface Decision {
  id: string
  seat: number
  question: { key: string; args: Record<string, Json>; rule: string | null; text: string }
  moves: Move[]
  take_back: boolean
  take_back_cause?: string | null
}

export interface LogLine {
  n: number
  turn?: number | null
  seat: number | null
  text: string
  key: string
  args: Record<string, Json>
  secret?: boolean
}

export interface Score {
  total: number
  categories?: Record<string, number>
}

export interface Standing {
  over: boolean
  ending: string
  winners: number[]
  scores: Score[]
  /** Whoever plays without a seat, where the title has such. */
  others?: Score[]
}

export type Order = 'auto_single' | 'auto_pass' | 'auto_decline'

export interface ChatLine {
  who: string
  seat: number | null
  text: string
  at: string
}

export interface SeatLink {
  seat: number
  url: string
  qr?: { size: number; path: string } | null
}

export interface Packet {
  table: string
  title: string
  sequence: number
  viewer: number | null
  status: 'open' | 'running' | 'paused' | 'over'
  options: Record<string, Json>
  seats: Seat[]
  view: Record<string, Json> | null
  decision: Decision | null
  prompt: string
  standing: Standing | null
  result?: {
    ending: string
    ending_text: string
    winners: number[]
    scores: Score[]
    sheet?: { label: string; points: number[] }[]
  } | null
  log: LogLine[]
  digest: LogLine[]
  chat: ChatLine[]
  notes: string
  draft?: Json
  /** The point shown; null is now. */
  at: number | null
  last: number
  hot_seat: boolean
  host: boolean
  owned: number[]
  ask: Ask | null
  rematch: string | null
  orders?: Record<Order, boolean> | null
  /** Somebody chose the seed or the deal, and may know all luck. */
  chosen_chance: boolean
  commitment?: string | null
  secret?: string | null
}

/** What somebody wishes and others must agree to. */
export interface Ask {
  kind: 'back' | 'pause' | 'rematch' | 'bot' | 'end'
  seat: number
  about: number | null
  missing: number[]
  yours: boolean
  text: string
}

export interface TableHead {
  table: string
  title: string
  options: Record<string, Json>
  seats: Seat[]
  status: Packet['status']
  waiting: number[]
  /** Seconds since 1970. */
  last_move_at: number | null
  created_at: number
  chosen_chance: boolean
  /** The seats that are mine. */
  yours: number[]
  /** A seat that I left waits for me. */
  returns: boolean
  your_turn: boolean
}

export interface Why {
  legal: boolean
  rule: string | null
  sentence: string
  figures?: Record<string, Json> | null
}
