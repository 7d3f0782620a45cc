import { signal } from '@preact/signals'
import type { Move } from '../types'
import type { TableStore } from './store'

/** A thing of the title, by its domain and id. */
export interface Picked {
  domain: string
  id: string
}

/** What the popover is about, and what the pointer or the focus rests on. */
export const picked = signal<Picked | null>(null)
export const hovered = signal<(Picked & { box: DOMRect }) | null>(null)

const DELAY = 220
let timer = 0

/** Handlers that show the large picture after a moment of rest, on the pointer and on the keyboard's focus alike. */
export function rest(domain: string, id: string) {
  const wait = (event: Event) => {
    const target = event.currentTarget as Element
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    if (event.type === 'focus' && !target.matches(':focus-visible')) return
    window.clearTimeout(timer)
    timer = window.setTimeout(() => (hovered.value = { domain, id, box: target.getBoundingClientRect() }), DELAY)
  }
  const leave = () => {
    window.clearTimeout(timer)
    hovered.value = null
  }
  return { onPointerEnter: wait, onFocus: wait, onPointerLeave: leave, onBlur: leave }
}

export function pick(domain: string, id: string): void {
  window.clearTimeout(timer)
  hovered.value = null
  picked.value = { domain, id }
}

/** Nothing is looked at any more: a board that goes away takes its popover along. */
export function forget(): void {
  window.clearTimeout(timer)
  picked.value = null
  hovered.value = null
}

/** What can be done with a thing now. */
export const movesWith = (store: TableStore, { domain, id }: Picked): Move[] =>
  [...store.moves.value.values()].filter((move) => move.args[domain] === id)

/** A click makes the only move there is with a thing, if it turns nothing up; otherwise, and at the touch of a finger,
 * which cannot rest on a thing to read it, the popover opens. */
export function choose(store: TableStore, about: Picked, event: MouseEvent): void {
  const [move, ...others] = movesWith(store, about)
  const touched = event instanceof PointerEvent && event.pointerType === 'touch'
  if (!move || others.length || move.reveals || touched) {
    pick(about.domain, about.id)
    return
  }
  forget()
  void store.play(move)
}
