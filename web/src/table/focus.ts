import { useEffect, useLayoutEffect } from 'preact/hooks'

let place: Element | null = null

/** What the focus goes to: something to choose, else anything that takes it. */
const CANDIDATES = [
  '[data-legal=true]:not([tabindex="-1"])',
  '[tabindex="0"]',
  'button:not(:disabled):not([tabindex="-1"])',
]

const hear = (event: Event) => {
  const target = event.target as Element
  place =
    event.type === 'focusin' || target.closest('button, a, input, [tabindex]')
      ? target.closest('.area, .top, .curtain')
      : null
}

/** What had the focus is gone with the move it made: whoever plays by keyboard goes on where the hand was. */
export function useFocusKept(): void {
  useEffect(() => {
    for (const name of ['focusin', 'pointerdown']) window.addEventListener(name, hear)
    return () => {
      for (const name of ['focusin', 'pointerdown']) window.removeEventListener(name, hear)
    }
  }, [])
  useLayoutEffect(() => {
    if (!place || document.activeElement !== document.body) return
    const board = document.querySelector<HTMLElement>('.area-board')
    // Behind a curtain the whole table is new: nothing of it is pointed out to whoever has a mouse.
    if (!place.isConnected) {
      board?.focus({ preventScroll: true })
      return
    }
    const home = place.matches('.area-side[data-open=false]') ? board : place
    const [next] = CANDIDATES.flatMap((found) => [...(home?.querySelectorAll<HTMLElement>(found) ?? [])]).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    )
    next?.focus({ preventScroll: true })
  })
}

const TARGETS = '.area:not(.area-side) [data-legal=true], .area:not(.area-side) [data-move]:not([data-inert])'

/** Leads the focus to the next thing that can be chosen, in either direction and round again. */
export function walkTargets(way: 1 | -1): void {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(TARGETS)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const here = found.findIndex((element) => element === document.activeElement)
  const from = here < 0 && way < 0 ? 0 : here
  const next = found[(from + way + found.length) % found.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
