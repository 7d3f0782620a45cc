import { t } from '../text'

const [HEIGHT, LEFT, BELOW] = [190, 42, 22]
/** On a phone the picture is narrower, so that its letters stay as large. */
const widthOf = (screen: number): number => (screen < 700 ? 360 : 560)

interface ChartProps {
  caption: string
  points: { at: number; totals: number[] }[]
  /** Everybody who scores, in the order of the totals. */
  names: string[]
  /** The top of the scale, if it is not the most that anybody has. */
  most?: number
  unit?: string
  /** Totals stand until the next point, instead of growing towards it. */
  held?: boolean
  onPoint: (at: number) => void
}

/** How everybody did from move to move; a click goes there. */
export function Chart({ caption, points, names, most: top, unit = '', held = false, onPoint }: ChartProps) {
  const width = widthOf(window.innerWidth)
  const last = points.at(-1)!.at || 1
  const most = top ?? Math.max(5, ...points.flatMap((point) => point.totals))
  const x = (at: number) => LEFT + ((width - LEFT - 6) * at) / last
  const y = (total: number) => HEIGHT - BELOW - ((HEIGHT - BELOW - 8) * total) / most
  const ticks = [0, Math.round(most / 2), most]
  return (
    <figure class="chart">
      <figcaption>
        {caption}
        <span class="legend">
          {names.map((name, place) => (
            <span key={name}>
              <svg viewBox="0 0 26 8" aria-hidden="true">
                <path class="curve" data-seat={place} d="M0 4h26" />
              </svg>{' '}
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={caption}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={width - 6} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick}
              {unit}
            </text>
          </g>
        ))}
        {names.map((name, place) => (
          <polyline
            key={name}
            class="curve"
            data-seat={place}
            points={points
              .flatMap((point, index) => {
                const before = held ? points[index - 1] : undefined
                const corner = before ? [`${x(point.at)},${y(before.totals[place] ?? 0)}`] : []
                return [...corner, `${x(point.at)},${y(point.totals[place] ?? 0)}`]
              })
              .join(' ')}
          />
        ))}
        {points.map((point) => (
          <rect
            key={point.at}
            class="hit"
            x={x(point.at) - 4}
            y="0"
            width="8"
            height={HEIGHT - BELOW}
            onClick={() => onPoint(point.at)}
          >
            <title>{`${point.at}: ${names.map((name, place) => `${name} ${Math.round(point.totals[place] ?? 0)}${unit}`).join(', ')}`}</title>
          </rect>
        ))}
        <text x={width - 6} y={HEIGHT - 6} text-anchor="end">
          {t('chart-moves', { count: last })}
        </text>
      </svg>
    </figure>
  )
}
