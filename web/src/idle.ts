const LONGEST = 2000

/** Does something once what is in sight has been drawn and the browser has time, but not never. */
export function later(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: LONGEST })
  else setTimeout(act, LONGEST / 10)
}
