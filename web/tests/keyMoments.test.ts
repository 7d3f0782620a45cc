import { expect, it } from 'vitest'
import { keyMoments } from '../src/table/keyMoments'
import type { Curve } from '../src/types'

const curve = (points: number[][][], ways = false): Curve => ({
  sources: ['blue', 'green'],
  ways,
  points: points.map((sheets, index) => ({ at: 10 * index, sheets })),
  things: [],
})
const brief = (found: ReturnType<typeof keyMoments>) =>
  found.map(({ at, place, gained, lead }) => [at, place, gained, lead])

it('tells the greatest gains in their order, with their sources', () => {
  const found = keyMoments(
    curve([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [2, 0],
        [0, 1],
      ],
      [
        [2, 9],
        [5, 1],
      ],
      [
        [3, 9],
        [5, 1],
      ],
      [
        [3, 9],
        [9, 4],
      ],
    ]),
  )
  expect(brief(found)).toEqual([
    [20, 0, 9, false],
    [20, 1, 5, false],
    [40, 1, 7, false],
    [40, 1, 0, true],
  ])
  expect(found[2]!.sources).toEqual([0, 1])
})

it('counts the lead from where nobody was level any more, and none at a draw', () => {
  const lead = (points: number[][][]) => keyMoments(curve(points)).find((moment) => moment.lead)
  expect(
    lead([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
    ])?.at,
  ).toBe(30)
  expect(
    lead([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ]),
  ).toBeUndefined()
})

it('counts each way to win alone and knows no lead there', () => {
  expect(
    brief(
      keyMoments(
        curve(
          [
            [
              [0, 0],
              [0, 0],
            ],
            [
              [40, 30],
              [10, 0],
            ],
          ],
          true,
        ),
      ),
    ),
  ).toEqual([
    [10, 0, 40, false],
    [10, 1, 10, false],
  ])
})
