import { expect, test } from 'vitest'
import { changes, type Stock } from '../src/stage/places'

const coins = (at: string, count: number): Stock => ({ kind: 'coin', at, count, look: '#coin' })

test('what left one place came to the other, the rest arrives or leaves', () => {
  const { journeys } = changes({ stocks: [coins('a', 5), coins('b', 0)] }, { stocks: [coins('a', 2), coins('b', 4)] })
  expect(journeys).toEqual([
    { from: 'a', to: 'b', count: 3, look: '#coin', seat: undefined },
    { from: null, to: 'b', count: 1, look: '#coin', seat: undefined },
  ])
})

test('things of the same name are told apart by their places', () => {
  const before = { lies: [['card', 'row 1'] as [string, string], ['card', 'row 2'] as [string, string]] }
  const after = { lies: [['card', 'row 2'] as [string, string], ['card', 'hand'] as [string, string]] }
  expect(changes(before, after).journeys).toEqual([{ from: 'row 1', to: 'hand', count: 1 }])
})

test('new things come from the deck, and what is nowhere any more goes to the pile', () => {
  const place = { deck: 'deck', pile: 'pile' }
  const before = { ...place, lies: [['old', 'row'] as [string, string]] }
  const after = { ...place, lies: [['new', 'row'] as [string, string]] }
  expect(changes(before, after).journeys).toEqual([
    { from: 'row', to: 'pile', count: 1 },
    { from: 'deck', to: 'row', count: 1 },
  ])
})

test('numbers rise by their change, faces are turned once', () => {
  const before = { figures: { purse: 3, points: 1 }, faces: { one: null, two: 'x' } }
  const after = { figures: { purse: 5, points: 1 }, faces: { one: 'y', two: 'x' } }
  expect(changes(before, after)).toMatchObject({ figures: [['purse', 2]], turned: ['one'] })
})
