import { t } from '../../text'
import type { Packet, Things } from '../../types'
import { cells, spread, type Point } from '../plain/cells'
import type { Place, PlaceMap } from '../plain/PlaceMap'

interface Printed {
  id: string
  at: Point
  terrain: string
  icons: string[]
}

interface Force {
  land: number
  naval: number
  air: number
  types?: Record<string, number>
}

interface Area {
  id: string
  owner: string | null
  city: number
  capital: boolean
  fort: boolean
  disorder: boolean
  artefacts: string[]
  units?: Force[]
  guests?: Force[]
  invader?: string
}

interface AgesView {
  areas: Area[]
  empires: { colour: string; card: string; seat: number }[]
}

interface Drawn {
  areas: Printed[]
  points: Point[]
  shapes: string[]
}

const [WIDE, HIGH, MARGIN, SIGN] = [1000, 620, 20, 22]
let drawn: Drawn | null = null

export function mapsOf(packet: Packet, things: Things): PlaceMap[] {
  const view = packet.view as unknown as AgesView
  const { areas, points, shapes } = draw(things)
  const state = new Map(view.areas.map((area) => [area.id, area]))
  const empires = new Map(view.empires.map((empire) => [empire.colour, empire]))
  const nameOf = (domain: string, id: string) => things[domain]?.[id]?.name ?? id
  const empire = (colour: string) => nameOf('card', empires.get(colour)?.card ?? '')
  const forces = (units: Force[]) =>
    units.flatMap(({ land, naval, air, types }) =>
      types
        ? Object.entries(types).map(([unit, count]) => t('amount', { count, what: nameOf('unit', unit) }))
        : [
            ...(land ? [t('ages-land', { count: land })] : []),
            ...(naval ? [t('ages-naval', { count: naval })] : []),
            ...(air ? [t('ages-air', { count: air })] : []),
          ],
    )
  // The coasts of an area are places of their own; they lie where it lies.
  const coasts = Map.groupBy(
    Object.keys(things.place ?? {}).map((place) => ({ domain: 'place', id: place })),
    ({ id }) => String(things.place![id]!.sheet.at),
  )
  const places = areas.map(({ id, at, terrain, icons }, number): Place => {
    const [x, y] = points[number]!
    const area = state.get(id)
    const owner = area?.owner ? empires.get(area.owner)?.seat : undefined
    return {
      about: { domain: 'area', id, as: coasts.get(String(at)) ?? [] },
      name: nameOf('area', id),
      shape: shapes[number]!,
      x,
      y,
      tone: terrain,
      ...(owner === undefined ? {} : { owner }),
      mark: area?.city ? (area.capital ? '★' : String(area.city)) : area?.owner ? empire(area.owner)[0]! : '',
      notes: [
        ...(area?.owner ? [empire(area.owner)] : []),
        ...(area?.city ? [t(area.capital ? 'ages-capital' : 'ages-city', { level: area.city })] : []),
        ...(area?.fort ? [t('ages-fort')] : []),
        ...(area?.disorder ? [t('ages-disorder')] : []),
        ...forces(area?.units ?? []),
        ...(area?.invader ? [t('ages-invader', { empire: empire(area.invader) })] : []),
        ...forces(area?.guests ?? []),
        ...(area?.artefacts ?? []).map((artefact) => nameOf('artefact', artefact)),
        ...icons.map((icon) => t(`ages-${icon}`)),
      ],
    }
  })
  return [
    {
      id: 'world',
      label: t('ages-world'),
      box: [-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN],
      places,
      sign: SIGN,
    },
  ]
}

/** The areas as printed, once for all positions; north lies up. */
function draw(things: Things): Drawn {
  const areas = things.title!.seven_ages!.sheet.areas as unknown as Printed[]
  if (drawn?.areas === areas) return drawn
  const xs = spread(
    areas.map(({ at: [x] }) => x),
    WIDE,
  )
  const ys = spread(
    areas.map(({ at: [, y] }) => -y),
    HIGH,
  )
  const points = xs.map((x, place): Point => [x, ys[place]!])
  const frame: Point[] = [
    [-MARGIN, -MARGIN],
    [WIDE + MARGIN, -MARGIN],
    [WIDE + MARGIN, HIGH + MARGIN],
    [-MARGIN, HIGH + MARGIN],
  ]
  const shapes = cells(points, frame).map(outline)
  drawn = { areas, points, shapes }
  return drawn
}

const outline = (corners: Point[]) => `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}Z`
