import { t } from '../../text'
import type { Packet, Things } from '../../types'
import { antiquity, printed, thing, type AntiquityView, type Printed } from './facts'
import { distance, type Cell } from './geometry'

/** A hex as it lies there: its ground as printed or felled, and all that is known of it. */
export interface Hex extends Cell {
  ground: string
  notes: string[]
}

/** The countryside of a position, put together once for each packet. */
export interface Country {
  hexes: Hex[]
  at: Map<string, Hex>
}

const known = new WeakMap<object, Country>()

export function countryOf(packet: Packet, things: Things): Country {
  const view = antiquity(packet)
  const found = known.get(view) ?? survey(packet, things)
  known.set(view, found)
  return found
}

function survey(packet: Packet, things: Things): Country {
  const view = antiquity(packet)
  const board = printed(things)
  const grounds = terrains(view, things, board)
  const felled = new Set(view.grass)
  const hexes = board.layouts[packet.seats.length]!.hexes.map(([id, q, r], number): Hex => {
    const ground = felled.has(id) ? 'plain' : grounds[number]!
    return { id, q, r, ground, notes: [t(`antiquity-${ground}`)] }
  })
  const country = { hexes, at: new Map(hexes.map((hex) => [hex.id, hex])) }
  note(country, packet, things)
  return country
}

/** What the tiles show, hex by hex: each lies turned by so many times sixty degrees. */
function terrains(view: AntiquityView, things: Things, board: Printed): string[] {
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
      shown[place.get(`${q},${r}`)!] = board.terrains.find((name) => name.startsWith(letters[number]!))!
    })
    return shown
  })
}

/** Everything that stands or lies on the hexes, in words. */
function note({ at, hexes }: Country, packet: Packet, things: Things): void {
  const view = antiquity(packet)
  const nameOf = (domain: string, id: string) => thing(things, domain, id).name
  const add = (ids: string[], what: string) => {
    for (const id of ids) at.get(id)?.notes.push(what)
  }
  add(view.polluted, t('antiquity-polluted'))
  add(view.markers, t('antiquity-marker'))
  for (const { ore, hexes } of view.ores) add(hexes, nameOf('good', ore))
  for (const { seat, project, good, hexes, goods } of view.industries) {
    add(hexes, t('antiquity-of', { what: nameOf('project', project), name: packet.seats[seat]!.name }))
    add(goods, t('antiquity-good', { good: nameOf('good', good) }))
  }
  view.players.forEach(({ cities, inns, zone }, seat) => {
    const name = packet.seats[seat]!.name
    add(inns, t('antiquity-of', { what: nameOf('project', 'inn'), name }))
    cities.forEach(({ centre }, number) => add([centre], t('antiquity-city', { number: number + 1, name })))
    if (seat === packet.viewer) add(zone, t('antiquity-zone'))
    else add(zone, t('antiquity-zone-of', { name }))
  })
  for (const [project, sites] of Object.entries(view.sites))
    for (const [id, count] of Object.entries(sites))
      add([id], t(count ? 'antiquity-site' : 'antiquity-site-free', { what: nameOf('project', project), count }))
  noteDistances(hexes, packet)
}

function noteDistances(hexes: Hex[], packet: Packet): void {
  const own = antiquity(packet).players[packet.viewer ?? -1]
  const at = new Map(hexes.map((hex) => [hex.id, hex]))
  const inns = (own?.inns ?? []).map((id) => at.get(id)!)
  const centres = (own?.cities ?? []).map(({ centre }) => at.get(centre)!)
  if (!inns.length && !centres.length) return
  for (const hex of hexes) {
    const steps = Math.min(
      ...inns.map((inn) => distance(hex, inn)),
      ...centres.map((centre) => distance(hex, centre) - 1),
    )
    if (steps > 0) hex.notes.push(t('antiquity-distance', { count: steps }))
  }
}
