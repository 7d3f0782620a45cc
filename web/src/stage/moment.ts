import type { LogLine, Packet, Things } from '../types'

/** Something that happened and deserves a stage: what, to whom, and why in figures. */
export interface Moment {
  kind: 'war' | 'loss' | 'auction' | 'reveal' | 'triumph'
  heading: string
  lines: string[]
  rows: MomentRow[]
}

export interface MomentRow {
  /** The number of the seat for its sign, if it has one. */
  seat: number | null
  name: string
  figures: [label: string, value: string][]
}

/** A step of the game, with what the table looked like before it. */
export interface Step {
  fresh: LogLine[]
  before: Packet
  packet: Packet
  things: Things
}

export type MomentOf = (step: Step) => Moment | null

/** Lines are read at a glance, or not at all. */
const MOST_LINES = 5

export const textsOf = (lines: LogLine[], ...keys: string[]): string[] =>
  lines
    .filter(({ key }) => keys.includes(key))
    .map(({ text }) => text)
    .slice(0, MOST_LINES)

export const lineOf = (lines: LogLine[], ...keys: string[]): LogLine | undefined =>
  lines.find(({ key }) => keys.includes(key))

export const seatOf = ({ args }: LogLine, name = 'seat'): number => Number(args[name])

export const nameOf = (packet: Packet, seat: number): string => packet.seats[seat]?.name ?? ''

/** A figure before and after. */
export const fromTo = (before: number, after: number): string =>
  before === after ? String(after) : `${before} → ${after}`
