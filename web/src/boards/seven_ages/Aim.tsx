import type { Signal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { ages, areaOf } from './facts'
import type { World } from './geography'
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
  const near = world.byId.get(at.value ?? '')?.borders ?? []
  const line = (places: string[]) =>
    places
      .map((place) => world.byId.get(areaOf(things, place)))
      .flatMap((ground) => (ground ? [`${ground.x.toFixed(1)} ${ground.y.toFixed(1)}`] : []))
      .join('L')
  return (
    <g class="a-aim" aria-hidden="true">
      {near.map((id) => (
        <path key={id} class="near" d={world.byId.get(id)?.shape} />
      ))}
      {group && group.from !== group.at && <path class="gone" d={`M${line([group.from, group.at])}`} />}
      {group && way && <path class="ahead" d={`M${line([group.at, ...way])}`} />}
    </g>
  )
}
