/** Hexes with a flat top, in axial coordinates: q to the right, r downwards. */
export const SIZE = 10
export const HIGH = SIZE * Math.sqrt(3)

export interface Point {
  x: number
  y: number
}

export const middle = (q: number, r: number): Point => ({ x: 1.5 * SIZE * q, y: HIGH * (r + q / 2) })

const [HALF, UP] = [SIZE / 2, HIGH / 2]
const round = (value: number) => Math.round(value * 100) / 100

export const hexagon = ({ x, y }: Point, size = 1): string =>
  `M${round(x - SIZE * size)} ${round(y)}l${HALF * size} ${round(-UP * size)}h${SIZE * size}l${HALF * size} ${round(UP * size)}l${-HALF * size} ${round(UP * size)}h${-SIZE * size}Z`

/** The six sides, each with the way to the neighbour beyond it. */
const SIDES: [q: number, r: number, line: (at: Point) => string][] = [
  [0, -1, ({ x, y }) => `M${round(x - HALF)} ${round(y - UP)}h${SIZE}`],
  [1, -1, ({ x, y }) => `M${round(x + HALF)} ${round(y - UP)}l${HALF} ${round(UP)}`],
  [1, 0, ({ x, y }) => `M${round(x + SIZE)} ${round(y)}l${-HALF} ${round(UP)}`],
  [0, 1, ({ x, y }) => `M${round(x - HALF)} ${round(y + UP)}h${SIZE}`],
  [-1, 1, ({ x, y }) => `M${round(x - HALF)} ${round(y + UP)}l${-HALF} ${round(-UP)}`],
  [-1, 0, ({ x, y }) => `M${round(x - SIZE)} ${round(y)}l${HALF} ${round(-UP)}`],
]

export interface Cell {
  id: string
  q: number
  r: number
}

/** The line around a set of hexes. */
export function outline(cells: Cell[]): string {
  const within = new Set(cells.map(({ q, r }) => `${q} ${r}`))
  return cells
    .flatMap(({ q, r }) =>
      SIDES.filter(([dq, dr]) => !within.has(`${q + dq} ${r + dr}`)).map(([, , line]) => line(middle(q, r))),
    )
    .join('')
}

export const surface = (cells: Cell[]): string => cells.map(({ q, r }) => hexagon(middle(q, r))).join('')

export const distance = (one: Cell, other: Cell): number => {
  const [q, r] = [one.q - other.q, one.r - other.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
