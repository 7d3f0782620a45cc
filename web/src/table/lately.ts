import type { LogLine } from '../wire'
import type { Packet } from '../types'

/** What a line of the log is about, as ids of things on the board; a line without any leaves no mark. */
export type About = (line: LogLine) => string[]

const known = new WeakMap<Packet, Map<About, ReadonlySet<string>>>()

/**
 * The things that the last move was about which left anything to mark. What follows a move by itself, or changes nothing on
 * the board, does not wipe its marks away.
 */
export function lately(packet: Packet, about: About): ReadonlySet<string> {
  const kept = known.get(packet) ?? new Map<About, ReadonlySet<string>>()
  known.set(packet, kept)
  const found = kept.get(about) ?? new Set(latest(packet, about))
  kept.set(about, found)
  return found
}

function latest({ log, at, last }: Packet, about: About): string[] {
  const until = at ?? last
  let [found, move]: [string[], number] = [[], 0]
  for (const line of log.toReversed()) {
    if (line.n <= 0 || line.n > until) continue
    if (found.length && line.n !== move) break
    const things = about(line)
    if (things.length) [found, move] = [[...found, ...things], line.n]
  }
  return found
}
