import { t } from '../text'
import type { LogLine } from '../types'

/** Says whether a line opens a chapter of the game, and how that chapter is called. */
export type ChapterOf = (line: LogLine) => string | null

/** What one player did at a stretch; without a seat, what the table did by itself. */
export interface Turn {
  seat: number | null
  lines: LogLine[]
}

export interface Chapter {
  heading: string
  turns: Turn[]
}

/** That somebody is ready is seen while it matters; afterwards it only stands between what happened. */
export const isTold = ({ key }: LogLine) => key !== 'event-ready'

export function chapters(log: LogLine[], chapterOf: ChapterOf): Chapter[] {
  const movers = moversOf(log)
  const found: Chapter[] = []
  for (const line of log.filter(isTold)) {
    const heading = chapterOf(line)
    if (heading !== null || !found.length)
      found.push({ heading: heading ?? t(line.n ? 'log-earlier' : 'log-start'), turns: [] })
    // The heading has said it.
    if (heading === line.text) continue
    const turns = found.at(-1)!.turns
    const turn = turns.at(-1)
    const seat = heading === null ? (movers.get(line.n) ?? null) : null
    if (turn && (turn.seat === seat || turn.lines.at(-1)!.n === line.n)) turn.lines.push(line)
    else turns.push({ seat, lines: [line] })
  }
  return found
}

/** Whom a line is about: a seat, somebody without one, or nobody in particular. */
export function aboutOf({ args }: LogLine): number | string | null {
  const { seat } = args
  return typeof seat === 'number' || typeof seat === 'string' ? seat : null
}

/** Who made the move that led to each point. Nobody led to the start, and a common decision, which opens with the same
 * line about several seats, is nobody's alone. */
function moversOf(log: LogLine[]): Map<number, number> {
  const movers = new Map<number, number>()
  for (const [n, lines] of Map.groupBy(log, (line) => line.n)) {
    const { key, seat } = lines[0]!
    const several = new Set(lines.filter((line) => line.key === key).map(aboutOf)).size > 1
    if (n > 0 && seat !== null && !several) movers.set(n, seat)
  }
  return movers
}

/** Only the lines of one seat, without the turns and chapters that have none. */
export function onlyOf(all: Chapter[], seat: number): Chapter[] {
  const linesOf = (turn: Turn) => ({ ...turn, lines: turn.lines.filter((line) => aboutOf(line) === seat) })
  return all
    .map(({ heading, turns }) => ({ heading, turns: turns.map(linesOf).filter((turn) => turn.lines.length) }))
    .filter((chapter) => chapter.turns.length)
}
