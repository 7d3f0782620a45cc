export type Point = [number, number]

/** Where areas crowd, room is made: half of each coordinate tells how far a point lies, half how many lie before it. */
export function spread(values: number[], length: number): number[] {
  const order = values.map((_, place) => place).sort((one, other) => values[one]! - values[other]!)
  const rank = new Map(order.map((place, number) => [place, number]))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return values.map(
    (value, place) => (length / 2) * ((value - least) / (most - least) + rank.get(place)! / (values.length - 1)),
  )
}

/** The part of a frame that is nearer to each point than to any other: a map made of the middles of its areas alone. */
export function cells(points: Point[], frame: Point[]): Point[][] {
  return points.map((own) =>
    points.reduce((shape, other) => (other === own ? shape : nearer(shape, own, other)), frame),
  )
}

/** What of a shape lies nearer to one point than to another. */
function nearer(shape: Point[], [ox, oy]: Point, [px, py]: Point): Point[] {
  const side = ([x, y]: Point) => (x - (ox + px) / 2) * (ox - px) + (y - (oy + py) / 2) * (oy - py)
  return shape.flatMap((corner, place) => {
    const next = shape[(place + 1) % shape.length]!
    const [here, there] = [side(corner), side(next)]
    const kept = here >= 0 ? [corner] : []
    if (here >= 0 === there >= 0) return kept
    const part = here / (here - there)
    return [...kept, [corner[0] + (next[0] - corner[0]) * part, corner[1] + (next[1] - corner[1]) * part] as Point]
  })
}
