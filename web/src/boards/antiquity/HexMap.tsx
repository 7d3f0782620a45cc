import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { walk } from '../../table/arrows'
import { movesWith, restOn } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { asked, lately } from './facts'
import { HIGH, hexagon, middle, SIZE, type Point } from './geometry'
import { buildable, chooseHex } from './hexes'
import { countryOf, type Hex } from './land'
import './land.css'
import { Ground, OnTop, Preview } from './layers'
import { Overlays } from './overlays'
import { usePanning } from './panning'

const EDGE = 2

/** The countryside. Hexes that a move can be made with are outlined; resting on one shows what it would bring. */
export function HexMap({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const things = store.things.value
  const country = useMemo(() => countryOf(packet, things), [packet, things])
  const { frame, sheet, share, handlers, larger, smaller, whole } = usePanning()
  const focus = useSignal('')
  const over = useSignal<string | null>(null)
  const question = asked(store)
  const here = useMemo(() => buildable(store), [packet, store.decision.value])
  const last = lately(packet)
  const box = useMemo(() => boxOf(country.hexes), [country.hexes.length])
  useEffect(() => {
    if (share.peek() < 1.2) return
    const legal = [...(frame.current?.querySelectorAll('.hex[data-legal=true]') ?? [])]
    legal[legal.length >> 1]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [question])
  const known = country.at.has(focus.value)
  return (
    <section class="countryside" data-map="countryside" aria-label={t('antiquity-countryside')}>
      <Overlays store={store} />
      <div class="map-frame" ref={frame} tabIndex={-1} {...handlers}>
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
        <button type="button" class="quiet" aria-label={t('zoom-out')} onClick={smaller}>
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
        <button type="button" class="quiet" aria-label={t('zoom-in')} onClick={larger}>
          +
        </button>
      </div>
    </section>
  )
}

const NONE: string[] = []

function boxOf(hexes: Hex[]): number[] {
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
  const resting = restOn(about)
  return (
    <path
      class="hex"
      d={hexagon(middle(hex.q, hex.r), 0.95)}
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={[hex.id, ...hex.notes, ...moves.map((move) => move.label)].join(', ')}
      data-hex={hex.id}
      data-legal={moves.length > 0}
      data-open={!moves.length && projects.length > 0}
      data-last={last}
      data-pointed={pointed}
      {...resting}
      onPointerEnter={(event) => {
        onOver()
        resting.onPointerEnter(event)
      }}
      onFocus={(event) => {
        onFocused()
        onOver()
        resting.onFocus(event)
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
