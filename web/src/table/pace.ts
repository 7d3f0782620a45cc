import { settings, still } from '../settings'
import type { Packet } from '../types'

/** For how long a step of somebody else stays in sight at least, in milliseconds. */
export const PACES = { once: 0, brisk: 350, calm: 900, slow: 1800 } as const
/** More steps than these are not shown one by one: nobody waits for a whole game. */
const MOST_WAITING = 12

/** What others do is shown step by step. Whoever is asked, or presses something, waits for nothing. */
export class Pace {
  private waiting: Packet[] = []
  private timer = 0
  private until = 0

  constructor(private readonly show: (packet: Packet) => void) {}

  /** Shows a packet now, or once the steps before it have been seen. */
  offer(packet: Packet, before: Packet | null): void {
    if (!isWatched(packet, before)) {
      this.waiting = []
      window.clearTimeout(this.timer)
      this.timer = 0
      this.now(packet)
      return
    }
    this.waiting.push(packet)
    if (this.waiting.length > MOST_WAITING) this.skip()
    else if (!this.timer) this.next()
  }

  /** What is shown now deserves longer than a step. */
  linger(milliseconds: number): void {
    if (this.timer || this.waiting.length) this.until = Math.max(this.until, performance.now() + milliseconds)
  }

  /** To the newest at once. */
  skip(): void {
    const newest = this.waiting.at(-1)
    this.waiting = []
    window.clearTimeout(this.timer)
    this.timer = 0
    if (newest) this.now(newest)
  }

  /** What has been told already, shown or not. */
  newest(shown: Packet | null): Packet | null {
    return this.waiting.at(-1) ?? shown
  }

  private next(): void {
    const wait = this.until - performance.now()
    this.timer = 0
    if (wait > 0) {
      this.timer = window.setTimeout(() => this.next(), wait)
      return
    }
    const packet = this.waiting.shift()
    if (!packet) return
    this.now(packet)
    if (this.waiting.length)
      this.timer = window.setTimeout(() => this.next(), Math.max(0, this.until - performance.now()))
  }

  private now(packet: Packet): void {
    this.until = performance.now() + PACES[settings.peek().speed]
    this.show(packet)
  }
}

/** Is it a step of somebody else, which the viewer looks on at? */
function isWatched(packet: Packet, before: Packet | null): boolean {
  if (!before || still() || PACES[settings.peek().speed] === 0) return false
  const same = before.table === packet.table && before.viewer === packet.viewer && before.language === packet.language
  return same && before.status === 'running' && before.decision === null && packet.last > before.last
}
