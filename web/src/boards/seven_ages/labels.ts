import { twoLines } from '../lines'

/** A name as it is wanted: around a point with so much room, in units of the map. */
export interface Wanted {
  id: string
  kind: 'land' | 'sea' | 'region'
  name: string
  /** Points to try, the best first. */
  spots: { x: number; y: number; room: number }[]
}

/** A name as it is written: the middle of its lines, in units of the map. */
export interface Label {
  id: string
  kind: Wanted['kind']
  x: number
  y: number
  lines: string[]
}

/** What lies on the map, in pixels: left, top, right, bottom. */
export type Rect = [number, number, number, number]

const LEADING = 1.06
const LONG = 8
const AIR = 1
/** How far from its point a name may stand, in parts of the room around it. */
const SHIFTS = [0, 0.45, -0.45, 0.9, -0.9]
const WAYS = SHIFTS.flatMap((x) => SHIFTS.map((y) => [x, y] as const)).sort(
  (one, other) => Math.hypot(...one) - Math.hypot(...other),
)

const pen = document.createElement('canvas').getContext('2d')
const widths = new Map<string, number>()

/** The width of a text at a size of 100 pixels. */
function widthOf(text: string, bold: boolean): number {
  const key = `${bold} ${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (pen) pen.font = `${bold ? 700 : 400} 100px system-ui, sans-serif`
    width = pen?.measureText(text).width ?? 60 * text.length
    widths.set(key, width)
  }
  return width
}

const apart = (one: Rect, other: Rect) =>
  one[2] <= other[0] || one[0] >= other[2] || one[3] <= other[1] || one[1] >= other[3]

/** Finds a place for as many names as do not touch each other or what is taken. Regions come first, the smallest
 * before all: each must be told. Then whatever has the most room for its name. */
export function placeNames(wanted: Wanted[], scale: number, size: number, taken: Rect[], box: Rect): Label[] {
  const filled = [...taken]
  const tight = ({ kind, name, spots }: Wanted) =>
    kind === 'region' ? spots.length : widthOf(name, false) / (spots[0]?.room ?? 1)
  const order = (name: Wanted) => ['region', 'land', 'sea'].indexOf(name.kind)
  const sorted = [...wanted].sort((one, other) => order(one) - order(other) || tight(one) - tight(other))
  return sorted.flatMap((name) => {
    const shapes = [[name.name], twoLines(name.name, LONG)]
    for (const lines of name.kind === 'region' ? shapes.reverse() : shapes)
      for (const { x, y, room } of name.spots) {
        const place = fit(lines, x * scale, y * scale, room * scale, size, name.kind === 'region', filled, box)
        if (!place) continue
        filled.push(place.rect)
        return [{ id: name.id, kind: name.kind, x: place.x / scale, y: place.y / scale, lines }]
      }
    return []
  })
}

/** The first place around a point, all in pixels, where a text touches nothing. */
function fit(
  lines: string[],
  x: number,
  y: number,
  room: number,
  size: number,
  bold: boolean,
  filled: Rect[],
  [left, top, right, bottom]: Rect,
): { x: number; y: number; rect: Rect } | null {
  const wide = (Math.max(...lines.map((line) => widthOf(line, bold))) * size) / 200 + AIR
  const high = (lines.length * size * LEADING) / 2 + AIR
  for (const [across, down] of WAYS) {
    const [cx, cy] = [x + across * room, y + down * Math.max(room, size)]
    const rect: Rect = [cx - wide, cy - high, cx + wide, cy + high]
    if (rect[0] < left || rect[1] < top || rect[2] > right || rect[3] > bottom) continue
    if (filled.every((other) => apart(rect, other))) return { x: cx, y: cy, rect }
  }
  return null
}
