import { signal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { antiquity, type Cells } from './facts'

/** How the piece in hand is turned, and where it hovers: a city, by its place, and the square under the pointer. */
export const facing = signal(0)
/** Do clicks in a city lift what stands there, as Santa Barbara allows? */
export const rearranging = signal(false)
export const hover = signal<{ city: number; row: number; column: number } | null>(null)

const COLUMNS = 'abcdefg'
const TURN = 90

export const squareId = (row: number, column: number): string => `${COLUMNS[column]}${row + 1}`

export const placeOf = (square: string): [row: number, column: number] => [
  Number(square.slice(1)) - 1,
  COLUMNS.indexOf(square[0]!),
]

/** A piece as it would lie. */
export interface Ghost {
  city: number
  squares: string[]
  move: string
  legal: boolean
}

/** Where the piece in hand would lie: gripped by the square nearest its middle, and kept within the walls. */
export function ghostOf(store: TableStore): Ghost | null {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const at = hover.value
  const city = view.players[packet.viewer ?? -1]?.cities[at?.city ?? -1]
  if (!view.in_hand || !at || !city) return null
  const turn = facing.value % view.in_hand.facings.length
  const cells = view.in_hand.facings[turn]!
  const [row, column] = corner(cells, at.row, at.column, city.grid)
  const move = `place:${at.city + 1}+${squareId(row, column)}+${turn * TURN}`
  return {
    city: at.city,
    squares: cells.map(([down, across]) => squareId(row + down, column + across)),
    move,
    legal: store.moves.value.has(move),
  }
}

function corner(cells: Cells, row: number, column: number, grid: number): [number, number] {
  const [height, width] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis as 0 | 1])) + 1) as [
    number,
    number,
  ]
  const off = ([down, across]: [number, number]) => Math.hypot(down - (height - 1) / 2, across - (width - 1) / 2)
  const grip = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best))
  const within = (wanted: number, length: number) => Math.max(0, Math.min(wanted, grid - length))
  return [within(row - grip[0], height), within(column - grip[1], width)]
}

export function rotate(store: TableStore): void {
  const ways = antiquity(store.shown.value!).in_hand?.facings.length ?? 1
  facing.value = (facing.value + 1) % ways
}

/** What a finger was shown last: it cannot hover, so the first touch shows and the second places. */
let shown = ''

export function touch(store: TableStore): void {
  const move = ghostOf(store)?.move ?? ''
  if (move === shown) drop(store)
  shown = move
}

/** The hand is empty again. */
export function letGo(): void {
  hover.value = null
  shown = ''
}

/** Places the piece where it hovers, or says why it cannot lie there. */
export function drop(store: TableStore): void {
  const ghost = ghostOf(store)
  if (!ghost) return
  if (ghost.legal) void store.play(ghost.move)
  else void store.explain(ghost.move)
}
