import type { Plugin } from 'vite'
import { HALF, LETTERS } from './src/boards/seven_ages/packed.ts'

/** What `world.json` holds: lines as steps in tenths, the outlines made of them, and where signs stand. */
export interface Drawing {
  size: number[]
  arcs: number[][]
  areas: Record<string, number[][]>
  waste: number[][]
  seam: string[][]
  spots: Record<string, number[]>
}

/** In tenths of a unit, of which a screen shows the map about as wide as it has pixels: what a packed step counts, and how
 * far a corner may lie beside the line that goes without it. */
const [GRAIN, SLACK] = [5, 7]

/** Makes the drawn world light: `world.json?packed` is a module of a few strings, half its weight on the wire. */
export function world(): Plugin {
  return {
    name: 'world',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('world.json?packed') || !importer) return null
      return new URL(source.replace('.json?packed', '.packed'), `file://${importer}`).pathname
    },
    async load(id) {
      if (!id.endsWith('world.packed')) return null
      const drawing = JSON.parse(
        await this.fs.readFile(id.replace('.packed', '.json'), { encoding: 'utf8' }),
      ) as Drawing
      return `export default ${JSON.stringify(packed(drawing))}`
    },
  }
}

/** Areas by the order of their ids, numbers as letters; `packed.ts` reads them. */
export function packed({ size, arcs, areas, waste, seam, spots }: Drawing) {
  const ids = Object.keys(areas).sort()
  return {
    size,
    grain: GRAIN / 10,
    seam,
    arcs: fromStart(arcs.map(coarse)).map(letters).join(' '),
    areas: ids.map((id) => areas[id]!.map((ring) => letters(steps(ring))).join(',')).join(' '),
    waste: waste.map((ring) => letters(steps(ring))).join(','),
    spots: letters(ids.flatMap((id) => spots[id]!.map((figure) => Math.round(figure * 2)))),
  }
}

type Corner = [number, number]

/** The corners of a line, in tenths. */
function cornersOf(line: number[]): Corner[] {
  let [x, y] = [0, 0]
  return Array.from({ length: line.length / 2 }, (_, place) => {
    x += line[2 * place]!
    y += line[2 * place + 1]!
    return [x, y]
  })
}

/** Without the corners that lie near the line between others (Douglas and Peucker). */
function fewer(corners: Corner[]): Corner[] {
  const [[ax, ay], [zx, zy]] = [corners[0]!, corners.at(-1)!]
  const length = Math.hypot(zx - ax, zy - ay)
  const far = ([x, y]: Corner) =>
    length ? Math.abs((zx - ax) * (ay - y) - (ax - x) * (zy - ay)) / length : Math.hypot(x - ax, y - ay)
  const distances = corners.map(far)
  const most = Math.max(...distances)
  if (most <= SLACK) return [corners[0]!, corners.at(-1)!]
  const at = distances.indexOf(most)
  return [...fewer(corners.slice(0, at + 1)).slice(0, -1), ...fewer(corners.slice(at))]
}

/** The steps of a line on the coarser grid. */
function coarse(line: number[]): number[] {
  const found = fewer(cornersOf(line)).map((corner) => corner.map((figure) => Math.round(figure / GRAIN)))
  return found.flatMap(([x, y], place) => {
    const [fromX, fromY] = found[place - 1] ?? [0, 0]
    return [x! - fromX!, y! - fromY!]
  })
}

/** Every line begins so far from where the one before it begins: mostly it is the same corner. */
const fromStart = (lines: number[][]) =>
  lines.map(([x, y, ...more], place) => {
    const [fromX = 0, fromY = 0] = lines[place - 1] ?? []
    return [x! - fromX, y! - fromY, ...more]
  })

/** Each number less the one before it. */
const steps = (ring: number[]) => ring.map((arc, place) => arc - (ring[place - 1] ?? 0))

/** The frequent numbers as one letter each, the others as three. */
export function letters(numbers: number[]): string {
  const { length } = LETTERS
  return numbers
    .map((number) => {
      const small = number + HALF
      if (small >= 0 && small < length) return LETTERS[small]!
      const size = Math.abs(number)
      const sign = number < 0 ? '{' : '}'
      if (size < length * length) return sign + LETTERS[Math.floor(size / length)]! + LETTERS[size % length]!
      throw new Error(`${number} is too far`)
    })
    .join('')
}
