import { signal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { antiquity, asked, thing, type Cells, type City } from './facts'
import { onSquares } from './pieces'
import { hasPower } from './saints'
import { placeOf, squareId } from './squares'

export { placeOf, squareId }

/** How the piece in hand is turned, and where it hovers: a city, by its place, and the square under the pointer. */
export const facing = signal(0)
/** Do clicks in a city lift what stands there, as Santa Barbara allows? */
export const rearranging = signal(false)
export const hover = signal<Place | null>(null)
/** A piece of a kind that may be built again: it stays at hand, so that several are placed in a row. */
export const series = signal<Held | null>(null)
/** Moves that follow by themselves, each as soon as it is legal; `house:*` stands for the first of its kind. */
export const queue = signal<string[]>([])

const TURN = 90

interface Place {
  city: number
  row: number
  column: number
}

/** What is being placed: null for a grave. */
export interface Held {
  building: string | null
  facings: Cells[]
}

/** A piece as it would lie. */
export interface Ghost {
  city: number
  squares: string[]
  move: string
  legal: boolean
}

/** What is in hand: the piece that the table asks to place, or one of the kind that was placed last. */
export function heldBy(store: TableStore): (Held & { again: boolean }) | null {
  const { in_hand: asked } = antiquity(store.shown.value!)
  if (asked) return { ...asked, again: false }
  const { value } = series
  return value && store.moves.value.has(`build:${value.building}`) ? { ...value, again: true } : null
}

export const ghostOf = (store: TableStore): Ghost | null => (hover.value ? ghostAt(store, hover.value) : null)

/** Where the piece in hand would lie: gripped by the square nearest its middle, and kept within the walls. */
export function ghostAt(store: TableStore, at: Place): Ghost | null {
  const packet = store.shown.value!
  const city = antiquity(packet).players[packet.viewer ?? -1]?.cities[at.city]
  const held = heldBy(store)
  if (!held || !city) return null
  const turn = facing.value % held.facings.length
  const cells = held.facings[turn]!
  const [row, column] = corner(cells, at.row, at.column, city.grid)
  const move = `place:${at.city + 1}+${squareId(row, column)}+${turn * TURN}`
  const squares = cells.map(([down, across]) => squareId(row + down, column + across))
  return { city: at.city, squares, move, legal: held.again ? isFree(city, squares) : store.moves.value.has(move) }
}

function isFree(city: City, squares: string[]): boolean {
  const lying = onSquares(city)
  return !squares.some((square) => lying.has(square))
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
  facing.value = (facing.value + 1) % (heldBy(store)?.facings.length ?? 1)
}

/** What a finger was shown last: it cannot hover, so the first touch shows and the second places. */
const shown = signal('')

export function touch(store: TableStore): void {
  const move = ghostOf(store)?.move ?? ''
  if (move === shown.peek()) drop(store)
  shown.value = move
}

/** The hand is empty again. */
export function letGo(): void {
  hover.value = null
  shown.value = ''
}

/** Takes a building in hand. Of the houses it is the one with the lowest number, unless San Nicola gives the lower one
 * for the higher. */
export function takeUp(store: TableStore, building: string): void {
  series.value = null
  facing.value = 0
  queue.value = [`build:${building}`, ...(getsTwo(store) ? [] : ['house:*'])]
}

/** Does a house bring a second one of a lower number? Then its number is worth a thought. */
function getsTwo(store: TableStore): boolean {
  const packet = store.shown.value!
  return hasPower(store.things.value, antiquity(packet).saint[packet.viewer ?? -1] ?? null, 'free_house')
}

/** Places the piece where it hovers, or says why it cannot lie there. */
export function drop(store: TableStore): void {
  const [ghost, held] = [ghostOf(store), heldBy(store)]
  if (!ghost || !held) return
  if (!ghost.legal) {
    if (!held.again) void store.explain(ghost.move)
    return
  }
  if (held.again) queue.value = [`build:${held.building}`, 'house:*', ghost.move]
  else {
    series.value = held.building && isRepeated(store, held.building) ? held : null
    void store.play(ghost.move)
  }
}

/** Storages are all of another size, and what is set down anew is not built. */
function isRepeated(store: TableStore, building: string): boolean {
  if (asked(store) !== 'place' || (building === 'house' && getsTwo(store))) return false
  const { repeatable, power } = thing(store.things.value, 'building', building).sheet
  return !!repeatable && power !== 'storage'
}

/** Makes the next move that was queued, as soon as the table can take it. What has become impossible is left out. */
export function proceed(store: TableStore): void {
  const waiting = queue.value
  const decision = store.decision.value
  if (!waiting.length || !decision || store.sent.value === decision.id) return
  const isNow = (entry: string) =>
    entry.endsWith('*')
      ? decision.moves.find(({ move }) => move.startsWith(entry.slice(0, -1)))
      : store.moves.value.get(entry)
  const next = waiting.findIndex((entry) => isNow(entry))
  queue.value = next < 0 ? [] : waiting.slice(next + 1)
  if (next >= 0) void store.play(isNow(waiting[next]!)!)
}
