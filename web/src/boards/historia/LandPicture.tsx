import { landOf } from './land'

const AROUND = 6

/** A territory by its own coasts, as the map has them. */
export function LandPicture({ id }: { id: string }) {
  const { shape } = landOf(id, 0)
  const numbers = shape.match(/-?[\d.]+/g)!.map(Number)
  const side = (first: number) => numbers.filter((_, place) => place % 2 === first)
  const [across, down] = [side(0), side(1)]
  const [left, top] = [Math.min(...across) - AROUND, Math.min(...down) - AROUND]
  const [wide, high] = [Math.max(...across) + AROUND - left, Math.max(...down) + AROUND - top]
  return (
    <svg class="land-picture" viewBox={`${left} ${top} ${wide} ${high}`} aria-hidden="true">
      <rect x={left} y={top} width={wide} height={high} />
      <path d={shape} vector-effect="non-scaling-stroke" />
    </svg>
  )
}
