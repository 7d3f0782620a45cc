import { useComputed, useSignal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { movesWith, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, asked, hexesOf } from './facts'
import { HIGH, hexagon, middle, SIZE, type Cell, type Point } from './geometry'
import { buildable, chooseHex } from './hexes'
import { countryOf, type Hex } from './land'
import { Ground, OnTop, Preview } from './layers'
import { Overlays } from './overlays'
import { usePanning, type Part } from './panning'

const EDGE = 2
/** On a map that is played on, hexes are at least and at most so high. */
const [LEAST_HEX, MOST_HEX] = [30, 44]

interface HexMapProps {
  store: TableStore
  /** The hex under the pointer or the focus. */
  over: Signal<string | null>
  /** Is it played on, or only a small picture beside the city? */
  large: boolean
}

/** The countryside. Hexes that a move can be made with are outlined; resting on one shows what it would bring. */
export function HexMap({ store, over, large }: HexMapProps) {
  const packet = store.shown.value!
  const things = store.things.value
  const country = useMemo(() => countryOf(packet, things), [packet, things])
  const { frame, sheet, byHand, show, handlers, larger, smaller, whole } = usePanning()
  const focus = useSignal('')
  const question = asked(store)
  const here = useMemo(() => buildable(store), [packet, store.decision.value])
  const last = lately(packet, hexesOf)
  const box = useMemo(() => boxOf(country.hexes), [country.hexes.length])
  /** The own zone with all that is to be chosen from; the whole map where that lies about everywhere. */
  const look = () => {
    const zone = antiquity(packet).players[packet.viewer ?? -1]?.zone ?? []
    const wide = !large || !zone.length
    const shown = [...zone, ...here.keys()].flatMap((id) => country.at.get(id) ?? [])
    const width = (hex: number) => (hex / (HEX_HIGH * HIGH)) * box[2]!
    show(wide ? WHOLE : partOf(shown, box), wide ? 0 : width(LEAST_HEX), width(MOST_HEX))
  }
  const looking = useRef(look)
  looking.current = look
  useLayoutEffect(() => {
    byHand.current = false
    look()
  }, [question, large, packet.viewer])
  useEffect(() => {
    const watch = new ResizeObserver(() => byHand.current || looking.current())
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [])
  const known = country.at.has(focus.value)
  return (
    <section class="countryside" data-map="countryside" aria-label={t('antiquity-countryside')}>
      <Overlays store={store} />
      <div class="map-frame" data-zoomable ref={frame} tabIndex={0} {...handlers}>
        <div class="map-sheet" ref={sheet} style={{ '--aspect': box[2]! / box[3]! }}>
          <svg
            viewBox={box.join(' ')}
            role="group"
            aria-label={t('antiquity-countryside')}
            onKeyDown={(event) => walk(event, '.hex')}
            onPointerLeave={() => (over.value = null)}
          >
            <Ground store={store} country={country} />
            <OnTop store={store} country={country} />
            <Preview store={store} country={country} over={over} />
            {country.hexes.map((hex, number) => (
              <HexButton
                key={hex.id}
                hex={hex}
                store={store}
                tab={known ? focus.value === hex.id : number === 0}
                projects={here.get(hex.id) ?? NONE}
                last={last.has(hex.id)}
                onFocused={() => (focus.value = hex.id)}
                onOver={() => (over.value = hex.id)}
              />
            ))}
          </svg>
        </div>
      </div>
      <div class="map-zoom">
        <button type="button" class="quiet" data-zoom="step" aria-label={t('zoom-out')} onClick={smaller}>
          −
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={t('antiquity-whole')}
          title={t('antiquity-whole')}
          onClick={whole}
        >
          ⤢
        </button>
        <button
          type="button"
          class="quiet"
          data-zoom="zone"
          aria-label={t('antiquity-my-zone')}
          title={t('antiquity-my-zone')}
          onClick={() => {
            byHand.current = false
            look()
          }}
        >
          ◎
        </button>
        <button type="button" class="quiet" data-zoom="step" aria-label={t('zoom-in')} onClick={larger}>
          +
        </button>
      </div>
    </section>
  )
}

const NONE: string[] = []
const WHOLE: Part = { left: 0, top: 0, width: 1, height: 1 }
/** A hex as it is clicked is a little smaller than it is drawn. */
const HEX_HIGH = 0.95

/** The part of the map in which some hexes lie. */
function partOf(cells: Cell[], [left, top, wide, tall]: number[]): Part {
  const [x, y, across, down] = boxOf(cells)
  return { left: (x! - left!) / wide!, top: (y! - top!) / tall!, width: across! / wide!, height: down! / tall! }
}

function boxOf(hexes: Cell[]): number[] {
  const points: Point[] = hexes.map(({ q, r }) => middle(q, r))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - SIZE - EDGE, Math.min(...ys) - HIGH / 2 - EDGE]
  return [left, top, Math.max(...xs) + SIZE + EDGE - left, Math.max(...ys) + HIGH / 2 + EDGE - top]
}

interface HexButtonProps {
  hex: Hex
  store: TableStore
  tab: boolean
  /** What could be built with its centre here now. */
  projects: string[]
  last: boolean
  onFocused: () => void
  onOver: () => void
}

function HexButton({ hex, store, tab, projects, last, onFocused, onOver }: HexButtonProps) {
  const about = { domain: 'hex', id: hex.id }
  const moves = movesWith(store, about)
  // Bound to the attribute itself: the pointer moves often, and hexes are many.
  const pointed = useComputed(() => store.pointed.value.has(hex.id))
  return (
    <path
      class="hex"
      d={hexagon(middle(hex.q, hex.r), HEX_HIGH)}
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={[hex.id, ...hex.notes, ...moves.map((move) => move.label)].join(', ')}
      data-hex={hex.id}
      data-legal={moves.length > 0}
      data-move={projects.length ? undefined : target(store, moves)['data-move']}
      data-open={!moves.length && projects.length > 0}
      data-sole={projects.length === 1 ? projects[0] : undefined}
      data-last={last}
      data-pointed={pointed}
      onPointerEnter={onOver}
      onFocus={() => {
        onFocused()
        onOver()
      }}
      onClick={(event) => chooseHex(store, hex.id, projects, event)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }}
    />
  )
}
