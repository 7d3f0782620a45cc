import type { ReadonlySignal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { ages, countOf, printed, thing, type AgesView } from './facts'
import type { Ground, World } from './geography'
import { placeNames, type Rect, type Wanted } from './labels'

/** Below this nearness, in pixels per unit of the map, regions are named too: hardly any land has room for its name. */
export const FAR_OFF = 0.45
/** How large letters are, in pixels. */
export const LETTERS = { wide: 11, narrow: 12 }

interface NamesProps {
  store: TableStore
  world: World
  /** Pixels per unit of the map. */
  scale: ReadonlySignal<number>
  /** The width of a token, in pixels. */
  token: ReadonlySignal<number>
  narrow: ReadonlySignal<boolean>
  regions: ReadonlySignal<boolean>
  bare: ReadonlySignal<boolean>
}

/** The names of areas, seas and regions, as many as have room beside each other and the pieces. */
export function Names({ store, world, scale, token, narrow, regions, bare }: NamesProps) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const size = narrow.value ? LETTERS.narrow : LETTERS.wide
  const [left, top, width, height] = world.box
  const box = [left, top, left + width, top + height].map((at) => at * scale.value) as Rect
  const named = regions.value || scale.value < FAR_OFF
  const wanted: Wanted[] = [
    ...(named ? printed(things).regions.map((id) => regionName(world, id, thing(things, 'region', id).name)) : []),
    ...world.grounds.map((ground) => ({
      id: ground.id,
      kind: ground.land ? ('land' as const) : ('sea' as const),
      name: thing(things, 'area', ground.id).name,
      spots: [ground],
    })),
  ]
  const taken = bare.value ? [] : tokens(view, world, scale.value, token.value)
  return (
    <g class="a-names" aria-hidden="true">
      {placeNames(wanted, scale.value, size, taken, box).map(({ id, kind, x, y, lines }) => (
        <text key={`${kind} ${id}`} class="ground-name" data-names={id} data-kind={kind} text-anchor="middle">
          {lines.map((line, place) => (
            <tspan key={line} x={x} y={y + ((place - (lines.length - 1) / 2) * 1.06 + 0.34) * (size / scale.value)}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  )
}

/** A region is named in the middle of its own land, on any part of it, or beside it. */
function regionName(world: World, id: string, name: string): Wanted {
  const lands = world.grounds.filter(({ land, regions }) => land && regions.includes(id))
  const own = lands.filter(({ regions }) => regions.at(-1) === id)
  const part = own.length ? own : lands
  const middle = {
    x: part.reduce((sum, { x }) => sum + x, 0) / part.length,
    y: part.reduce((sum, { y }) => sum + y, 0) / part.length,
    room: 60,
  }
  const far = ({ x, y }: Ground) => Math.hypot(x - middle.x, y - middle.y)
  return {
    id,
    kind: 'region',
    name,
    spots: [middle, ...part.sort((one, other) => far(one) - far(other)), { ...middle, room: 150 }],
  }
}

/** The room that the pieces take, in pixels. */
function tokens(view: AgesView, world: World, scale: number, token: number): Rect[] {
  const led = new Set(view.leaders.map(({ area }) => area))
  return world.grounds.flatMap(({ id, x, y }): Rect[] => {
    const area = view.areas.find((area) => area.id === id)
    if (!area && !led.has(id)) return []
    const units = (area?.units ?? []).reduce((sum, force) => sum + countOf(force), 0)
    const ships = (area?.units ?? []).some(({ naval }) => naval > 0 && naval < units)
    const [up, down] = [area?.owner ? 20 : 6, area?.guests ? 24 : ships ? 22 : 9]
    const part = token / 30
    const guest = area?.guests ? 14 : 0
    return [[x * scale - 15 * part, y * scale - up * part, x * scale + (15 + guest) * part, y * scale + down * part]]
  })
}
