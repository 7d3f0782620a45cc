import type { LessonStep } from '../types'

type Moves = Pick<LessonStep, 'moves' | 'play'>

const count = ({ moves, play }: Moves): number => moves.length + play.length

/** How many moves were made before a step. */
export const before = (steps: Moves[], index: number): number =>
  steps.slice(0, index).reduce((sum, step) => sum + count(step), 0)

/** The step a table has reached: lessons survive a reload because their moves are the table's moves. */
export function stepAt(steps: Moves[], made: number): number {
  const found = steps.findIndex((step, index) => count(step) > 0 && before(steps, index) + count(step) > made)
  return found < 0 ? steps.length - 1 : found
}

const verbOf = (move: string): string => move.split(':')[0]!

/** What the learner may do next: the moves of a step in their order, but those of one kind in any order. */
export function allowed({ moves }: Moves, done: number, legal: { has(move: string): boolean }): Set<string> {
  const same = (index: number) => verbOf(moves[index]!) === verbOf(moves[done]!)
  let [from, to] = [done, done]
  while (from > 0 && done < moves.length && same(from - 1)) from -= 1
  while (to < moves.length && same(to)) to += 1
  return new Set(moves.slice(from, to).filter((move) => legal.has(move)))
}
