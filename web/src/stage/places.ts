/** Where everything lies, as a title tells it from a packet: places are selectors of the page. */
export interface Places {
  /** Things of which there is one in a place; the same thing may lie in several. */
  lies?: [thing: string, at: string][]
  /** Many of a kind in a place. */
  stocks?: Stock[]
  /** Marks that wander by themselves: they slide to where they stand now. */
  slides?: string[]
  /** Numbers on show: a change rises from them. */
  figures?: Record<string, number>
  /** What lies face up where something may lie face down. */
  faces?: Record<string, string | null>
  /** Where new things come from, and where things go that are nowhere any more. */
  deck?: string
  pile?: string
}

export interface Stock {
  kind: string
  at: string
  count: number
  /** What one of them looks like: a drawing of the page, or a class. */
  look: string
  seat?: number
}

/** Something goes from one place to another; from nowhere it arrives, to nowhere it leaves. */
export interface Journey {
  from: string | null
  to: string | null
  count: number
  /** What it looks like on its way; things that lie there are shown as they are. */
  look?: string
  seat?: number | undefined
}

export interface Change {
  journeys: Journey[]
  slides: string[]
  figures: [at: string, by: number][]
  turned: string[]
}

/** More than these at once tell nothing any more. */
const MOST = 14

/** What has to be seen to move between two pictures of the table. */
export function changes(before: Places, after: Places): Change {
  const journeys = [...lying(before, after), ...stocked(before.stocks ?? [], after.stocks ?? [])]
  const slides = (after.slides ?? []).filter((at) => before.slides?.includes(at))
  const figures = Object.entries(after.figures ?? {})
    .map(([at, value]): [string, number] => [at, value - (before.figures?.[at] ?? value)])
    .filter(([, by]) => by !== 0)
  const turned = Object.entries(after.faces ?? {})
    .filter(([at, face]) => face !== null && before.faces?.[at] === null)
    .map(([at]) => at)
  return { journeys: journeys.slice(0, MOST), slides, figures, turned }
}

function lying(before: Places, after: Places): Journey[] {
  const [old, now] = [placesByThing(before), placesByThing(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((thing) => {
    const gone = without(old.get(thing) ?? [], now.get(thing) ?? [])
    const come = without(now.get(thing) ?? [], old.get(thing) ?? [])
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, place) => ({
      from: gone[place] ?? after.deck ?? null,
      to: come[place] ?? after.pile ?? null,
      count: 1,
    })).filter(({ from, to }) => from !== to)
  })
}

const placesByThing = ({ lies = [] }: Places): Map<string, string[]> =>
  new Map([...Map.groupBy(lies, ([thing]) => thing)].map(([thing, all]) => [thing, all.map(([, at]) => at)]))

/** What is in one list and not in the other, as often as it is more often there. */
function without(all: string[], others: string[]): string[] {
  const left = [...others]
  return all.filter((at) => {
    const place = left.indexOf(at)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** What left one place came to another of its kind, as far as the numbers go. */
function stocked(before: Stock[], after: Stock[]): Journey[] {
  const found: Journey[] = []
  const kinds = Map.groupBy([...before, ...after], ({ kind }) => kind)
  for (const [kind, all] of kinds) {
    const moved = new Map<string, number>()
    for (const { at, count } of before.filter((stock) => stock.kind === kind))
      moved.set(at, (moved.get(at) ?? 0) - count)
    for (const { at, count } of after.filter((stock) => stock.kind === kind))
      moved.set(at, (moved.get(at) ?? 0) + count)
    const { look, seat } = all[0]!
    const fewer = [...moved].filter(([, by]) => by < 0).map(([at, by]) => ({ at, left: -by }))
    const more = [...moved].filter(([, by]) => by > 0).map(([at, by]) => ({ at, left: by }))
    for (const goal of more)
      for (const start of fewer) {
        const count = Math.min(goal.left, start.left)
        if (!count) continue
        goal.left -= count
        start.left -= count
        found.push({ from: start.at, to: goal.at, count, look, seat })
      }
    for (const { at, left } of more) if (left) found.push({ from: null, to: at, count: left, look, seat })
    for (const { at, left } of fewer) if (left) found.push({ from: at, to: null, count: left, look, seat })
  }
  return found
}
