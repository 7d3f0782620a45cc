import { useComputed } from '@preact/signals'
import { choose, look, movesWith, restOn, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { aboutArea, ages, empireOf, thing, type Area } from './facts'
import type { Ground } from './geography'
import { areaNotes } from './notes'
import { notePlace } from './Shop'
import { march, takeUp, wayTo } from './ways'

interface AreaShapeProps {
  ground: Ground
  area: Area | undefined
  store: TableStore
  tab: boolean
  /** Was it part of the last move? */
  last: boolean
  /** Whoever has a mouse sees where it is: the view does not follow the focus then. */
  onFocused: (byKey: boolean) => void
  onAim: (on: boolean) => void
}

/** An area or sea as a place to click on. */
export function AreaShape({ ground, area, store, tab, last, onFocused, onAim }: AreaShapeProps) {
  const { id, shape, terrain, land, regions } = ground
  const view = ages(store.shown.value!)
  const about = aboutArea(store.things.value, id)
  const { name } = thing(store.things.value, 'area', id)
  const moves = movesWith(store, about)
  const way = store.decision.value && wayTo(store, id)
  // A fort is not what one expects of a click on the map: the sheet asks first.
  const asks = moves.every(({ verb }) => verb === 'fortify')
  const pointed = useComputed(() => store.pointed.value.has(id))
  const resting = restOn(about)
  const owner = empireOf(view, area?.owner)
  return (
    <g
      class="ground"
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={[name, ...areaNotes(store, id), ...moves.map((move) => move.label)].join(', ')}
      data-area={id}
      data-tone={terrain}
      data-region={land ? regions.at(-1) : undefined}
      data-seat={owner?.seat}
      {...target(store, asks ? [] : moves)}
      data-legal={moves.length > 0}
      {...(way ? { 'data-move': `to:${way[0]}` } : {})}
      data-shore={moves.map(({ args }) => args.place).find((place) => place && place !== id)}
      data-reach={!!way}
      data-last={last}
      data-pointed={pointed}
      {...resting}
      onFocus={(event) => {
        onFocused(event.currentTarget.matches(':focus-visible'))
        onAim(true)
        resting.onFocus(event)
      }}
      onPointerEnter={(event) => {
        onAim(true)
        resting.onPointerEnter(event)
      }}
      onPointerLeave={() => {
        onAim(false)
        resting.onPointerLeave()
      }}
      onClick={(event) => {
        if (way) march(store, way)
        else if (moves.length === 1 && moves[0]!.verb === 'from' && !store.lesson) void takeUp(store, moves[0]!.move)
        else if (asks) look(about)
        else {
          if (moves.length === 1 && moves[0]!.verb === 'in') notePlace(moves[0]!.args.place)
          choose(store, about, event)
        }
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }}
    >
      <path d={shape} />
    </g>
  )
}
