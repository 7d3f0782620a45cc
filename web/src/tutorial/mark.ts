/** On a narrow screen the coach covers the lower half. */
const narrow = window.matchMedia('(max-width: 760px)')
const SIGN = 'data-marked'
/** Where a move is made on the board; the list of all moves needs no light. */
const PLACES = ['.area-board', '.area-me', 'dialog']

const all = (selector: string): Element[] => (selector ? [...document.querySelectorAll(selector)] : [])
const seen = (element: Element): boolean => element.checkVisibility()

/** Lights up what a step speaks of and where its next moves are made, now and whenever these are drawn anew, until the
 * step is over. What would make another move stays dark once there is a place for the right one. */
export function mark(spoken: string, moves: string[]): (() => void) | undefined {
  const asked = moves.flatMap((move) => PLACES.map((place) => `${place} [data-move="${move}"]`)).join()
  if (!spoken && !asked) return undefined
  let shown = false
  const look = () => {
    const targets = all(asked)
    const misleads = (element: Element) =>
      targets.some(seen) && element.hasAttribute('data-move') && !targets.includes(element)
    const wanted = [...all(spoken).filter((element) => !misleads(element)), ...targets]
    for (const element of all(`[${SIGN}]`)) if (!wanted.includes(element)) element.removeAttribute(SIGN)
    for (const element of wanted) if (!element.hasAttribute(SIGN)) element.setAttribute(SIGN, '')
    if (shown) return
    const first = wanted.find(seen)
    first?.scrollIntoView({ block: narrow.matches ? 'start' : 'nearest' })
    shown = Boolean(first)
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => {
    observer.disconnect()
    for (const element of all(`[${SIGN}]`)) element.removeAttribute(SIGN)
  }
}
