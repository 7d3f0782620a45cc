import type { Json } from '../types'

/** A step of a lesson: something said, and perhaps moves the learner makes one after the other, or moves the coach plays
 * for both. */
export interface Step {
  say: string
  mark?: string
  move?: string | string[]
  moves?: [number, string][]
}

export interface Lesson {
  title: string
  options: Record<string, Json>
  /** One, if the learner plays alone; two otherwise. */
  seats?: number
  deal: Record<string, Json>
  steps: Step[]
}

const LESSONS: Record<string, () => Promise<{ default: unknown }>> = {
  historia: () => import('./historia.json'),
  seven_ages: () => import('./seven_ages.json'),
  seven_wonders_duel: () => import('./seven_wonders_duel.json'),
  through_the_ages: () => import('./through_the_ages.json'),
}

export async function loadLesson(title: string): Promise<Lesson> {
  return (await LESSONS[title]!()).default as Lesson
}

/** The titles that can be learned here. */
export const hasLesson = (title: string): boolean => title in LESSONS

/** The moves a step asks the learner for. */
export const asked = ({ move }: Step): string[] => (move === undefined ? [] : [move].flat())

/** The step a table has reached: lessons survive a reload because their moves are the table's moves. */
export function stepAt(lesson: Lesson, points: number): number {
  let played = 0
  for (const [index, step] of lesson.steps.entries()) {
    const moves = step.move ? asked(step).length : (step.moves?.length ?? 0)
    if (moves && played + moves > points) return index
    played += moves
  }
  return lesson.steps.length - 1
}
