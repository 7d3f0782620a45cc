import type { Signal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { ages, areaOf } from './facts'
import type { World } from './geography'
import { Outline } from './Outline'
import { wayTo } from './ways'

interface AimProps {
  store: TableStore
  world: World
  /** The area that the pointer or the focus is on. */
  at: Signal<string | null>
}

/** What the pointer tells: the neighbours of an area, the way the group on the move has come, and its way there. */
export function Aim({ store, world, at }: AimProps) {
  const { group } = ages(store.shown.value!)
  const things = store.things.value
  const way = group && at.value ? wayTo(store, at.value) : null
  const aimed = world.byId.get(at.value ?? '')
  const near = (aimed?.borders ?? []).flatMap((id) => world.byId.get(id) ?? [])
  const line = (places: string[]) =>
    places
      .map((place) => world.byId.get(areaOf(things, place)))
      .flatMap((ground) => (ground ? [`${ground.x.toFixed(1)} ${ground.y.toFixed(1)}`] : []))
      .join('L')
  return (
    <g class="a-aim" aria-hidden="true">
      <Outline kind="near" grounds={near} />
      {aimed && <Outline kind="at" grounds={[aimed]} />}
      {group && group.from !== group.at && <path class="gone" d={`M${line([group.from, group.at])}`} />}
      {group && way && <path class="ahead" d={`M${line([group.at, ...way])}`} />}
    </g>
  )
}
