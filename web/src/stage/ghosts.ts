/** Pictures that move over the table. Nothing of them can be clicked, and nothing waits for them. */

const SVG = 'http://www.w3.org/2000/svg'
/** What makes a thing look as it does, wherever it stands. */
const TRAITS = [
  'align-items',
  'background',
  'border',
  'border-radius',
  'box-shadow',
  'box-sizing',
  'color',
  'column-gap',
  'display',
  'fill',
  'flex',
  'flex-direction',
  'flex-wrap',
  'font',
  'grid-area',
  'grid-template-areas',
  'grid-template-columns',
  'grid-template-rows',
  'height',
  'inset',
  'justify-content',
  'line-height',
  'margin',
  'opacity',
  'overflow',
  'padding',
  'position',
  'row-gap',
  'stroke',
  'stroke-width',
  'text-align',
  'text-anchor',
  'transform',
  'visibility',
  'white-space',
  'width',
  'z-index',
]

/** The first of these places that is in sight. */
export function seen(at: string): Element | null {
  const inSight = (element: Element) => {
    const { width, height, bottom, right, top, left } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  return [...document.querySelectorAll(at)].find(inSight) ?? null
}

/** A copy that looks the same without the style sheets that reach only its original. */
export function portrait(original: Element): Element {
  const copy = original.cloneNode(true) as Element
  const [theirs, ours] = [nodesOf(original), nodesOf(copy)]
  theirs.forEach((node, place) => {
    const style = getComputedStyle(node)
    const own = (ours[place] as HTMLElement | SVGElement).style
    for (const trait of TRAITS) own.setProperty(trait, style.getPropertyValue(trait))
  })
  for (const node of ours) for (const name of ['id', 'tabindex', 'aria-label']) node.removeAttribute(name)
  Object.assign((copy as HTMLElement).style, { margin: '0', inset: '0', position: 'absolute' })
  return copy
}

const nodesOf = (top: Element): Element[] => [top, ...top.querySelectorAll('*')]

/** A small thing of its kind: a drawing of the page, or an element of a class. */
export function small(look: string, seat?: number): Element {
  if (!look.startsWith('#')) {
    const mark = document.createElement('i')
    mark.className = look
    return mark
  }
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', look)
  picture.append(use)
  if (seat !== undefined) picture.dataset.seat = String(seat % 7)
  return picture
}

export interface Way {
  from: DOMRect
  to: DOMRect
  delay: number
}

const FLIGHT = 420
const running = new Set<Animation>()

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options)
  running.add(animation)
  const end = () => running.delete(animation)
  animation.addEventListener('finish', end)
  animation.addEventListener('cancel', end)
  return animation
}

/** Whoever presses a key or the mouse has seen enough. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish()
}

function floating(picture: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  ghost.append(picture)
  document.body.append(ghost)
  return ghost
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** A picture goes from one place to another on a slight arc. */
export function fly(picture: Element, { from, to, delay }: Way, scale: number): void {
  const ghost = floating(picture, from)
  const [start, end] = [middle(from), middle(to)]
  const [x, y] = [end.x - start.x, end.y - start.y]
  const lift = Math.min(40, Math.hypot(x, y) / 8)
  const flight = run(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + scale) / 2 + 0.06})`, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.85 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(.35, .1, .25, 1)', fill: 'backwards' },
  )
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** A small thing comes down from above, or rises and is gone. */
export function arrive(picture: Element, at: DOMRect, delay: number): void {
  vanishing(picture, at, delay, [
    { transform: 'translateY(-26px) scale(1.7)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 0 },
  ])
}

export function leave(picture: Element, at: DOMRect, delay: number): void {
  vanishing(picture, at, delay, [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-26px) scale(1.3)', opacity: 0 },
  ])
}

function vanishing(picture: Element, at: DOMRect, delay: number, frames: Keyframe[]): void {
  const ghost = floating(picture, at)
  const end = run(ghost, frames, { duration: FLIGHT, delay, easing: 'ease-out', fill: 'backwards' })
  end.onfinish = end.oncancel = () => ghost.remove()
}

/** What something flies to is seen once it is there. */
export function appear(element: Element, delay: number): void {
  run(element, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: FLIGHT + delay })
}

/** The thing itself moves from where it was to where it is. */
export function slide(element: Element, from: DOMRect): void {
  const [start, end] = [middle(from), middle(element.getBoundingClientRect())]
  const unit = element instanceof SVGElement ? scaleOf(element) : 1
  const [x, y] = [(start.x - end.x) / unit, (start.y - end.y) / unit]
  if (Math.hypot(start.x - end.x, start.y - end.y) < 2) return
  run(element, [{ translate: `${x}px ${y}px` }, { translate: 'none' }], {
    duration: FLIGHT,
    easing: 'cubic-bezier(.35, .1, .25, 1)',
  })
}

/** How many pixels a unit of the drawing is that an element stands in. */
function scaleOf({ parentElement }: SVGElement): number {
  const around = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null
  return Math.abs(around?.a ?? 1) || 1
}

/** By how much a number has changed, rising from it. */
export function rise(element: Element, by: number): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  const note = document.createElement('b')
  note.textContent = by > 0 ? `+${by}` : `−${-by}`
  const ghost = floating(note, new DOMRect(left, top, width, height))
  ghost.classList.add('change')
  ghost.dataset.gain = String(by > 0)
  const end = run(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.6 },
      { transform: 'translateY(-22px)', opacity: 0 },
    ],
    { duration: 600, easing: 'ease-out' },
  )
  end.onfinish = end.oncancel = () => ghost.remove()
}

/** A card is turned over. */
export function turn(element: Element): void {
  run(element, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: 320, easing: 'ease-out' })
}
