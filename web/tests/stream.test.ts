import { describe, expect, it } from 'vitest'
import { CHAT_LINES, next, readOut, withAnswer, withChat, withPresence } from '../src/table/stream'
import type { ChatLine, LogLine, Packet, Seat } from '../src/types'

const line = (n: number): ChatLine => ({ n, who: 'Ann', seat: 0, text: `line ${n}`, at: n })
const told = (n: number, text: string): LogLine => ({ n, seat: 0, text, key: 'event', args: {}, secret: false })
const seat = (number: number): Seat => ({
  seat: number,
  name: `Seat ${number}`,
  kind: 'human',
  taken: true,
  left: false,
  waiting: false,
  is_you: number === 0,
  connected: false,
  prompt: '',
  clock: { left: 60, running: true },
})

const packet = (part: Partial<Packet> = {}): Packet => ({
  table: 'table',
  title: 'title',
  pack: null,
  sequence: 5,
  viewer: 0,
  owned: [0],
  host: true,
  status: 'running',
  options: {},
  language: 'en',
  public: false,
  hot_seat: false,
  veiled: false,
  at: null,
  last: 3,
  seats: [seat(0), seat(1)],
  view: {},
  decision: null,
  prompt: 'Play a card',
  standing: null,
  log: [],
  log_length: 0,
  digest: [],
  chat: [line(1)],
  ask: null,
  rematch: null,
  chosen_chance: false,
  commitment: null,
  rewinds: 0,
  patience: 60,
  clock: null,
  notes: '',
  ...part,
})

describe('a packet after another', () => {
  it('is shown if it is newer, or the same again', () => {
    const newer = packet({ sequence: 6 })
    expect(next(packet(), newer)).toBe(newer)
    expect(next(null, newer)).toBe(newer)
    expect(next(packet({ sequence: 6 }), newer)).toBe(newer)
  })
  it('is dropped if the stream has told more', () => {
    expect(next(packet({ sequence: 7 }), packet({ sequence: 6 }))).toBeNull()
  })
  it('counts by itself for another viewer and another table', () => {
    const spectator = packet({ sequence: 1, viewer: null })
    expect(next(packet(), spectator)).toBe(spectator)
    const elsewhere = packet({ sequence: 1, table: 'other' })
    expect(next(packet(), elsewhere)).toBe(elsewhere)
  })
  it('loses no line of chat that came while it was on its way', () => {
    const heard = withChat(packet(), line(2))
    expect(next(heard, packet({ sequence: 6 }))?.chat).toEqual([line(1), line(2)])
    expect(next(heard, packet({ sequence: 7, chat: [line(1), line(2)] }))?.chat).toEqual([line(1), line(2)])
  })
})

describe('what the stream tells besides packets', () => {
  it('adds a line of chat once, in its place, and keeps so many', () => {
    const twice = withChat(withChat(packet(), line(3)), line(3))
    expect(withChat(twice, line(2)).chat.map(({ n }) => n)).toEqual([1, 2, 3])
    let full = packet()
    for (let n = 2; n <= CHAT_LINES + 5; n += 1) full = withChat(full, line(n))
    expect(full.chat.length).toBe(CHAT_LINES)
    expect(full.chat.at(-1)).toEqual(line(CHAT_LINES + 5))
  })
  it('lets a later packet pass after chat', () => {
    expect(next(withChat(packet(), line(2)), packet({ sequence: 6 }))).not.toBeNull()
  })
  it('shows who is there and leaves everything else, clocks too, as it was', () => {
    const before = packet()
    const after = withPresence(before, { seat: 1, connected: true })
    expect(after.seats.map(({ connected }) => connected)).toEqual([false, true])
    expect(after.seats[0]).toBe(before.seats[0])
    expect(after.seats[1]?.clock).toBe(before.seats[1]?.clock)
    expect(before.seats[1]?.connected).toBe(false)
  })
})

describe('the answer to a request', () => {
  it('is the packet, wherever it stands', () => {
    const newer = packet({ sequence: 6 })
    expect(withAnswer(packet(), newer)).toBe(newer)
    expect(withAnswer(packet(), { packet: newer })).toBe(newer)
    expect(withAnswer(packet(), { sequence: 6, packet: newer })).toBe(newer)
    expect(withAnswer(packet({ sequence: 8 }), { packet: newer })).toBeNull()
  })
  it('may be a part of it, or nothing for the table', () => {
    expect(withAnswer(packet(), { chat: [line(1), line(2)] })?.chat).toEqual([line(1), line(2)])
    expect(withAnswer(packet(), { notes: 'mine' })?.notes).toBe('mine')
    expect(withAnswer(packet(), { hurried: [1] })).toBeNull()
  })
})

describe('what is read out', () => {
  it('is what happened since, and what is to be done', () => {
    const log = [told(3, 'Old.'), told(4, 'Ann builds.'), told(4, 'Bob pays.')]
    expect(readOut(packet(), packet({ last: 4, log }))).toBe('Ann builds. Bob pays. Play a card')
  })
  it('is nothing without a move', () => {
    expect(readOut(packet(), packet())).toBeNull()
    expect(readOut(null, packet())).toBeNull()
    expect(readOut(packet({ last: 4 }), packet())).toBeNull()
  })
})
