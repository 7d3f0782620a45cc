import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { walk } from '../../table/arrows'
import { choose, movesWith, restOn, type Picked } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'

/** A place of a map: where it lies, what it looks like, and what is known of it. */
export interface Place {
  about: Picked
  name: string
  /** The outline, and its middle. */
  shape: string
  x: number
  y: number
  /** What kind of ground it is, for its colour. */
  tone: string
  /** Whose it is: drawn as the sign of the seat. */
  owner?: number | undefined
  /** A sign or number on it. */
  mark?: string
  /** Is it within reach of the viewer, or otherwise to be set off? */
  near?: boolean
  notes: string[]
}

export interface PlaceMap {
  id: string
  label: string
  /** The corner and the size of the drawing. */
  box: [number, number, number, number]
  places: Place[]
  /** How high a sign on it is, and the letters of a name. */
  sign: number
}

const [MOST, STEP] = [6, Math.SQRT2]

/** A map of any title: places that moves can be made with are outlined, a click makes the move or asks which. */
export function MapDrawing({ map, store }: { map: PlaceMap; store: TableStore }) {
  const share = useSignal(1)
  const focus = useSignal('')
  const first = map.places[0]?.about.id ?? ''
  const known = map.places.some((place) => place.about.id === focus.value)
  const asked = map.places.some((place) => movesWith(store, place.about).length > 0)
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!drawing.current?.checkVisibility({ visibilityProperty: true })) return
    const legal = [...drawing.current.querySelectorAll('[data-legal=true]')]
    legal[legal.length >> 1]?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [asked])
  const zoom = (by: number) => (share.value = Math.min(MOST, Math.max(1, share.value * by)))
  return (
    <section class="place-map" data-map={map.id} aria-label={map.label}>
      <header>
        <h3>{map.label}</h3>
        <button type="button" class="quiet" aria-label={t('zoom-out')} onClick={() => zoom(1 / STEP)}>
          −
        </button>
        <button type="button" class="quiet" aria-label={t('zoom-in')} onClick={() => zoom(STEP)}>
          +
        </button>
      </header>
      <div class="place-map-frame" tabIndex={-1}>
        <svg
          ref={drawing}
          viewBox={map.box.join(' ')}
          style={{ '--share': share.value, '--aspect': map.box[2] / map.box[3] }}
          role="group"
          aria-label={map.label}
          data-large={share.value > 1.9}
          onKeyDown={(event) => walk(event, '.place')}
        >
          {map.places.map((place) => (
            <PlaceShape
              key={place.about.id}
              place={place}
              sign={map.sign}
              store={store}
              tab={place.about.id === (known ? focus.value : first)}
              onFocused={() => (focus.value = place.about.id)}
            />
          ))}
        </svg>
      </div>
    </section>
  )
}

interface PlaceShapeProps {
  place: Place
  sign: number
  store: TableStore
  tab: boolean
  onFocused: () => void
}

function PlaceShape({ place, sign, store, tab, onFocused }: PlaceShapeProps) {
  const { about, name, shape, x, y, tone, owner, mark, near, notes } = place
  const moves = movesWith(store, about)
  // Bound to the attribute itself: the pointer moves often, and places are many.
  const pointed = useComputed(() => isPointed(store, about))
  const resting = restOn(about)
  const seat = owner === undefined ? [] : [store.shown.value!.seats[owner]?.name ?? '']
  return (
    <g
      class="place"
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={[name, mark, ...seat, ...notes, ...moves.map((move) => move.label)].filter(Boolean).join(', ')}
      data-place={about.id}
      data-tone={tone}
      data-near={near}
      data-legal={moves.length > 0}
      data-pointed={pointed}
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
    >
      <path d={shape} />
      <text
        class="place-name"
        x={x}
        y={y - sign * 0.45}
        font-size={sign * 0.45}
        text-anchor="middle"
        aria-hidden="true"
      >
        {name}
      </text>
      {owner !== undefined && (
        <SeatSign seat={owner} letter={mark} place={{ x: x - sign / 2, y: y - sign / 2, width: sign, height: sign }} />
      )}
      {owner === undefined && mark && (
        <text class="place-mark" x={x} y={y + sign * 0.35} text-anchor="middle" font-size={sign} aria-hidden="true">
          {mark}
        </text>
      )}
    </g>
  )
}

/** Ids of several domains look alike: pointed out are the places of the city, map or area that is meant. */
function isPointed(store: TableStore, { domain, id, as = [], of = {} }: Picked): boolean {
  const pointed = store.pointed.value
  if (![id, ...Object.values(of)].every((part) => pointed.has(part))) return false
  const moves = [...store.moves.value.values()]
  return (
    !moves.length ||
    moves.some(({ args }) => [domain, ...as.map((called) => called.domain)].some((name) => name in args))
  )
}
