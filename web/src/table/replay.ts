import type { Json, LogLine, Packet, Replay, Scene } from '../types'

/** So many lines of the log are in a packet. */
export const LOG_LINES = 60
/** The log beside a past point: it turns like a page, so that one step changes little of it. */
const PAGE = 40

/** The point that an address looks back to; null is now. */
export const pointOf = ({ searchParams }: URL): number | null => {
  const at = searchParams.get('at')
  return at === null ? null : Math.max(0, Number.parseInt(at, 10) || 0)
}

type Change = [place: (string | number)[], now?: Json]

/** A scene with the changes of a step. What did not change is the same object as before. */
export function withChanges(scene: Scene, step: readonly Change[]): Scene {
  const fresh = new Set<unknown>()
  const own = <T extends object>(found: T): T => {
    if (fresh.has(found)) return found
    const copy = (Array.isArray(found) ? [...(found as unknown[])] : { ...found }) as T
    fresh.add(copy)
    return copy
  }
  const whole = own(scene)
  for (const [place, ...now] of step) {
    let found = whole as unknown as Record<string | number, Json>
    for (const key of place.slice(0, -1))
      found = (found[key] = own(found[key] as object) as Json) as Record<string | number, Json>
    const last = place.at(-1)!
    if (now.length) found[last] = now[0]!
    else Reflect.deleteProperty(found, last)
  }
  return whole
}

/** A game for looking back, as one viewer saw it: every point is found here, without asking the server. */
export class Past {
  private readonly scenes: (Scene | null)[]
  /** The last scene that is known. */
  private newest: Scene

  constructor(
    private readonly replay: Replay,
    /** What the viewer knew when it was fetched. */
    readonly present: Packet,
  ) {
    this.scenes = [replay.first]
    this.newest = replay.first
  }

  get last(): number {
    return this.replay.steps.length
  }

  /** Is it of the same viewer in the same language? */
  fits({ table, viewer, language }: Packet): boolean {
    return table === this.present.table && viewer === this.present.viewer && language === this.present.language
  }

  /** What was on the table at a point; null where the server does not know any more. */
  private scene(at: number): Scene | null {
    for (let point = this.scenes.length; point <= at; point += 1) {
      const step = this.replay.steps[point - 1]
      if (step) this.newest = withChanges(this.newest, step as unknown as Change[])
      this.scenes.push(step ? this.newest : null)
    }
    return this.scenes[at] ?? null
  }

  /** What the server would send for a point. */
  packet(live: Packet, at: number): Packet | null {
    const scene = this.scene(at)
    if (!scene) return null
    const lines = this.replay.log.filter(({ n }) => n <= at)
    const log = { log: lines.slice(-LOG_LINES), log_length: lines.length }
    return { ...live, ...scene, ...log, at, decision: null, digest: [], result: null, secret: null }
  }

  /** The lines around a point. */
  log(at: number): LogLine[] {
    const { log } = this.replay
    const page = Math.floor(log.filter(({ n }) => n <= at).length / PAGE)
    return log.slice(Math.max(0, page - 1) * PAGE, (page + 2) * PAGE)
  }
}
