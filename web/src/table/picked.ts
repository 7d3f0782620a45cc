import { signal } from '@preact/signals'
import type { Move } from '../types'
import type { TableStore } from './store'

/** A thing of the title, by its domain and id. */
export interface Picked {
  domain: string
  id: string
  /** What else moves call it: an area as a place to go to. */
  as?: { domain: string; id: string }[]
  /** Where the same id stands for several things: what a move must name besides, as the city of a square. */
  of?: Record<string, string>
}

/** What the popover is about, and what the pointer or the focus rests on. */
export const picked = signal<Picked | null>(null)
export const hovered = signal<(Picked & { box: DOMRect }) | null>(null)

/** Where the hand was when something was picked: the sheet opens beside it. */
export let anchor: DOMRect | null = null
window.addEventListener(
  'click',
  ({ target }) => {
    const found =
      target instanceof Element && target.closest('[data-legal], [data-reach], button, a, [role=button], [tabindex]')
    anchor = found ? found.getBoundingClientRect() : null
  },
  { capture: true },
)

const DELAY = 220
let timer = 0

/** Handlers that show the large picture after a moment of rest, on the pointer and on the keyboard's focus alike. */
export const rest = (domain: string, id: string) => restOn({ domain, id })

export function restOn(about: Picked) {
  const wait = (event: Event) => {
    const target = event.currentTarget as Element
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    if (event.type === 'focus' && !target.matches(':focus-visible')) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => (hovered.value = { ...about, box: target.getBoundingClientRect() }), DELAY)
  }
  const leave = () => {
    window.clearTimeout(timer)
    hovered.value = null
  }
  return { onPointerEnter: wait, onFocus: wait, onPointerLeave: leave, onBlur: leave }
}

export const pick = (domain: string, id: string): void => look({ domain, id })

export function look(about: Picked): void {
  window.clearTimeout(timer)
  hovered.value = null
  picked.value = about
}

/** Nothing is looked at any more: a board that goes away takes its popover along. */
export function forget(): void {
  window.clearTimeout(timer)
  picked.value = null
  hovered.value = null
}

/** What can be done with a thing now. */
export function movesWith(store: TableStore, { domain, id, as = [], of = {} }: Picked): Move[] {
  const known = byThing(store.moves.value)
  const found = new Set([{ domain, id }, ...as].flatMap((called) => known.get(`${called.domain}:${called.id}`) ?? []))
  return [...found].filter(({ args }) => Object.entries(of).every(([name, value]) => args[name] === value))
}

const listed = new WeakMap<Map<string, Move>, Map<string, Move[]>>()

/** The moves of a decision by what they name, put together once: a map asks for each of its places. */
function byThing(moves: Map<string, Move>): Map<string, Move[]> {
  const known = listed.get(moves)
  if (known) return known
  const found = new Map<string, Move[]>()
  for (const move of moves.values())
    for (const [domain, id] of Object.entries(move.args)) {
      const key = `${domain}:${id}`
      found.set(key, [...(found.get(key) ?? []), move])
    }
  listed.set(moves, found)
  return found
}

/** The ids of everything a move is about: what it names, and what it would cover or change. */
export const idsOf = ({ args, preview }: Move): ReadonlySet<string> =>
  new Set(
    [
      ...Object.values(args),
      ...Object.values(preview)
        .filter((part) => Array.isArray(part))
        .flat(),
    ].map(String),
  )

/** The move that one click on a thing makes: the only one there is, if it turns nothing up, would do something, and may
 * be made unasked. */
function atOnce(store: TableStore, moves: Move[]): Move | null {
  const [move, ...others] = moves
  const unasked = move && !move.reveals && !move.preview.idle && !store.grave.value.has(move.verb)
  return unasked && !others.length ? move : null
}

/** Marks of a thing by which style, tests and readers know it for a target, and what one click on it does. */
export function target(store: TableStore, moves: Move[]) {
  return { 'data-legal': moves.length > 0, 'data-move': atOnce(store, moves)?.move }
}

/** A click makes the only move there is with a thing; otherwise, and at the touch of a finger, which cannot rest on a
 * thing to read it, the popover opens. */
export function choose(store: TableStore, about: Picked, event: MouseEvent): void {
  const move = atOnce(store, movesWith(store, about))
  const touched = event instanceof PointerEvent && event.pointerType === 'touch'
  if (!move || touched) {
    look(about)
    return
  }
  forget()
  void store.play(move)
}
