import { signal } from '@preact/signals'

export type Domain = 'card' | 'wonder' | 'token'

export interface Picked {
  domain: Domain
  id: string
}

/** What the popover is about, and what the pointer or the focus rests on. */
export const picked = signal<Picked | null>(null)
export const hovered = signal<(Picked & { box: DOMRect }) | null>(null)

const DELAY = 220
let timer = 0

/** Handlers that show the large picture after a moment of rest, on the pointer and on the keyboard's focus alike. */
export function rest(domain: Domain, id: string) {
  const wait = (event: Event) => {
    const target = event.currentTarget as HTMLElement
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

export function pick(domain: Domain, id: string): void {
  window.clearTimeout(timer)
  hovered.value = null
  picked.value = { domain, id }
}
