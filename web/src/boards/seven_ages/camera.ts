import { batch, computed, signal } from '@preact/signals'
import type { World } from './geography'

export type Box = [number, number, number, number]

const [MOST, NEAR, DRAG] = [7, 1.9, 6]
/** After so many milliseconds a hand is taken to rest. */
const REST = 120
/** From which shape of the frame on one does not begin with the whole world, how near then at most, and where. */
const [HIGHER, CLOSER, OLD_WORLD] = [1.5, 1.8, [0.62, 0.4]] as const
/** Around what is shown, in units of the map: in a low frame every pixel serves to hit it. */
const [LOW, MARGIN] = [200, { low: 40, high: 70 }]

/** Which part of the world is in sight. It moves by wheel, fingers, mouse and keys, and flies to what matters. */
export class Camera {
  /** The frame on the screen, in pixels. */
  readonly frame = signal({ width: 800, height: 450 })
  /** The middle of the view, and how many times larger than the whole it is. */
  readonly at = signal({ x: 0, y: 0, zoom: 1 })
  readonly view = computed<Box>(() => {
    const { x, y, zoom } = this.at.value
    const [width, height] = this.whole().map((length) => length / zoom) as [number, number]
    return [x - width / 2, y - height / 2, width, height]
  })
  /** Pixels of the screen per unit of the map. */
  readonly scale = computed(() => this.frame.value.width / this.view.value[2])
  /** The scale that signs and names are drawn for: under a hand that moves they grow and shrink with the map. */
  readonly settled = signal(1)
  private resting: ReturnType<typeof setTimeout> | undefined
  private readonly fingers = new Map<number, PointerEvent>()
  private moved = false
  private begun = false

  constructor(private readonly world: World) {
    const [left, top, width, height] = world.box
    this.at.value = { x: left + width / 2, y: top + height / 2, zoom: 1 }
  }

  /** The size of the view that holds the whole world, in the shape of the frame. */
  private whole(): [number, number] {
    const { width, height } = this.frame.value
    const [, , wide, high] = this.world.box
    const fit = Math.max(wide / width, high / height)
    return [width * fit, height * fit]
  }

  private go(x: number, y: number, zoom: number, byHand = false): void {
    const [left, top, wide, high] = this.world.box
    const near = Math.min(MOST, Math.max(1, zoom))
    const [width, height] = this.whole().map((length) => length / near) as [number, number]
    const within = (at: number, from: number, length: number, seen: number) =>
      seen >= length ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at))
    batch(() => {
      this.at.value = { x: within(x, left, wide, width), y: within(y, top, high, height), zoom: near }
      clearTimeout(this.resting)
      const settle = () => (this.settled.value = this.scale.peek())
      if (byHand) this.resting = setTimeout(settle, REST)
      else settle()
    })
  }

  resize(width: number, height: number): void {
    if (!width || !height) return
    batch(() => {
      this.frame.value = { width, height }
      const { x, y, zoom } = this.at.peek()
      this.go(x, y, zoom)
      if (!this.begun) this.begin()
    })
  }

  /** In a frame much higher than the world is, one begins in the Old World: the whole would be a strip between seas. */
  private begin(): void {
    this.begun = true
    const { width, height } = this.frame.peek()
    const [left, top, wide, high] = this.world.box
    const higher = (height * wide) / (width * high)
    if (higher > HIGHER) this.go(left + OLD_WORLD[0] * wide, top + OLD_WORLD[1] * high, Math.min(higher, CLOSER))
  }

  /** Comes nearer, keeping the point under the hand where it is, or the middle. */
  zoom(by: number, at?: [number, number]): void {
    const [px, py] = at ?? [this.frame.peek().width / 2, this.frame.peek().height / 2]
    const { x, y, zoom } = this.at.peek()
    const { width, height } = this.frame.peek()
    const next = Math.min(MOST, Math.max(1, zoom * by))
    const part = (1 - zoom / next) / this.scale.peek()
    this.go(x + (px - width / 2) * part, y + (py - height / 2) * part, next, at !== undefined)
  }

  showAll(): void {
    this.go(0, 0, 1)
  }

  centre(x: number, y: number): void {
    this.go(x, y, this.at.peek().zoom)
  }

  /** Shows these points, not larger than needed to read names. */
  showPoints(points: { x: number; y: number }[]): void {
    if (!points.length) return
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const [width, height] = this.whole()
    const margin = this.frame.peek().height < LOW ? MARGIN.low : MARGIN.high
    const zoom = Math.min(width / (right - left + 2 * margin), height / (bottom - top + 2 * margin))
    const most = Math.max(this.at.peek().zoom, (NEAR * width) / this.frame.peek().width)
    this.go((left + right) / 2, (top + bottom) / 2, Math.min(zoom, most))
  }

  isInSight({ x, y }: { x: number; y: number }): boolean {
    const [left, top, width, height] = this.view.peek()
    return x > left && x < left + width && y > top && y < top + height
  }

  /** Listens to wheel, mouse and fingers on the drawing; a drag is no click. */
  hold(element: SVGSVGElement): () => void {
    const place = (event: MouseEvent): [number, number] => {
      const box = element.getBoundingClientRect()
      return [event.clientX - box.left, event.clientY - box.top]
    }
    const listeners: Record<string, (event: never) => void> = {
      wheel: (event: WheelEvent) => {
        event.preventDefault()
        this.zoom(Math.exp(-event.deltaY / 400), place(event))
      },
      pointerdown: (event: PointerEvent) => {
        if (!this.fingers.size) this.moved = false
        this.fingers.set(event.pointerId, event)
      },
      pointermove: (event: PointerEvent) => this.drag(event, element, place),
      pointerup: (event: PointerEvent) => this.fingers.delete(event.pointerId),
      pointercancel: (event: PointerEvent) => this.fingers.delete(event.pointerId),
      click: (event: MouseEvent) => {
        if (this.moved && event.detail) event.stopPropagation()
      },
    }
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, { passive: false, capture: name === 'click' })
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener, { capture: name === 'click' })
    }
  }

  private drag(event: PointerEvent, element: SVGSVGElement, place: (event: MouseEvent) => [number, number]): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY]
    if (!this.moved && Math.hypot(dx, dy) < DRAG) return
    if (!this.moved) element.setPointerCapture(event.pointerId)
    this.moved = true
    const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId)
    this.fingers.set(event.pointerId, event)
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      this.zoom(apart(event) / (apart(before) || 1), place(other))
      return
    }
    const { x, y, zoom } = this.at.peek()
    this.go(x - dx / this.scale.peek(), y - dy / this.scale.peek(), zoom, true)
  }
}
