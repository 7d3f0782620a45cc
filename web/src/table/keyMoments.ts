import type { Curve } from '../types'

const MOST = 3
const sum = (sheet: number[]): number => sheet.reduce((all, points) => all + points, 0)

/** A move after which a game stood otherwise than before. */
export interface KeyMoment {
  at: number
  place: number
  /** What it brought, and by which sources; nothing where somebody only came to lead. */
  gained: number
  sources: number[]
  /** From here on nobody was level with or ahead of this player any more. */
  lead: boolean
}

/** The moves that brought most, and the one since which somebody led alone, in their order. */
export function keyMoments({ points, ways }: Curve): KeyMoment[] {
  const leaps = points.flatMap(({ at, sheets }, index) => {
    const before = points[index - 1]
    if (!before) return []
    return sheets.map((sheet, place) => {
      const grown = sheet.map((own, source) => own - (before.sheets[place]?.[source] ?? 0))
      const sources = grown.flatMap((own, source) => (own > 0 ? [source] : []))
      // Of ways to win each counts alone; points of all sources count together.
      return { at, place, gained: ways ? Math.max(0, ...grown) : sum(grown), sources, lead: false }
    })
  })
  const greatest = leaps
    .filter(({ gained }) => gained > 0)
    .sort((one, other) => other.gained - one.gained || one.at - other.at)
    .slice(0, MOST)
  return [...greatest, ...(ways ? [] : lastLead(points))].sort((one, other) => one.at - other.at)
}

function lastLead(points: Curve['points']): KeyMoment[] {
  const leaders = points.map(({ sheets }) => leaderOf(sheets.map(sum)))
  const place = leaders.at(-1)
  if (place === undefined || place < 0) return []
  const since = leaders.findLastIndex((leader) => leader !== place) + 1
  return [{ at: points[since]!.at, place, gained: 0, sources: [], lead: true }]
}

/** Who has most, or -1 where two are level. */
function leaderOf(totals: number[]): number {
  const most = Math.max(...totals)
  return totals.filter((total) => total === most).length === 1 ? totals.indexOf(most) : -1
}
