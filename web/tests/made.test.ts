import { expect, it } from 'vitest'
import { MadeMoves } from '../src/table/made'

const played = (...texts: string[]): MadeMoves => {
  const moves = new MadeMoves()
  texts.forEach((text, at) => moves.add({ seat: 0, at, text }))
  return moves
}

it('gives moves taken back in the order in which they were made', () => {
  const moves = played('a', 'b', 'c')
  moves.takeBack(0, 1, Infinity)
  expect(moves.next(0, 1)?.text).toBe('b')
  moves.add({ seat: 0, at: 1, text: 'b' })
  expect(moves.next(0, 2)?.text).toBe('c')
})

it('takes back one after another', () => {
  const moves = played('a', 'b')
  moves.takeBack(0, 1, 1)
  moves.takeBack(0, 0, 1)
  expect(moves.next(0, 0)?.text).toBe('a')
  expect(moves.next(0, 1)).toBeNull()
})

it('is of one seat and one point', () => {
  const moves = played('a')
  moves.takeBack(1, 0, 1)
  expect(moves.next(0, 0)).toBeNull()
  moves.takeBack(0, 0, 1)
  expect(moves.next(1, 0)).toBeNull()
  expect(moves.next(undefined, undefined)).toBeNull()
})

it('forgets them after another move, and what was refused', () => {
  const moves = played('a', 'b')
  moves.takeBack(0, 0, Infinity)
  const other = { seat: 0, at: 0, text: 'x' }
  moves.add(other)
  expect(moves.next(0, 0)).toBeNull()
  moves.drop(other)
  moves.takeBack(0, 0, Infinity)
  expect(moves.next(0, 0)).toBeNull()
})
