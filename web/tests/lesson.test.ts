import { expect, it } from 'vitest'
import { allowed, before, stepAt } from '../src/tutorial/lesson'

const steps = [
  { moves: [], play: [] },
  { moves: ['build:baths'], play: [] },
  { moves: [], play: [{ seat: 1, move: 'build:inn' }] },
  { moves: ['lay:a', 'lay:b', 'done'], play: [] },
  { moves: [], play: [] },
]

it('finds the step a table has reached by its moves', () => {
  expect([0, 1, 2, 3, 4, 5].map((made) => stepAt(steps, made))).toEqual([1, 2, 3, 3, 3, 4])
  expect([0, 1, 2, 3, 4].map((index) => before(steps, index))).toEqual([0, 0, 1, 2, 5])
})

it('allows moves in their order, and those of one kind in any order', () => {
  expect([...allowed(steps[3]!, 0, new Set(['lay:a', 'lay:b', 'lay:c', 'done']))]).toEqual(['lay:a', 'lay:b'])
  expect([...allowed(steps[3]!, 1, new Set(['lay:a', 'done']))]).toEqual(['lay:a'])
  expect([...allowed(steps[3]!, 2, new Set(['lay:c', 'done']))]).toEqual(['done'])
  expect([...allowed(steps[0]!, 0, new Set(['done']))]).toEqual([])
})
