import { t } from '../../text'
import type { LogLine } from '../../types'

/** What culture comes from and goes to, in the order of the sheet; whatever the log does not tell is the last. */
const SOURCES = ['production', 'prepared', 'events', 'attacks', 'hunger', 'final', 'others'] as const
type Source = (typeof SOURCES)[number]

/** Lines that say why the culture in the lines after them changes. */
const CAUSES: Record<string, Source> = {
  'event-prepared': 'prepared',
  'event-prepared-hidden': 'prepared',
  'event-revealed': 'events',
  'event-aggression': 'attacks',
  'event-war-won': 'attacks',
  'event-war-lost': 'attacks',
  'event-resigned': 'attacks',
  'event-consumption': 'hunger',
  'event-final': 'final',
}
/** Lines that may stand between a cause and what it does. */
const BETWEEN = new Set(['event-culture', 'event-culture-lost', 'event-science', 'event-population-lost'])

/** Where the culture of everybody came from, told from the whole log. */
export function sources(log: LogLine[], totals: number[]): { label: string; points: number[] }[] {
  const found = Object.fromEntries(SOURCES.map((source) => [source, totals.map(() => 0)])) as Record<Source, number[]>
  const add = (source: Source, { seat }: LogLine['args'], points: number) => {
    const row = found[source]
    if (typeof seat === 'number' && seat in row) row[seat]! += points
  }
  let cause: Source = 'others'
  for (const { key, args } of log) {
    if (!BETWEEN.has(key)) cause = CAUSES[key] ?? 'others'
    if (key === 'event-production') add('production', args, Number(args.culture))
    if (key === 'event-culture') add(cause, args, Number(args.points))
    if (key === 'event-culture-lost') add(cause, args, -Number(args.points))
  }
  const known = totals.map((_, seat) => SOURCES.reduce((sum, source) => sum + found[source][seat]!, 0))
  found.others = found.others.map((points, seat) => points + totals[seat]! - known[seat]!)
  return SOURCES.map((source) => ({ label: t(`through-source-${source}`), points: found[source] })).filter(
    ({ points }) => points.some((own) => own),
  )
}
