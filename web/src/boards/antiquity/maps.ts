import { t } from '../../text'
import type { Packet, Things } from '../../types'
import type { Place, PlaceMap } from '../plain/PlaceMap'

interface Piece {
  building: string
  squares: string[]
  manned: boolean
  graved: boolean
}

interface City {
  centre: string
  grid: number
  pieces: Piece[]
  houses: string[]
  fountains: string[]
  graves: string[]
  blocked: string[]
}

interface Industry {
  seat: number
  project: string
  good: string
  hexes: string[]
  goods: string[]
}

interface AntiquityView {
  tiles: [string, number][]
  grass: string[]
  polluted: string[]
  markers: string[]
  ores: { ore: string; hexes: string[] }[]
  industries: Industry[]
  players: { cities: City[]; inns: string[]; zone: string[] }[]
}

interface Board {
  layouts: Record<string, { hexes: [string, number, number][] }>
  terrains: string[]
  radius: number
}

const [SIZE, SQUARE, SIGN] = [10, 20, 11]
const HIGH = SIZE * Math.sqrt(3)
const COLUMNS = 'abcdefg'
const SHADES = 6

/** The countryside, then every city: first the viewer's own. */
export function mapsOf(packet: Packet, things: Things): PlaceMap[] {
  const view = packet.view as unknown as AntiquityView
  const own = packet.viewer ?? 0
  const seats = [own, ...packet.seats.map(({ seat }) => seat).filter((seat) => seat !== own)]
  const cities = seats.flatMap((seat) =>
    view.players[seat]!.cities.map((city, number) => cityMap(packet, things, seat, city, number)),
  )
  return [countryside(packet, view, things), ...cities]
}

function countryside(packet: Packet, view: AntiquityView, things: Things): PlaceMap {
  const board = things.title!.antiquity!.sheet as unknown as Board
  const grounds = terrains(view, things, board)
  const known = signsOf(packet, view, things)
  const zone = new Set(view.players[packet.viewer ?? -1]?.zone)
  const [polluted, felled] = [new Set(view.polluted), new Set(view.grass)]
  const places = board.layouts[packet.seats.length]!.hexes.map(([id, q, r], number): Place => {
    const [x, y] = [1.5 * SIZE * q, HIGH * (r + q / 2)]
    const ground = felled.has(id) ? 'plain' : grounds[number]!
    return {
      about: { domain: 'hex', id },
      name: id,
      shape: hexagon(x, y),
      x,
      y,
      tone: polluted.has(id) ? 'polluted' : ground,
      near: zone.has(id),
      ...known.get(id),
      notes: [
        t(`antiquity-${ground}`),
        ...(polluted.has(id) ? [t('antiquity-polluted')] : []),
        ...(zone.has(id) ? [t('antiquity-zone')] : []),
        ...(known.get(id)?.notes ?? []),
      ],
    }
  })
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - SIZE - 2, Math.min(...ys) - HIGH / 2 - 2]
  return {
    id: 'countryside',
    label: t('antiquity-countryside'),
    box: [left, top, Math.max(...xs) + SIZE + 2 - left, Math.max(...ys) + HIGH / 2 + 2 - top],
    places,
    sign: SIGN,
  }
}

/** What the tiles show, hex by hex: each lies turned by so many times sixty degrees. */
function terrains(view: AntiquityView, things: Things, board: Board): string[] {
  const cells: [number, number][] = []
  for (let q = -board.radius; q <= board.radius; q++)
    for (let r = Math.max(-board.radius, -q - board.radius); r <= Math.min(board.radius, board.radius - q); r++)
      cells.push([q, r])
  const place = new Map(cells.map((cell, number) => [cell.join(), number]))
  return view.tiles.flatMap(([face, turns]) => {
    const letters = (things.face![face]!.sheet.columns as string[]).join('').toLowerCase()
    const shown: string[] = []
    cells.forEach((cell, number) => {
      let [q, r] = cell
      for (let turn = 0; turn < turns; turn++) [q, r] = [-r, q + r]
      shown[place.get(`${q},${r}`)!] = board.terrains.find((name) => name[0] === letters[number])!
    })
    return shown
  })
}

type Known = Pick<Place, 'owner' | 'mark' | 'notes'>

/** What stands or lies on the hexes. */
function signsOf(packet: Packet, view: AntiquityView, things: Things): Map<string, Known> {
  const found = new Map<string, Known>()
  const nameOf = (domain: string, id: string) => things[domain]?.[id]?.name ?? id
  const add = (id: string, sign: Known) => {
    const before = found.get(id)
    found.set(id, { ...before, ...sign, notes: [...(before?.notes ?? []), ...sign.notes] })
  }
  for (const id of view.markers) add(id, { mark: '?', notes: [t('antiquity-marker')] })
  for (const { ore, hexes } of view.ores) for (const id of hexes) add(id, { notes: [nameOf('good', ore)] })
  for (const { seat, project, good, hexes, goods } of view.industries) {
    const what = t('antiquity-of', { what: nameOf('project', project), name: packet.seats[seat]!.name })
    for (const id of goods) add(id, { mark: '▪', notes: [t('antiquity-good', { good: nameOf('good', good) })] })
    for (const id of hexes) add(id, { owner: seat, mark: nameOf('project', project)[0]!, notes: [what] })
  }
  view.players.forEach(({ cities, inns }, seat) => {
    const name = packet.seats[seat]!.name
    const of = (project: string) => [t('antiquity-of', { what: nameOf('project', project), name })]
    for (const id of inns) add(id, { owner: seat, mark: nameOf('project', 'inn')[0]!, notes: of('inn') })
    cities.forEach(({ centre }, number) => add(centre, { owner: seat, mark: String(number + 1), notes: of('city') }))
  })
  return found
}

function cityMap(packet: Packet, things: Things, seat: number, city: City, number: number): PlaceMap {
  // No move names a square of somebody else's city.
  const of = { city: String(number + 1), ...(seat === packet.viewer ? {} : { seat: String(seat) }) }
  const on = new Map<string, Pick<Place, 'tone' | 'mark' | 'notes'>>()
  city.pieces.forEach(({ building, squares, manned, graved }, shade) => {
    const name = things.building![building]!.name
    const state = graved ? [t('antiquity-graved')] : manned ? [t('antiquity-manned')] : []
    squares.forEach((square, place) =>
      on.set(square, {
        tone: `piece-${shade % SHADES}`,
        mark: place ? '' : name[0]! + (manned ? '•' : ''),
        notes: [name, ...state],
      }),
    )
  })
  const put = (squares: string[], tone: string, mark: string, what: string) =>
    squares.forEach((square) => on.set(square, { tone, mark, notes: [...(on.get(square)?.notes ?? []), what] }))
  put(city.houses, 'house', '⌂', t('antiquity-house'))
  put(city.fountains, 'water', '≈', t('antiquity-fountain'))
  put(city.blocked, 'polluted', '×', t('antiquity-blocked'))
  put(city.graves, 'grave', '†', t('antiquity-grave'))
  const rows = Array.from({ length: city.grid }, (_, row) => row)
  const places = rows.flatMap((row) =>
    rows.map((column): Place => {
      const id = `${COLUMNS[column]}${row + 1}`
      const [x, y] = [SQUARE * (column + 0.5), SQUARE * (row + 0.5)]
      return {
        about: { domain: 'square', id, of },
        name: id,
        shape: `M${x - SQUARE / 2} ${y - SQUARE / 2}h${SQUARE}v${SQUARE}h${-SQUARE}Z`,
        x,
        y,
        tone: 'free',
        notes: [],
        ...on.get(id),
      }
    }),
  )
  const wide = SQUARE * city.grid
  return {
    id: `city-${seat}-${number + 1}`,
    label: t('antiquity-city', { number: number + 1, name: packet.seats[seat]!.name }),
    box: [-1, -1, wide + 2, wide + 2],
    places,
    sign: SIGN,
  }
}

function hexagon(x: number, y: number): string {
  const [half, up] = [SIZE / 2, HIGH / 2]
  return `M${x - SIZE} ${y}l${half} ${-up}h${SIZE}l${half} ${up}l${-half} ${up}h${-SIZE}Z`
}
