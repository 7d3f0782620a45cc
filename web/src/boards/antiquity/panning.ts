import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'

const [MOST, STEP, WHEEL, SLACK] = [6, Math.SQRT2, 1.0015, 6]

/** A part of a drawing, from its corner, in parts of the whole. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** A drawing in a frame: the wheel and two fingers make it larger around the point they are at, a drag moves it. Moving
 * is the frame's own scrolling, which the browser does without our help. */
export function usePanning() {
  const share = useSignal(1)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  /** Has somebody zoomed by hand? Then the drawing stays as it is until something else is asked. */
  const byHand = useRef(false)

  const enlarge = (after: number) => {
    share.value = after
    sheet.current?.style.setProperty('--share', String(after))
    // The drawing itself is only scaled: nothing in it has to be laid out anew.
    sheet.current?.querySelector('svg')?.style.setProperty('transform', `scale(${after})`)
  }

  /** Shows a part as large as it fits, with the whole drawing between so many and so many pixels wide. */
  const show = (part: Part, least: number, most: number) => {
    const [box, drawing] = [frame.current, sheet.current]
    if (!box || !drawing || !box.clientWidth) return
    const [wide, tall] = [drawing.offsetWidth / share.peek(), drawing.offsetHeight / share.peek()]
    const fits = Math.min(box.clientWidth / (part.width * wide), box.clientHeight / (part.height * tall))
    const after = Math.min(MOST, Math.max(1, least / wide, Math.min(fits, most / wide)))
    enlarge(after)
    box.scrollTo(
      (part.left + part.width / 2) * wide * after - box.clientWidth / 2,
      (part.top + part.height / 2) * tall * after - box.clientHeight / 2,
    )
  }

  const zoom = (by: number, x?: number, y?: number) => {
    const box = frame.current
    if (!box) return
    const before = share.value
    const after = Math.min(MOST, Math.max(1, before * by))
    const bounds = box.getBoundingClientRect()
    const [u, v] = [
      (x ?? bounds.left + bounds.width / 2) - bounds.left,
      (y ?? bounds.top + bounds.height / 2) - bounds.top,
    ]
    const [across, down] = [(box.scrollLeft + u) * (after / before), (box.scrollTop + v) * (after / before)]
    byHand.current = true
    enlarge(after)
    box.scrollTo(across - u, down - v)
  }

  useEffect(() => {
    const box = frame.current
    if (!box) return
    let apart = 0
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(WHEEL ** -event.deltaY, event.clientX, event.clientY)
    }
    const pinch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        apart = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      if (apart) zoom(now / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      apart = now
    }
    const lift = () => (apart = 0)
    box.addEventListener('wheel', wheel, { passive: false })
    box.addEventListener('touchmove', pinch, { passive: false })
    box.addEventListener('touchend', lift)
    return () => {
      box.removeEventListener('wheel', wheel)
      box.removeEventListener('touchmove', pinch)
      box.removeEventListener('touchend', lift)
    }
  }, [])

  /** A drag by mouse; a finger scrolls by itself. */
  const onPointerDown = (event: PointerEvent) => {
    dragged.current = false
    const box = frame.current
    if (!box || event.pointerType !== 'mouse' || event.button) return
    const [left, top] = [box.scrollLeft + event.clientX, box.scrollTop + event.clientY]
    const move = (next: PointerEvent) => {
      if (Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > SLACK) dragged.current = true
      byHand.current ||= dragged.current
      if (dragged.current) box.scrollTo(left - next.clientX, top - next.clientY)
    }
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
  }
  /** The click that ends a drag means nothing. */
  const onClickCapture = (event: MouseEvent) => {
    if (dragged.current) event.stopPropagation()
    dragged.current = false
  }
  return {
    frame,
    sheet,
    byHand,
    show,
    handlers: { onPointerDown, onClickCapture },
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    whole: () => zoom(0),
  }
}
