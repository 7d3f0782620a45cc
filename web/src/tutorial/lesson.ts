import type { Json } from '../types'

/** A step of a lesson: something said, and perhaps a move the learner makes or moves the coach plays for both. */
export interface Step {
  say: string
  mark?: string
  move?: string
  moves?: [number, string][]
}

export interface Lesson {
  title: string
  options: Record<string, Json>
  deal: Json
  steps: Step[]
}

const LESSONS: Record<string, () => Promise<{ default: unknown }>> = {
  seven_wonders_duel: () => import('./seven_wonders_duel.json'),
}

export async function loadLesson(title: string): Promise<Lesson> {
  return (await LESSONS[title]!()).default as Lesson
}

/** The step a table has reached: lessons survive a reload because their moves are the table's moves. */
export function stepAt(lesson: Lesson, points: number): number {
  let played = 0
  for (const [index, step] of lesson.steps.entries()) {
    const moves = step.move ? 1 : (step.moves?.length ?? 0)
    if (moves && played + moves > points) return index
    played += moves
  }
  return lesson.steps.length - 1
}
