import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { settings } from '../../settings'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { hyphenated } from '../hyphens'
import { CardBack, CardPicture, SmallFace } from './Card'
import { linked } from './chains'
import { duel, sheet, thing, type DuelView, type Slot } from './facts'
import { Sign } from './Icon'
import { hovered, pick, rest } from '../../table/picked'
import { word } from './words'

/** The true geometry: x counts half card widths, rows overlap so that band and cost stay in sight. */
const SHAPES = [
  { from: 1, cards: 6, rows: 5 },
  { from: 1, cards: 6, rows: 5 },
  { from: 3, cards: 4, rows: 7 },
]
const [CARD, TALL, PITCH, STEP] = [100, 150, 108, 62]
/** Where there is height to spare, as on a phone held upright, rows lie so far apart that covered cards show most of themselves. */
const WIDEST_STEP = 116
/** Pixels below which the name on a card could not be read. */
const NARROW = 106

export function Structure({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = duel(packet)
  const box = useRef<HTMLDivElement>(null)
  const focus = useSignal(-1)
  const small = useSignal(false)
  const step = useSignal(STEP)
  const inside = useRef(false)
  const shape = SHAPES[view.age - 1]!
  const width = shape.cards * PITCH - (PITCH - CARD)
  const height = TALL + (shape.rows - 1) * step.value
  const slots = view.structure
  const current = slots.find((slot) => slot.slot === focus.value) ?? slots.find((slot) => !slot.covered_by.length)

  // The room decides how a card is drawn: where it is narrow, its signs are larger and its name stands below.
  useLayoutEffect(() => {
    const frame = box.current
    const pyramid = frame?.firstElementChild
    if (!frame || !pyramid) return
    const watch = new ResizeObserver(() => {
      const room = (frame.clientHeight / frame.clientWidth) * width - TALL
      step.value = Math.min(Math.max(room / (shape.rows - 1), STEP), WIDEST_STEP)
      small.value = (pyramid.clientWidth * CARD) / width < NARROW
    })
    watch.observe(frame)
    watch.observe(pyramid)
    return () => watch.disconnect()
  }, [width])

  // The card that had the focus is gone: whoever plays by keyboard stays in the structure.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [slots.length])

  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way || !current) return
    event.preventDefault()
    const next = nearest(slots, current, way)
    if (!next) return
    focus.value = next.slot
    box.current?.querySelector<HTMLElement>(`[data-slot="${next.slot}"]`)?.focus()
  }
  const under = hovered.value && slots.find((slot) => slot.card === hovered.value?.id)
  const freed = (slot: Slot) => !!under && slot.covered_by.length === 1 && slot.covered_by[0] === under.slot
  return (
    <div
      class="structure"
      ref={box}
      role="group"
      aria-label={t('duel-structure', { age: word(`age-${view.age}`) })}
      onKeyDown={walk}
      onFocusIn={() => (inside.current = true)}
      onFocusOut={(event) => (inside.current = event.relatedTarget === null)}
    >
      <div class="pyramid" style={{ '--ratio': width / height, aspectRatio: `${width} / ${height}` }}>
        {slots.map((slot) => (
          <SlotButton
            key={`${view.age}-${slot.slot}`}
            slot={slot}
            store={store}
            view={view}
            small={small.value}
            frees={freed(slot)}
            tab={slot === current}
            onFocused={() => (focus.value = slot.slot)}
            place={{
              left: `${((((slot.x - shape.from) / 2) * PITCH) / width) * 100}%`,
              top: `${((slot.row * step.value) / height) * 100}%`,
              width: `${(CARD / width) * 100}%`,
            }}
          />
        ))}
      </div>
    </div>
  )
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The card nearest in that direction; sideways steps prefer the same row. */
function nearest(slots: Slot[], from: Slot, [across, down]: [number, number]): Slot | undefined {
  const cost = (slot: Slot) => {
    const [x, y] = [(slot.x - from.x) * (across || 1), (slot.row - from.row) * (down || 1)]
    if (across ? x <= 0 : y <= 0) return Infinity
    return across ? x + Math.abs(y) * 4 : y * 4 + Math.abs(x)
  }
  return slots.filter((slot) => cost(slot) < Infinity).sort((a, b) => cost(a) - cost(b))[0]
}

interface SlotProps {
  slot: Slot
  store: TableStore
  view: DuelView
  small: boolean
  frees: boolean
  tab: boolean
  onFocused: () => void
  place: { left: string; top: string; width: string }
}

function SlotButton({ slot, store, view, small, frees, tab, onFocused, place }: SlotProps) {
  const free = !slot.covered_by.length
  const common = {
    type: 'button' as const,
    class: 'slot',
    style: { ...place, zIndex: slot.row + 1 },
    'data-slot': slot.slot,
    'data-free': free,
    'data-frees': frees,
    tabIndex: tab ? 0 : -1,
  }
  if (!slot.card) {
    const back = slot.guild ? word('deck-guild') : word(`deck-${'I'.repeat(view.age)}`)
    return (
      <button
        {...common}
        aria-disabled
        onFocus={onFocused}
        onClick={() => (store.notice.value = { text: t('duel-face-down-why'), rule: null })}
      >
        <span class="visually-hidden">{t('duel-face-down', { back })}</span>
        <CardBack age={view.age} guild={slot.guild} />
        {frees && (
          <span class="reveal-eye" aria-hidden="true">
            ◉
          </span>
        )}
      </button>
    )
  }
  const card = slot.card
  const found = thing(store.things.value, 'card', card)
  const maker = sheet(found).chain_from
  const viewer = store.shown.value?.viewer ?? 0
  const resting = rest('card', card)
  const legal = [...store.moves.value.values()].some((move) => move.args.card === card)
  return (
    <button
      {...common}
      {...resting}
      onFocus={(event) => {
        onFocused()
        resting.onFocus(event)
      }}
      data-card={card}
      data-legal={legal}
      data-pointed={store.pointed.value.has(card)}
      data-linked={linked(store.things.value, card)}
      onClick={() => pick('card', card)}
    >
      <span class="visually-hidden">{spoken(found.name, free, view, viewer, card)}</span>
      {small ? <SmallFace id={card} found={found} /> : <CardPicture id={card} found={found} />}
      {free && (
        <span class="slot-foot" data-small={small} aria-hidden="true">
          {view.players.length > 0 && (
            <Prices view={view} viewer={viewer} card={card} chained={isChained(view, viewer, maker)} />
          )}
          {small && <span class="slot-name">{hyphenated(found.name)}</span>}
        </span>
      )}
    </button>
  )
}

const isChained = (view: DuelView, seat: number, maker: string | null | undefined) =>
  !!maker && !!view.cities[seat]?.includes(maker)

function spoken(name: string, free: boolean, view: DuelView, viewer: number, card: string): string {
  if (!free) return t('duel-card-covered', { name })
  return t('duel-card-free', { name, price: view.players[viewer]?.prices[card] ?? 0 })
}

function Prices({ view, viewer, card, chained }: { view: DuelView; viewer: number; card: string; chained: boolean }) {
  const mine = view.players[viewer]!
  const theirs = view.players[1 - viewer]!
  const price = mine.prices[card] ?? 0
  return (
    <span class="prices" aria-hidden="true">
      <span class="price" data-short={price > mine.coins}>
        {chained ? <Sign id="link" /> : <Sign id="coin" />}
        {price}
      </span>
      {settings.value.opponentPrices && (
        <span class="price theirs" data-short={(theirs.prices[card] ?? 0) > theirs.coins}>
          {theirs.prices[card] ?? 0}
        </span>
      )}
    </span>
  )
}
