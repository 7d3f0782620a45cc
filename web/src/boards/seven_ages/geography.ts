import { signal } from '@preact/signals'
import { boundsOf, type Bounds, type Point } from './geometry'
import { linesOf, ringsOf, spotsOf } from './packed'
import outlines from './world.json?packed'

/** An area as the title prints it. */
export interface Printed {
  id: string
  at: Point
  terrain: string
  land: boolean
  icons: string[]
  regions: string[]
  /** Everything one step away, straits included. */
  borders: string[]
  rivers: string[]
  straits: string[]
  canals: string[]
}

/** An area as it is drawn: its outline, the point where its signs stand, and how much room there is around it. */
export interface Ground extends Printed {
  shape: string
  /** Left, top, right and bottom of the outline. */
  bounds: Bounds
  x: number
  y: number
  room: number
}

export interface World {
  /** The corner and the size of the drawing. */
  box: [number, number, number, number]
  /** In the order of drawing: seas, land, lakes. */
  grounds: Ground[]
  byId: Map<string, Ground>
  coasts: string
  /** Land drawn over seas, as closed outlines; none where the areas lie side by side. */
  cover: string
  /** Borders on land. */
  frontiers: string
  /** Points where four areas meet and those across from each other have no border: dots to be stroked. */
  corners: string
  /** Borders between regions that have no larger one in common. */
  continents: string
  rivers: string
  /** Ways over a strait, from shore to shore. */
  straits: string
  canals: string
  /** What belongs to no area: ice, and country nobody passes. */
  waste: string
}

/** A line between two areas, or between an area and what belongs to none; points to be read in turn. */
interface Arc {
  points: Point[]
  sides: string[]
}

const WIDE = outlines.size[0]!
const drawn = new WeakMap<Printed[], World>()

/** How a world without a drawing is drawn; few tables ever need it. */
const schematic = signal<((areas: Printed[]) => World) | null>(null)

/** The world of a title, drawn once for all positions. A pack with areas of its own gets a schematic map, once it is
 * known how. */
export function worldOf(areas: Printed[]): World | null {
  const known = drawn.get(areas)
  if (known) return known
  // Texts that come after the board bring the same areas once more: the world stays, and so does whoever looks at it.
  const print = JSON.stringify(areas)
  const world = printed.get(print) ?? draw(areas) ?? schematic.value?.(areas)
  if (!world) {
    void import('./schematic').then(({ drawSchematic }) => (schematic.value = drawSchematic))
    return null
  }
  printed.set(print, world)
  drawn.set(areas, world)
  return world
}
const printed = new Map<string, World>()

/** What is drawn of areas: the drawing knows them by the order of their ids. */
interface Outlines {
  lines: Arc[]
  shapes: Map<string, number[][]>
  spots: Map<string, [number, number, number]>
}

/** The outlines of these areas, if this is the world of the drawing, border by border. */
function outlinesOf(areas: Printed[]): Outlines | null {
  const rings = outlines.areas.split(' ').map(ringsOf)
  if (areas.length !== rings.length) return null
  const ids = areas.map(({ id }) => id).sort()
  const shapes = new Map(ids.map((id, place) => [id, rings[place]!]))
  const lines = arcs(shapes)
  const told = areas.flatMap(({ id, borders, straits }) =>
    borders.filter((other) => id < other && !straits.includes(other)).map((other) => `${id} ${other}`),
  )
  const touching = new Set([...lines.map(({ sides }) => sides), ...outlines.seam].map(pair))
  touching.delete('')
  if (told.length !== touching.size || told.some((border) => !touching.has(border))) return null
  const spots = spotsOf(outlines.spots)
  return { lines, shapes, spots: new Map(ids.map((id, place) => [id, spots[place]!])) }
}

const pair = (sides: string[]) => (sides.length === 2 ? [...sides].sort().join(' ') : '')

/** The lines of the drawing with the areas on their sides. */
function arcs(shapes: Map<string, number[][]>): Arc[] {
  const found = linesOf(outlines.arcs, outlines.grain).map((points): Arc => ({ points, sides: [] }))
  for (const [id, rings] of shapes)
    for (const ring of rings) for (const arc of ring) found[arc < 0 ? ~arc : arc]!.sides.push(id)
  return found
}

function draw(areas: Printed[]): World | null {
  const known = outlinesOf(areas)
  if (!known) return null
  const { lines, shapes, spots } = known
  const byPrint = new Map(areas.map((area) => [area.id, area]))
  const outline = (rings: number[][]) => rings.map((ring) => path(ringPoints(lines, ring)) + 'Z').join('')
  // Seas first, so that the coast of the land lies upon them.
  const grounds = [...areas]
    .sort((one, other) => Number(one.land) - Number(other.land))
    .map((area): Ground => {
      const [x, y, room] = spots.get(area.id)!
      const rings = shapes.get(area.id)!
      return {
        ...area,
        shape: outline(rings),
        bounds: boundsOf(rings.flatMap((ring) => ringPoints(lines, ring))),
        x,
        y,
        room,
      }
    })
  const isLand = (id: string | undefined) => !!id && byPrint.get(id)!.land
  const drawn = (wanted: (one: Printed, other: Printed | undefined) => boolean) =>
    lines
      .filter(({ sides: [one, other] }) => one && wanted(byPrint.get(one)!, other ? byPrint.get(other) : undefined))
      .map(({ points }) => path(points))
      .join('')
  return {
    box: [0, 0, WIDE, outlines.size[1]!],
    grounds,
    byId: new Map(grounds.map((ground) => [ground.id, ground])),
    cover: '',
    coasts: drawn((one, other) => one.land !== isLand(other?.id)),
    frontiers: drawn((one, other) => one.land && isLand(other?.id)),
    corners: corners(lines),
    continents: drawn(
      (one, other) => one.land && !!other?.land && !one.regions.some((id) => other.regions.includes(id)),
    ),
    rivers: drawn((one, other) => !!other && one.rivers.includes(other.id)),
    straits: ways(areas, ({ straits }) => straits, known),
    canals: ways(areas, ({ canals }) => canals, known),
    waste: outline(ringsOf(outlines.waste)),
  }
}

const path = (points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

const ringPoints = (lines: Arc[], ring: number[]) =>
  ring.flatMap((arc) => (arc < 0 ? lines[~arc]!.points.toReversed() : lines[arc]!.points))

/** The points in which four lines end, as strokes without length. */
function corners(lines: Arc[]): string {
  const ends = new Map<string, number>()
  for (const { points } of lines)
    for (const end of [points[0]!, points.at(-1)!]) {
      const at = path([end, end])
      ends.set(at, (ends.get(at) ?? 0) + 1)
    }
  return [...ends].flatMap(([at, count]) => (count > 3 ? at : [])).join('')
}

/** The shortest way between the outlines of two areas, for all pairs. */
function ways(areas: Printed[], others: (area: Printed) => string[], { lines, shapes }: Outlines): string {
  const points = (id: string) => shapes.get(id)!.flatMap((ring) => ringPoints(lines, ring))
  return areas
    .flatMap((area) =>
      others(area)
        .filter((other) => area.id < other)
        .map((other) => [area.id, other] as const),
    )
    .map(([one, other]) => line(...nearest(points(one), points(other))))
    .join('')
}

function nearest(ones: Point[], others: Point[]): [Point, Point] {
  let [best, least]: [[Point, Point], number] = [[ones[0]!, others[0]!], Infinity]
  for (const one of ones)
    for (const other of others) {
      const across = Math.abs(one[0] - other[0])
      const far = Math.min(across, WIDE - across) ** 2 + (one[1] - other[1]) ** 2
      if (far < least) [best, least] = [[one, other], far]
    }
  return best
}

/** A line, or where the world is round two that leave the map at its sides. */
function line(one: Point, other: Point): string {
  if (Math.abs(one[0] - other[0]) < WIDE / 2) return path([one, other])
  const [west, east] = one[0] < other[0] ? [one, other] : [other, one]
  const y = (west[1] + east[1]) / 2
  return path([[0, y], west]) + path([east, [WIDE, y]])
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The neighbour that lies in the direction of an arrow key; without one, the nearest area there. */
export function towards({ byId, grounds }: World, from: Ground, key: string): Ground | null {
  const way = WAYS[key]
  if (!way) return null
  const cost = ({ x, y }: Ground) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const ahead = dx * way[0] + dy * way[1]
    return ahead > 1 ? ahead + 2 * Math.abs(dx * way[1] + dy * way[0]) : Infinity
  }
  const best = (those: Ground[]) =>
    those.filter((ground) => cost(ground) < Infinity).sort((one, other) => cost(one) - cost(other))[0] ?? null
  return best(from.borders.flatMap((id) => byId.get(id) ?? [])) ?? best(grounds)
}
