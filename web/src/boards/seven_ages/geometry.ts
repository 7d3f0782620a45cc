export type Point = [number, number]
export type Shape = Point[]

/** Where values crowd, room is made: a scale that grows half with the value, half with how many lie before it. */
export function scale(values: number[], length: number): (value: number) => number {
  const sorted = [...values].sort((one, other) => one - other)
  const [least, most, last] = [sorted[0]!, sorted.at(-1)!, sorted.length - 1]
  const stops = [...new Set(sorted)].map((value): Point => {
    const rank = (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2
    return [value, (length / 2) * ((value - least) / (most - least) + rank / last)]
  })
  return (value) => {
    const beyond = stops.findIndex(([stop]) => stop > value)
    const at = beyond < 0 ? stops.length - 1 : Math.max(1, beyond)
    const [[from, low], [to, high]] = [stops[at - 1]!, stops[at]!]
    // Beyond the ends the scale goes on, without the room that only crowds need.
    const slope = value < least || value > most ? length / 2 / (most - least) : (high - low) / (to - from)
    return value > most ? high + (value - to) * slope : low + (value - from) * slope
  }
}

/** Corners cut off, so that a coast drawn with few strokes looks like one. */
export function rounded(shape: Shape): Shape {
  return shape.flatMap(([x, y], place): Shape => {
    const [nx, ny] = shape[(place + 1) % shape.length]!
    return [
      [0.75 * x + 0.25 * nx, 0.75 * y + 0.25 * ny],
      [0.25 * x + 0.75 * nx, 0.25 * y + 0.75 * ny],
    ]
  })
}

/** The parts of a shape that are nearer to a point than to any other of these. */
export function cell(shape: Shape, own: Point, others: Point[]): Shape[] {
  const far = (point: Point) => (point[0] - own[0]) ** 2 + (point[1] - own[1]) ** 2
  return [...others]
    .sort((one, other) => far(one) - far(other))
    .reduce((parts, other) => parts.flatMap((part) => nearer(part, own, other)), [shape])
}

/** A stretch of an outline on the near side of a cut, from where it comes in to where it goes out. */
interface Stretch {
  corners: Point[]
  from: number
  to: number
}

/** What of a shape lies nearer to one point than to another; a coast with bays may fall apart. */
function nearer(shape: Shape, [ox, oy]: Point, [px, py]: Point): Shape[] {
  const side = ([x, y]: Point) => (x - (ox + px) / 2) * (ox - px) + (y - (oy + py) / 2) * (oy - py)
  const along = ([x, y]: Point) => x * (py - oy) + y * (ox - px)
  const sides = shape.map(side)
  if (sides.every((value) => value >= 0)) return [shape]
  const first = sides.findIndex((value, place) => value < 0 && sides[(place + 1) % shape.length]! >= 0)
  if (first < 0) return []
  const crossing = (place: number): Point => {
    const [[x, y], [nx, ny]] = [shape[place]!, shape[(place + 1) % shape.length]!]
    const part = sides[place]! / (sides[place]! - sides[(place + 1) % shape.length]!)
    return [x + (nx - x) * part, y + (ny - y) * part]
  }
  const stretches: Stretch[] = []
  for (let step = 0; step < shape.length; step++) {
    const place = (first + step) % shape.length
    const [here, next] = [sides[place]! >= 0, sides[(place + 1) % shape.length]! >= 0]
    if (here) stretches.at(-1)!.corners.push(shape[place]!)
    if (here === next) continue
    const point = crossing(place)
    if (next) stretches.push({ corners: [point], from: along(point), to: 0 })
    else {
      stretches.at(-1)!.corners.push(point)
      stretches.at(-1)!.to = along(point)
    }
  }
  return joined(stretches)
}

/** Along the cut, land lies between each first and second point: there one stretch goes on into another. */
function joined(stretches: Stretch[]): Shape[] {
  const ends = stretches
    .flatMap(({ from, to }, number) => [
      { at: from, number, comes: true },
      { at: to, number, comes: false },
    ])
    .sort((one, other) => one.at - other.at)
  const next = new Map<number, number>()
  for (let place = 0; place < ends.length; place += 2) {
    const pair = [ends[place]!, ends[place + 1]!]
    const [going, coming] = [pair.find(({ comes }) => !comes), pair.find(({ comes }) => comes)]
    if (going && coming) next.set(going.number, coming.number)
  }
  const found: Shape[] = []
  const left = new Set(stretches.keys())
  for (const start of stretches.keys()) {
    const shape: Shape = []
    for (let at: number | undefined = start; at !== undefined && left.delete(at); at = next.get(at))
      shape.push(...stretches[at]!.corners)
    if (shape.length > 2) found.push(shape)
  }
  return found
}

export function contains(shape: Shape, [x, y]: Point): boolean {
  return shape.reduce((within, [ax, ay], place) => {
    const [bx, by] = shape[(place + 1) % shape.length]!
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !within : within
  }, false)
}

/** The edges of a cell that lie as near to the one point as to the other: the border between their areas. */
export function frontier(shapes: Shape[], [ax, ay]: Point, [bx, by]: Point): [Point, Point][] {
  const even = ([x, y]: Point) => Math.abs(Math.hypot(x - ax, y - ay) - Math.hypot(x - bx, y - by)) < 0.01
  return shapes
    .flatMap((shape) => shape.map((corner, place): [Point, Point] => [corner, shape[(place + 1) % shape.length]!]))
    .filter(([from, to]) => even(from) && even(to) && Math.hypot(from[0] - to[0], from[1] - to[1]) > 0.5)
}

/** The point of a shape farthest from its edges, found on a grid, and how much room there is around it. */
export function middle(shape: Shape): [Point, number] {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let best: Point = [(left + right) / 2, (top + bottom) / 2]
  let most = 0
  for (let row = 1; row < STEPS; row++)
    for (let column = 1; column < STEPS; column++) {
      const point: Point = [left + ((right - left) * column) / STEPS, top + ((bottom - top) * row) / STEPS]
      const room = contains(shape, point) ? Math.min(...shape.map((_, place) => distance(shape, place, point))) : 0
      if (room > most) [best, most] = [point, room]
    }
  return [best, most]
}

const STEPS = 14

/** How far a point is from an edge; it is as near across as it is twice as near up or down, since names lie flat. */
function distance(shape: Shape, place: number, [x, y]: Point): number {
  const [[ax, ay], [bx, by]] = [shape[place]!, shape[(place + 1) % shape.length]!]
  const [dx, dy] = [bx - ax, by - ay]
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - part * dx, 1.6 * (y - ay - part * dy))
}

export const path = (shape: Shape): string =>
  shape.length ? `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` : ''

/** Left, top, right, bottom. */
export type Bounds = [number, number, number, number]

export function boundsOf(points: Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
