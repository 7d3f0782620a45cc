import { signal } from '@preact/signals'

const LONGEST = 2000

/** How many of the things done later are still to come. */
export const toCome = signal(0)

/** Does something once what is in sight has been drawn and the browser has time, but not never. */
export function later(act: () => unknown): void {
  toCome.value += 1
  const done = () => (toCome.value -= 1)
  const start = () => void Promise.resolve().then(act).then(done, done)
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: LONGEST })
  else setTimeout(start, LONGEST / 10)
}
