import { LAKES, LANDS } from './coastlines'
import type { Ground, Printed, World } from './geography'
import { boundsOf, cell, contains, frontier, middle, path, rounded, scale, type Point, type Shape } from './geometry'

/** A piece of the drawing, and the areas that share it. */
interface Piece {
  outline: Shape
  members: number[]
}

const [WIDE, HIGH, MARGIN, ISLE] = [1200, 640, 40, 12]
const SEA_ROOM = 16
/** A world of which only the centres of its areas are known: what lies nearest to each, within rough coasts. */
export function drawSchematic(areas: Printed[]): World {
  const across = scale(
    areas.map(({ at: [x] }) => x),
    WIDE,
  )
  const down = scale(
    areas.map(({ at: [, y] }) => -y),
    HIGH,
  )
  const points = areas.map(({ at: [x, y] }): Point => [across(x), down(-y)])
  const outline = (text: string) => rounded(corners(text).map(([x, y]) => [across(10 * x), down(-10 * y)]))
  const shapes = new Map<number, Shape[]>()
  const all = pieces(areas, points, outline)
  for (const { outline: frame, members } of all)
    for (const own of members) shapes.set(own, cell(frame, points[own]!, others(members, own, points)))
  const grounds = [...shapes].map(([number, parts]): Ground => {
    // Land hides much of a sea, but not the point that names it.
    const [[x, y], room] = areas[number]!.land ? roomiest(parts) : [inside(points[number]!), SEA_ROOM]
    return { ...areas[number]!, shape: parts.map(path).join(''), bounds: boundsOf(parts.flat()), x, y, room }
  })
  const byId = new Map(grounds.map((ground) => [ground.id, ground]))
  const box: World['box'] = [-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN]
  const coasts = lines(all.slice(1), points, shapes)
  const nothing = { corners: '', continents: '', canals: '', waste: '' }
  return { box, grounds, byId, cover: coasts.coasts, ...coasts, ...nothing, ...links(areas, points, shapes, byId) }
}

/** Not so near the edge that a name would be cut off. */
const inside = ([x, y]: Point): Point => [Math.min(WIDE - SEA_ROOM, Math.max(SEA_ROOM, x)), y]

const roomiest = (parts: Shape[]) => parts.map(middle).reduce((best, other) => (other[1] > best[1] ? other : best))

const others = (members: number[], own: number, points: Point[]) =>
  members.filter((other) => other !== own).map((other) => points[other]!)

/** Seas, land, lakes. Land that the outlines do not know lies as an island in the sea. */
function pieces(areas: Printed[], points: Point[], outline: (text: string) => Shape): Piece[] {
  const free = new Set(areas.keys())
  const piece = (shape: Shape, land: boolean): Piece => {
    const members = [...free].filter((number) => areas[number]!.land === land && contains(shape, points[number]!))
    for (const number of members) free.delete(number)
    return { outline: shape, members }
  }
  const lakes = LAKES.map((text) => piece(outline(text), false))
  const lands = LANDS.map((text) => piece(outline(text), true))
  const isles = [...free]
    .filter((number) => areas[number]!.land)
    .map((number) => ({ outline: isle(points[number]!), members: [number] }))
  const frame: Shape = [
    [-MARGIN, -MARGIN],
    [WIDE + MARGIN, -MARGIN],
    [WIDE + MARGIN, HIGH + MARGIN],
    [-MARGIN, HIGH + MARGIN],
  ]
  const seas = { outline: frame, members: [...free].filter((number) => !areas[number]!.land) }
  return [seas, ...lands, ...isles, ...lakes]
}

const isle = ([x, y]: Point): Shape =>
  rounded([
    [x - ISLE, y],
    [x, y - ISLE],
    [x + ISLE, y],
    [x, y + ISLE],
  ])

/** The outlines of all land and lakes, and the borders upon them. */
function lines(lands: Piece[], points: Point[], shapes: Map<number, Shape[]>) {
  const frontiers = lands.flatMap(({ members }) =>
    members.flatMap((own) =>
      members
        .filter((other) => own < other)
        .flatMap((other) => frontier(shapes.get(own)!, points[own]!, points[other]!)),
    ),
  )
  return {
    coasts: lands.map(({ outline }) => path(outline)).join(''),
    frontiers: frontiers.map(([from, to]) => line(...from, ...to)).join(''),
  }
}

/** Borders along rivers, and lines between land neighbours that do not touch. */
function links(areas: Printed[], points: Point[], shapes: Map<number, Shape[]>, byId: Map<string, Ground>) {
  const found = { straits: '', rivers: '' }
  const numbers = new Map(areas.map(({ id }, number) => [id, number]))
  for (const [number, { id, land, borders, rivers }] of areas.entries())
    for (const other of borders.filter((other) => land && id < other && byId.get(other)?.land)) {
      const edges = frontier(shapes.get(number)!, points[number]!, points[numbers.get(other)!]!)
      if (!edges.length) found.straits += link(byId.get(id)!, byId.get(other)!)
      else if (rivers.includes(other)) found.rivers += edges.map(([from, to]) => line(...from, ...to)).join('')
    }
  return found
}

/** A line, or where the world is round two that leave the map at its sides. */
function link(one: Ground, other: Ground): string {
  if (Math.abs(one.x - other.x) < WIDE / 2) return line(one.x, one.y, other.x, other.y)
  const [west, east] = one.x < other.x ? [one, other] : [other, one]
  return line(-MARGIN, west.y, west.x, west.y) + line(east.x, east.y, WIDE + MARGIN, east.y)
}

const line = (x: number, y: number, tox: number, toy: number) =>
  `M${x.toFixed(1)} ${y.toFixed(1)}L${tox.toFixed(1)} ${toy.toFixed(1)}`

function corners(text: string): Point[] {
  const figures = text.split(' ').map(Number)
  return Array.from({ length: figures.length / 2 }, (_, place) => [figures[2 * place]!, figures[2 * place + 1]!])
}
