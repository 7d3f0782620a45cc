import { Component } from 'preact'
import { still } from '../settings'
import type { Packet, Things } from '../types'
import { appear, arrive, finishAll, fly, leave, portrait, rise, seen, slide, small, turn } from './ghosts'
import { changes, type Change, type Journey, type Places } from './places'

export type PlacesOf = (packet: Packet, things: Things) => Places

interface Props {
  packet: Packet
  things: Things
  places: PlacesOf
}

/** So many moves further on, what happened between can no longer be followed. */
const MOST_MOVES = 4
/** Several things set out one after the other, but all within this time. */
const [APART, SPREAD] = [45, 180]
/** The side of a small thing on its way. */
const SIDE = 22
/** Of many things of a kind, so many are seen to go. */
const MOST_ALIKE = 4

interface Seen extends Journey {
  start: DOMRect | null
  picture: Element | null
}

interface Before {
  change: Change
  journeys: Seen[]
  slides: [Element, DOMRect][]
}

/** Lets what lies on the table move from where it was before a step to where it is after it. It is the first child of
 * the table: when it looks, nothing has been drawn anew yet. */
export class Motion extends Component<Props> {
  override componentDidMount(): void {
    document.addEventListener('pointerdown', finishAll, { capture: true, passive: true })
    document.addEventListener('keydown', finishAll, { capture: true, passive: true })
  }

  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', finishAll, { capture: true })
    document.removeEventListener('keydown', finishAll, { capture: true })
    finishAll()
  }

  override getSnapshotBeforeUpdate({ packet: before, things }: Props): Before | null {
    const { packet, places } = this.props
    if (packet === before || things !== this.props.things || !follows(before, packet) || still()) return null
    finishAll()
    const change = changes(places(before, things), places(packet, things))
    return {
      change,
      journeys: change.journeys.map((journey) => this.departure(journey)),
      slides: change.slides.flatMap((at): [Element, DOMRect][] => {
        const element = seen(at)
        return element ? [[element, element.getBoundingClientRect()]] : []
      }),
    }
  }

  /** Where it starts from and what it looks like there, as long as it is there. */
  private departure(journey: Journey): Seen {
    const element = journey.from ? seen(journey.from) : null
    const start = element?.getBoundingClientRect() ?? null
    const alone = !journey.look && !isNear(journey)
    return { ...journey, start, picture: element && alone ? portrait(element) : null }
  }

  override componentDidUpdate(_: Props, __: unknown, before: Before | null): void {
    if (!before) return
    before.journeys.forEach((journey, place) => go(journey, Math.min(place * APART, SPREAD)))
    for (const [element, from] of before.slides) if (element.isConnected) slide(element, from)
    for (const [at, by] of before.change.figures) {
      const element = seen(at)
      if (element) rise(element, by)
    }
    for (const at of before.change.turned) {
      const element = seen(at)
      if (element) turn(element)
    }
  }

  override render(): null {
    return null
  }
}

const pointOf = ({ at, last }: Packet): number => at ?? last

/** Is it the same table a few moves later? */
export function follows(before: Packet, packet: Packet): boolean {
  const moves = pointOf(packet) - pointOf(before)
  const same = before.table === packet.table && before.viewer === packet.viewer
  return same && !!before.view && !!packet.view && moves > 0 && moves <= MOST_MOVES
}

/** Within one row a thing itself slides to its new place. */
const isNear = ({ from, to }: Journey): boolean => !!from && !!to && from.split(' ')[0] === to.split(' ')[0]

function go(journey: Seen, delay: number): void {
  const goal = journey.to ? seen(journey.to) : null
  const end = goal?.getBoundingClientRect() ?? null
  if (journey.look) goTogether(journey, end, delay)
  else if (journey.start && goal && isNear(journey)) slide(goal, journey.start)
  else if (journey.picture && journey.start && goal && end) {
    fly(journey.picture, { from: journey.start, to: end, delay }, scaleBetween(journey.start, end))
    if (end.width < 400) appear(goal, delay)
  } else if (journey.picture && journey.start && !journey.to) leave(journey.picture, journey.start, delay)
}

/** A large thing that goes to a small place becomes small, and the other way round. */
const scaleBetween = (from: DOMRect, to: DOMRect): number =>
  Math.min(1.6, Math.max(0.25, Math.sqrt((to.width * to.height) / (from.width * from.height))))

function goTogether({ start, look, seat, count }: Seen, end: DOMRect | null, delay: number): void {
  for (let one = 0; one < Math.min(count, MOST_ALIKE); one += 1) {
    const later = Math.min(delay + one * APART, SPREAD)
    const picture = small(look!, seat)
    if (start && end) fly(picture, { from: square(start), to: square(end), delay: later }, 1)
    else if (end) arrive(picture, square(end), later)
    else if (start) leave(picture, square(start), later)
  }
}

const square = ({ left, top, width, height }: DOMRect): DOMRect =>
  new DOMRect(left + width / 2 - SIDE / 2, top + height / 2 - SIDE / 2, SIDE, SIDE)
