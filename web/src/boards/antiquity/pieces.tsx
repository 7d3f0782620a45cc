import type { Json } from '../../types'
import type { City, Piece } from './facts'
import { placeOf, squareId } from './squares'

export const SQUARE = 20

/** What lies on a square of a city. */
export interface Square {
  building: string | null
  piece?: Piece
  /** Words for it, as ids of messages. */
  states: string[]
}

export function onSquares(city: City): Map<string, Square> {
  const found = new Map<string, Square>()
  for (const piece of city.pieces) {
    const states = piece.graved ? ['graved'] : piece.manned ? ['manned'] : []
    for (const square of piece.squares) found.set(square, { building: piece.building, piece, states: [...states] })
  }
  for (const square of city.houses) found.set(square, { building: 'house', states: [] })
  for (const square of city.fountains) found.set(square, { building: 'fountain', states: [] })
  for (const square of city.blocked) found.set(square, { building: null, states: ['blocked'] })
  for (const square of city.graves) {
    const under = found.get(square)
    found.set(square, { ...(under ?? { building: null }), states: [...(under?.states ?? []), 'grave'] })
  }
  return found
}

interface PieceShapeProps {
  squares: string[]
  /** Null for a grave or a blocked square. */
  building: string | null
  state: 'idle' | 'manned' | 'graved' | 'grave' | 'blocked' | 'fits' | 'clashes'
  pointed?: boolean
}

/** A building as one piece: its outline, its sign on one of its squares, its man on another. */
export function PieceShape({ squares, building, state, pointed = false }: PieceShapeProps) {
  const cells = squares.map(placeOf)
  const [first, second = first] = byMiddle(cells)
  const sign = building ?? (state === 'blocked' ? null : 'grave')
  return (
    <g class="piece" data-building={building ?? state} data-state={state} data-pointed={pointed}>
      <path class="piece-fill" d={fill(cells)} />
      <path class="piece-line" d={rim(cells)} />
      {sign && first && <On cell={first} sign={sign} size={building ? 14 : 13} />}
      {state === 'manned' && second && <On cell={second} sign="man" size={second === first ? 9 : 13} />}
    </g>
  )
}

/** A building by its printed shape. */
export function PlanShape({ building, shape }: { building: string; shape: Json | undefined }) {
  const rows = (shape ?? []) as string[]
  const squares = rows.flatMap((line, row) =>
    Array.from(line).flatMap((mark, column) => (mark === '#' ? [squareId(row, column)] : [])),
  )
  const [width, height] = [Math.max(...rows.map((line) => line.length)), rows.length]
  return (
    <svg viewBox={`-1 -1 ${width * SQUARE + 2} ${height * SQUARE + 2}`} aria-hidden="true">
      <PieceShape squares={squares} building={building} state="idle" />
    </svg>
  )
}

function On({ cell: [row, column], sign, size }: { cell: [number, number]; sign: string; size: number }) {
  const margin = (SQUARE - size) / 2
  return (
    <use
      class={`on-${sign === 'man' ? 'man' : 'piece'}`}
      href={`#q-${sign}`}
      x={column * SQUARE + margin}
      y={row * SQUARE + margin}
      width={size}
      height={size}
    />
  )
}

/** The squares of a piece, those nearest its middle first. */
function byMiddle(cells: [number, number][]): [number, number][] {
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
  const [row, column] = [mean(0), mean(1)]
  const off = (cell: [number, number]) => Math.hypot(cell[0] - row, cell[1] - column)
  return [...cells].sort((one, other) => off(one) - off(other))
}

const fill = (cells: [number, number][]) =>
  cells.map(([row, column]) => `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`).join('')

/** The sides of its squares that are not shared. */
function rim(cells: [number, number][]): string {
  const within = new Set(cells.map((cell) => cell.join()))
  return cells
    .flatMap(([row, column]) => {
      const [x, y] = [column * SQUARE, row * SQUARE]
      const sides: [number, number, string][] = [
        [row - 1, column, `M${x} ${y}h${SQUARE}`],
        [row + 1, column, `M${x} ${y + SQUARE}h${SQUARE}`],
        [row, column - 1, `M${x} ${y}v${SQUARE}`],
        [row, column + 1, `M${x + SQUARE} ${y}v${SQUARE}`],
      ]
      return sides.filter(([down, across]) => !within.has(`${down},${across}`)).map(([, , line]) => line)
    })
    .join('')
}
