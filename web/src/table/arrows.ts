/** Ways of the arrow keys. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus to the nearest of these elements in the direction of the arrow, as they lie on the screen. */
export function walk(event: KeyboardEvent, selector: string): void {
  const way = WAYS[event.key]
  const from = (event.target as Element).closest(selector)
  if (!way || !from) return
  event.preventDefault()
  const [across, down] = way
  const start = centre(from)
  const cost = (element: Element) => {
    const { x, y } = centre(element)
    const [ahead, aside] = across ? [(x - start.x) * across, y - start.y] : [(y - start.y) * down, x - start.x]
    return ahead > 1 ? ahead + 2 * Math.abs(aside) : Infinity
  }
  const others = [...(event.currentTarget as Element).querySelectorAll<HTMLElement | SVGElement>(selector)]
  const next = others.reduce<HTMLElement | SVGElement | null>(
    (best, other) => (cost(other) < (best ? cost(best) : Infinity) ? other : best),
    null,
  )
  next?.focus()
}

function centre(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
