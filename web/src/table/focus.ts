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
    event.type === 'focusin' || target.closest('button, a, input, [tabindex]') ? target.closest('.area, .top') : null
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
    if (!place?.isConnected || document.activeElement !== document.body) return
    const home = place.matches('.area-side[data-open=false]') ? document.querySelector('.area-board') : place
    const [next] = CANDIDATES.flatMap((found) => [...(home?.querySelectorAll<HTMLElement>(found) ?? [])]).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    )
    next?.focus({ preventScroll: true })
  })
}
