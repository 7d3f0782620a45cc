import { useSignal } from '@preact/signals'
import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { choose, movesWith, rest, target } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { twoLines } from '../lines'
import {
  historia,
  letterOf,
  markedBy,
  nameOf,
  placeOf,
  printed,
  thing,
  type HistoriaView,
  type Territory,
} from './facts'
import { landOf, SEA } from './land'
import { word } from './words'

const [CUBE, TILE, PER_ROW] = [25, 24, 3]
/** The width of a letter at its largest: no name leaves the map. */
const LETTER = 12

/** The map: who is where, what each territory is worth, what lies beside what. */
export function WorldMap({ store }: { store: TableStore }) {
  const view = historia(store.shown.value!)
  const focus = useSignal(view.territories[0]!.id)
  const last = lately(store.shown.value!, markedBy)
  return (
    <section class="world" aria-label={t('historia-map')}>
      <svg
        viewBox={`0 0 ${SEA.width} ${SEA.height}`}
        role="group"
        aria-label={t('historia-map')}
        onKeyDown={(event) => walk(event, '.territory')}
      >
        <path class="links" d={links(view)} />
        {view.territories.map(({ id }, place) => (
          <path
            key={id}
            class="reach"
            d={landOf(id, place).shape}
            data-reach={id}
            aria-hidden="true"
            onClick={(event) => choose(store, { domain: 'territory', id }, event)}
          />
        ))}
        {view.territories.map((territory, place) => (
          <Region
            key={territory.id}
            territory={territory}
            place={place}
            store={store}
            tab={focus.value === territory.id}
            last={last.has(`territory ${territory.id}`)}
            onFocused={() => (focus.value = territory.id)}
          />
        ))}
      </svg>
      {printed(store.things.value).designed && (
        <button
          type="button"
          class="designed"
          title={word('title-note')}
          onClick={() => (store.notice.value = { text: word('title-note'), rule: null })}
        >
          {t('historia-designed')}
        </button>
      )}
    </section>
  )
}

/** A line for each pair of neighbours. */
function links(view: HistoriaView): string {
  const at = new Map(view.territories.map(({ id }, place) => [id, landOf(id, place)]))
  return view.territories
    .flatMap(({ id, adjacent }) => adjacent.filter((other) => id < other).map((other) => [at.get(id)!, at.get(other)!]))
    .map(([from, to]) => `M${from!.x} ${from!.y}L${to!.x} ${to!.y}`)
    .join('')
}

interface RegionProps {
  territory: Territory
  place: number
  store: TableStore
  tab: boolean
  /** Was it part of the last move? */
  last: boolean
  onFocused: () => void
}

function Region({ territory, place, store, tab, last, onFocused }: RegionProps) {
  const packet = store.shown.value!
  const { id, tile, cubes } = territory
  const about = { domain: 'territory', id }
  const { name } = thing(store.things.value, 'territory', id)
  const { shape, x, y } = landOf(id, place)
  const moves = movesWith(store, about)
  const lines = twoLines(name, 9)
  const far = x + (Math.max(...lines.map((line) => line.length)) * LETTER) / 2 > SEA.width
  const resting = rest('territory', id)
  const label = [
    name,
    tile === null ? t('historia-tile-unknown') : t('historia-tile', { points: tile }),
    ...cubes.map((civ) => nameOf(packet, civ)),
    ...moves.map((move) => `${move.label} ${move.detail}`),
  ]
  const left = Math.min(x - width(cubes.length) / 2, SEA.width - width(cubes.length) - 2)
  return (
    <>
      <path
        class="territory"
        d={shape}
        role="button"
        tabIndex={tab ? 0 : -1}
        aria-label={label.join(', ')}
        data-territory={id}
        {...target(store, moves)}
        data-pointed={store.pointed.value.has(id)}
        data-last={last}
        data-own={cubes.includes(packet.viewer ?? -1)}
        {...resting}
        onFocus={(event) => {
          onFocused()
          resting.onFocus(event)
        }}
        onClick={(event) => choose(store, about, event)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }}
      />
      <g class="on-land" aria-hidden="true">
        {lines.map((line, index) => (
          <text
            key={index}
            class="land-name"
            x={far ? SEA.width - 2 : x}
            y={y - 4}
            dy={`${index + 1 - lines.length}em`}
            text-anchor={far ? 'end' : 'middle'}
          >
            {line}
          </text>
        ))}
        <rect class="tile" x={left} y={y + 1} width={TILE} height={TILE} rx="4" />
        <text class="tile-value" x={left + TILE / 2} y={y + TILE - 4} text-anchor="middle">
          {tile ?? '?'}
        </text>
        {cubes.map((civ, index) => (
          <SeatSign
            key={civ}
            seat={placeOf(historia(packet), civ)}
            letter={letterOf(civ)}
            place={{
              x: left + TILE + 3 + (index % PER_ROW) * (CUBE + 1),
              y: y + 1.5 + Math.floor(index / PER_ROW) * (CUBE + 1),
              width: CUBE,
              height: CUBE,
            }}
          />
        ))}
      </g>
    </>
  )
}

/** How wide a tile with its cubes is. */
const width = (cubes: number) => TILE + (cubes ? 3 + Math.min(cubes, PER_ROW) * (CUBE + 1) : 0)
