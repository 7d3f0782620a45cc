export interface Room {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
/** Less room than this is no use to a text. */
const [NARROW, LOW] = [280, 96]

/** The free room on each side of a thing: right, left, below, above. */
function rooms(box: DOMRect): Room[] {
  const [wide, tall] = [window.innerWidth - 2 * GAP, window.innerHeight - 2 * GAP]
  return [
    { left: box.right + GAP, top: GAP, width: window.innerWidth - box.right - 2 * GAP, height: tall },
    { left: GAP, top: GAP, width: box.left - 2 * GAP, height: tall },
    { left: GAP, top: box.bottom + GAP, width: wide, height: window.innerHeight - box.bottom - 2 * GAP },
    { left: GAP, top: GAP, width: wide, height: box.top - 2 * GAP },
  ]
}

/** Moves a box into the nearest place of a room to where the thing lies. */
const within = (room: Room, box: DOMRect, width: number, height: number): Room => ({
  left: Math.max(room.left, Math.min(box.left, room.left + room.width - width)),
  top: Math.max(room.top, Math.min(box.top, room.top + room.height - height)),
  width,
  height,
})

const common = (one: Room, other: DOMRect): number =>
  Math.max(0, Math.min(one.left + one.width, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.bottom) - Math.max(one.top, other.top))

/** A place of this size, or smaller where there is less room, that leaves a thing free and covers as little as possible
 * of what else is to be chosen from. */
export function beside(box: DOMRect, width: number, height: number, free: DOMRect[] = []): Room | null {
  const places = rooms(box)
    .filter((room) => room.width >= Math.min(width, NARROW) && room.height >= Math.min(height, LOW))
    .map((room) => {
      const [wide, tall] = [Math.min(width, room.width), Math.min(height, room.height)]
      const place = within(room, box, wide, tall)
      const missing = width * height - wide * tall
      return { place, cost: 3 * missing + free.reduce((sum, other) => sum + common(place, other), 0) }
    })
  return places.sort((one, other) => one.cost - other.cost)[0]?.place ?? null
}

/** Everything that may be chosen now, as it lies on the screen. */
export const targets = (): DOMRect[] =>
  [...document.querySelectorAll('.area [data-legal=true]')].map((element) => element.getBoundingClientRect())

/** Shows a box beside a thing and keeps it there while it grows: letters, pictures and figures may come later. */
export function keepBeside(element: HTMLElement, box: DOMRect): () => void {
  const put = () => {
    const place = beside(box, element.offsetWidth, element.offsetHeight, targets())
    if (!place) return
    element.style.left = `${place.left}px`
    element.style.top = `${place.top}px`
  }
  element.showPopover()
  put()
  const watch = new ResizeObserver(put)
  watch.observe(element, { box: 'border-box' })
  return () => watch.disconnect()
}
