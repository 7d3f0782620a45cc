import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { TableStore } from '../../table/store'
import { linksOf, lookedAt, type Link } from './chains'

interface Point {
  x: number
  y: number
}

/** How far a line bows, as a part of its length, and the ring around the sign at either end. */
const [BOW, RING] = [0.14, 10]

/** Lines from the card that is looked at to those that give or take its chain, over everything and out of the way. */
export function ChainLines({ store }: { store: TableStore }) {
  const lines = useSignal<[Point, Point][]>([])
  const card = lookedAt()
  const packet = store.shown.value
  const measure = () => {
    lines.value = card ? linksOf(store.things.value, card).flatMap(drawn) : []
  }
  useLayoutEffect(measure, [card, packet])
  useEffect(() => {
    if (!card) return
    // Scrolling does not bubble, so it is caught on its way down.
    window.addEventListener('scroll', measure, true)
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [card, packet])
  if (!lines.value.length) return null
  return (
    <svg class="chain-lines" aria-hidden="true">
      {lines.value.map(([from, to]) => (
        <g key={`${card} ${to.x} ${to.y} ${from.x} ${from.y}`}>
          <path class="chain-halo" d={curve(from, to)} />
          <path class="chain-line" d={curve(from, to)} pathLength="1" />
          <circle cx={from.x} cy={from.y} r={RING} />
          <circle cx={to.x} cy={to.y} r={RING} />
        </g>
      ))}
    </svg>
  )
}

function drawn({ giver, taker }: Link): [Point, Point][] {
  const [from, to] = [place(giver, '.chain-out'), place(taker, '.chain-in')]
  return from && to ? [[from, to]] : []
}

/** Where the sign of the chain lies on the table, or the edge behind which it is scrolled; null if it is not there. */
function place(card: string, sign: string): Point | null {
  const element = document.querySelector(`.slot[data-card="${card}"], .building[data-building="${card}"]`)
  if (!element?.checkVisibility()) return null
  const box = (element.querySelector(sign) ?? element).getBoundingClientRect()
  const area = element.closest('.area')!.getBoundingClientRect()
  const y = box.top + box.height / 2
  return { x: box.left + box.width / 2, y: Math.max(area.top, Math.min(y, area.bottom)) }
}

/** From ring to ring, so that the signs stay in sight. */
function curve(from: Point, to: Point): string {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const bend = { x: from.x + across / 2 + down * BOW, y: from.y + down / 2 - Math.abs(across) * BOW }
  const [start, end] = [towards(from, bend), towards(to, bend)]
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`
}

function towards(centre: Point, goal: Point): Point {
  const part = RING / Math.hypot(goal.x - centre.x, goal.y - centre.y)
  return { x: centre.x + (goal.x - centre.x) * part, y: centre.y + (goal.y - centre.y) * part }
}
