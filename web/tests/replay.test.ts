import { describe, expect, it } from 'vitest'
import { Past, withChanges } from '../src/table/replay'
import type { LogLine, Packet, Replay, Scene } from '../src/types'

const standing = { over: false, ending: '', winners: [], scores: [] }
const scene = (view: Scene['view']): Scene => ({ view, standing })
const line = (n: number): LogLine => ({ n, seat: 0, text: `line ${n}`, key: 'event', args: {}, secret: false })
const live = { table: 't', viewer: 0, language: 'en', sequence: 9, last: 3, decision: {}, digest: [line(3)] }
const present = live as unknown as Packet

const replay: Replay = {
  first: scene({ coins: [7, 7], hand: { a: 1, b: 2 } }),
  steps: [[[['view', 'coins', 1], 5]], null, [[['view', 'hand', 'a']], [['view', 'row'], ['x']]]],
  log: [line(0), line(1), line(3)],
}

describe('a step', () => {
  it('changes what it names and keeps the rest as it was', () => {
    const before = scene({ coins: [7, 7], hand: { a: 1 } })
    const after = withChanges(before, [[['view', 'coins', 0], null]])
    expect(after.view).toEqual({ coins: [null, 7], hand: { a: 1 } })
    expect(after.view.hand).toBe(before.view.hand)
    expect(after.standing).toBe(before.standing)
    expect(before.view.coins).toEqual([7, 7])
  })

  it('may put a thing where another one was and change it at once', () => {
    const after = withChanges(scene({ a: { b: 1 } }), [[['view', 'a'], { b: 2, c: 3 }], [['view', 'a', 'c']]])
    expect(after.view).toEqual({ a: { b: 2 } })
  })
})

describe('the past', () => {
  it('gives every point, in any order, as the server would', () => {
    const past = new Past(replay, present)
    expect(past.packet(present, 3)).toMatchObject({ at: 3, view: { coins: [7, 5], hand: { b: 2 }, row: ['x'] } })
    expect(past.packet(present, 1)).toMatchObject({ at: 1, view: { coins: [7, 5], hand: { a: 1, b: 2 } } })
    expect(past.packet(present, 0)).toMatchObject({ log: [line(0)], log_length: 1, decision: null, digest: [] })
    expect(past.packet(present, 2)).toBeNull()
  })

  it('tells the lines around a point', () => {
    const log = Array.from({ length: 300 }, (_, n) => line(n))
    const past = new Past({ ...replay, log }, present)
    const shown = past.log(150).map(({ n }) => n)
    expect(shown).toContain(149)
    expect(shown).toContain(160)
    expect(shown.length).toBeLessThan(150)
    expect(past.log(151)).toEqual(past.log(150))
  })

  it('is of one viewer and one language', () => {
    const past = new Past(replay, present)
    expect(past.fits(present)).toBe(true)
    expect(past.fits({ ...present, viewer: null })).toBe(false)
    expect(past.fits({ ...present, language: 'it' })).toBe(false)
  })
})
