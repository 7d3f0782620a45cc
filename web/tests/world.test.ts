import { describe, expect, it } from 'vitest'
import drawing from '../src/boards/seven_ages/world.json'
import { linesOf, numbersOf, ringsOf, spotsOf } from '../src/boards/seven_ages/packed'
import type { Point } from '../src/boards/seven_ages/geometry'
import { letters, packed, type Drawing } from '../world'

const drawn = drawing as Drawing
const light = packed(drawn)
const ids = Object.keys(drawn.areas).sort()

/** The corners of a line as it was drawn. */
function corners(steps: number[]): [number, number][] {
  let [x, y] = [0, 0]
  return Array.from({ length: steps.length / 2 }, (_, place) => {
    x += steps[2 * place]!
    y += steps[2 * place + 1]!
    return [x / 10, y / 10]
  })
}

/** How far a point is from a line of several corners. */
const beside = (line: Point[], [x, y]: Point): number =>
  Math.min(
    ...line.slice(1).map(([bx, by], place) => {
      const [ax, ay] = line[place]!
      const [dx, dy] = [bx - ax, by - ay]
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - part * dx, y - ay - part * dy)
    }),
  )

describe('the packed world', () => {
  it('reads every number as it was written', () => {
    const numbers = [0, 1, -1, 42, -43, 44, -44, 100, -7000, 7500]
    expect(numbersOf(letters(numbers))).toEqual(numbers)
  })
  it('has every outline and every spot of the drawing', () => {
    expect(light.areas.split(' ').map(ringsOf)).toEqual(ids.map((id) => drawn.areas[id]))
    expect(ringsOf(light.waste)).toEqual(drawn.waste)
    const spots = spotsOf(light.spots)
    for (const [place, id] of ids.entries())
      for (const [axis, figure] of drawn.spots[id]!.entries())
        expect(Math.abs(spots[place]![axis]! - figure)).toBeLessThanOrEqual(0.26)
  })
  it('has every line where it was, to a part of a unit, and joins what was joined', () => {
    const ends = new Map<string, string>()
    for (const [number, found] of linesOf(light.arcs, light.grain).entries()) {
      const wanted = corners(drawn.arcs[number]!)
      for (const corner of wanted) expect(beside(found, corner)).toBeLessThan(1.1)
      for (const end of [0, -1]) {
        const [at, was] = [found.at(end)!.join(' '), wanted.at(end)!.join(' ')]
        expect(ends.get(was) ?? at).toBe(at)
        ends.set(was, at)
      }
    }
  })
})
