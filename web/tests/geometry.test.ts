import { describe, expect, it } from 'vitest'
import * as hexes from '../src/boards/antiquity/geometry'
import * as shapes from '../src/boards/seven_ages/geometry'

const cell = (q: number, r: number): hexes.Cell => ({ id: `${q} ${r}`, q, r })
const count = (path: string) => path.split('M').length - 1

describe('hexes', () => {
  it('lie side by side', () => {
    const [here, right, below] = [hexes.middle(0, 0), hexes.middle(1, 0), hexes.middle(0, 1)]
    expect(here).toEqual({ x: 0, y: 0 })
    expect(Math.hypot(right.x, right.y)).toBeCloseTo(hexes.HIGH)
    expect(Math.hypot(below.x, below.y)).toBeCloseTo(hexes.HIGH)
  })
  it('are as far apart as steps between them', () => {
    expect(hexes.distance(cell(0, 0), cell(0, 0))).toBe(0)
    expect(hexes.distance(cell(0, 0), cell(2, -1))).toBe(2)
    expect(hexes.distance(cell(0, 0), cell(2, 2))).toBe(4)
    expect(hexes.distance(cell(-1, 3), cell(2, -1))).toBe(hexes.distance(cell(2, -1), cell(-1, 3)))
  })
  it('have a line around them, not between them', () => {
    expect(count(hexes.outline([cell(0, 0)]))).toBe(6)
    expect(count(hexes.outline([cell(0, 0), cell(1, 0)]))).toBe(10)
    expect(hexes.outline([])).toBe('')
    expect(count(hexes.surface([cell(0, 0), cell(1, 0)]))).toBe(2)
  })
})

describe('shapes', () => {
  const square: shapes.Shape = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]
  it('know what lies in them', () => {
    expect(shapes.contains(square, [5, 5])).toBe(true)
    expect(shapes.contains(square, [15, 5])).toBe(false)
  })
  it('are shared between points by nearness', () => {
    const [left] = shapes.cell(square, [0, 5], [[10, 5]])
    expect(left?.every(([x]) => x <= 5)).toBe(true)
    expect(shapes.contains(left!, [2, 2])).toBe(true)
    expect(shapes.cell(square, [5, 5], [])).toEqual([square])
  })
  it('have a middle with room around it', () => {
    const [[x, y], room] = shapes.middle(square)
    expect(shapes.contains(square, [x, y])).toBe(true)
    expect(room).toBeCloseTo(5)
  })
  it('are drawn as paths', () => {
    expect(shapes.path(square)).toBe('M0.0 0.0L10.0 0.0L10.0 10.0L0.0 10.0Z')
    expect(shapes.path([])).toBe('')
  })
})

describe('a scale', () => {
  it('rises with the values and fills its length', () => {
    const at = shapes.scale([0, 1, 2, 100], 100)
    expect(at(0)).toBe(0)
    expect(at(100)).toBe(100)
    expect(at(1)).toBeLessThan(at(2))
    // Where values crowd, there is more room than their distance tells.
    expect(at(2) - at(1)).toBeGreaterThan(1)
  })
})
