import { useEffect } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { get } from '../api'
import { language, t } from '../text'
import type { Curve, CurveThing, Packet } from '../types'
import { Chart } from './Chart'

const [WIDTH, HEIGHT, LEFT, BELOW, RIGHT] = [360, 170, 44, 20, 4]
/** The last move is given some room too: it may bring most of all. */
const ROOM = 0.02
/** Losses too small for a label of their own are seen without one. */
const APART = 0.12
const WHOLE = 100
const HUES = 16
const colourOf = (source: number): string => `var(--source-${source % HUES})`
const sum = (sheet: number[]): number => sheet.reduce((all, points) => all + points, 0)

/** Where the points of a finished game came from; null until it is known. */
export function useCurve(packet: Packet | null): Curve | null {
  const found = useSignal<Curve | null>(null)
  const [table, over] = [packet?.table, packet?.status === 'over']
  useEffect(() => {
    if (table && over)
      get('/tables/{table_id}/curve', { table_id: table })
        .then((curve) => (found.value = curve))
        .catch(() => undefined)
  }, [table, over, language.value])
  return found.value
}

interface SourcesProps {
  curve: Curve
  /** Everybody who scores, in the order of the sheets. */
  names: string[]
  /** The point of the game that is on the table, in a replay. */
  at: number | null
  onPoint: (at: number) => void
}

/** Points by source in the course of the game, for everybody; of a game without points, how far everybody was on each
 * way to win. A click goes there. */
export function Sources({ curve, names, at, onPoint }: SourcesProps) {
  const { sources, points, ways } = curve
  if (points.length < 2) return null
  const used = sources.map((_, source) => points.some(({ sheets }) => sheets.some((sheet) => sheet[source])))
  const shown = sources.map((label, source) => ({ label, source })).filter(({ source }) => used[source])
  const caption = t(ways ? 'chart-ways' : 'chart-sources')
  const scale = ways ? { least: 0, most: WHOLE } : scaleOf(points.flatMap(({ sheets }) => sheets))
  return (
    <section class="sources" aria-label={caption}>
      {!ways && (
        <Chart
          caption={t('chart')}
          points={points.map(({ at: number, sheets }) => ({ at: number, totals: sheets.map(sum) }))}
          names={names}
          held
          onPoint={onPoint}
        />
      )}
      <h3>{caption}</h3>
      <ul class="source-legend">
        {shown.map(({ label, source }) => (
          <li key={source} style={{ '--own': colourOf(source) }}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect class="source-area" width="12" height="12" rx="2" />
            </svg>{' '}
            {label}
          </li>
        ))}
      </ul>
      <div class="source-charts">
        {names.map((name, place) => (
          <OneChart
            key={name}
            {...{ name, place, curve, scale, at, onPoint }}
            sources={shown.map(({ source }) => source)}
          />
        ))}
      </div>
    </section>
  )
}

/** Gains are piled up above the axis, losses below it. */
function scaleOf(sheets: number[][]) {
  const part = (sign: number) => sheets.map((sheet) => sum(sheet.map((points) => Math.max(0, sign * points))))
  return { least: -Math.max(0, ...part(-1)), most: Math.max(5, ...part(1)) }
}

interface OneProps extends Omit<SourcesProps, 'names'> {
  name: string
  place: number
  sources: number[]
  scale: { least: number; most: number }
}

function OneChart({ name, place, curve, sources, scale: { least, most }, at, onPoint }: OneProps) {
  const { points, ways } = curve
  const last = points.at(-1)!.at || 1
  const end = last * (1 + ROOM)
  const x = (point: number) => LEFT + ((WIDTH - LEFT - RIGHT) * point) / end
  const y = (value: number) => HEIGHT - BELOW - ((HEIGHT - BELOW - 8) * (value - least)) / (most - least)
  const sheetAt = (index: number) => points[index]!.sheets[place] ?? []
  const told = (index: number) =>
    sources
      .filter((source) => sheetAt(index)[source])
      .map((source) => `${curve.sources[source]} ${sheetAt(index)[source]}${ways ? ' %' : ''}`)
  const total = (index: number) => (ways ? '' : ` ${sum(sheetAt(index))}`)
  const now = at === null ? points.length - 1 : points.findLastIndex((point) => point.at <= at)
  return (
    <figure class="chart source-chart">
      <figcaption>
        <b>
          {name}
          {total(now)}
        </b>
        {at !== null && <small class="faint">{told(now).join(', ')}</small>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${name}:${total(points.length - 1)} ${told(points.length - 1).join(', ')}`}
      >
        {[-least > APART * most ? least : 0, 0, most]
          .filter((tick, index, all) => all.indexOf(tick) === index)
          .map((tick) => (
            <g key={tick}>
              <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
              <text x={LEFT - 4} y={y(tick) + 4} text-anchor="end">
                {tick}
                {ways && ' %'}
              </text>
            </g>
          ))}
        {sources.map((source, order) => {
          const way = points.map(({ at: point }, index) => ({ x: x(point), ...span(sheetAt(index), sources, order) }))
          return ways ? (
            <path
              key={source}
              class="source-way"
              style={{ '--own': colourOf(source) }}
              d={`${steps(points.map(({ at: point }, index) => [x(point), y(sheetAt(index)[source] ?? 0)]))}H${x(end)}`}
            />
          ) : (
            <path
              key={source}
              class="source-area"
              style={{ '--own': colourOf(source) }}
              d={`${steps(way.map((step) => [step.x, y(step.to)]))}H${x(end)}${back(way.map((step) => [step.x, y(step.from)]))}Z`}
            />
          )
        })}
        {at !== null && <line class="source-now" x1={x(at)} x2={x(at)} y1="4" y2={HEIGHT - BELOW} />}
        {points.map(({ at: point }, index) => (
          <rect
            key={point}
            class="hit"
            x={x(point)}
            y="0"
            width={Math.max(2, x(points[index + 1]?.at ?? end) - x(point))}
            height={HEIGHT - BELOW}
            onClick={() => onPoint(point)}
          >
            <title>{`${t('history-at', { at: point, last })}: ${[`${name}${total(index)}`, ...told(index)].join(', ')}`}</title>
          </rect>
        ))}
        <text x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {t('chart-moves', { count: last })}
        </text>
      </svg>
    </figure>
  )
}

/** From where to where a source reaches in the pile. */
function span(sheet: number[], sources: number[], order: number): { from: number; to: number } {
  const own = sheet[sources[order]!] ?? 0
  const from = sources
    .slice(0, order)
    .reduce((all, source) => all + (Math.sign(sheet[source] ?? 0) === Math.sign(own) ? (sheet[source] ?? 0) : 0), 0)
  return { from: own ? from : 0, to: own ? from + own : 0 }
}

/** Points stand as they are until the move that changes them. */
const steps = (places: number[][]): string =>
  places.map(([x, y], index) => (index ? `H${x!.toFixed(1)}V${y!.toFixed(1)}` : `M${x} ${y!.toFixed(1)}`)).join('')
const back = (places: number[][]): string =>
  places
    .map(([x, y]) => `V${y!.toFixed(1)}H${x!.toFixed(1)}`)
    .reverse()
    .join('')

/** What each card brought, by its source. */
export function Things({ curve, names }: { curve: Curve; names: string[] }) {
  if (!curve.things.length) return null
  const bySource = curve.sources
    .map((label, source) => ({ label, rows: curve.things.filter((thing) => thing.source === source) }))
    .filter(({ rows }) => rows.length)
  return (
    <details class="source-things">
      <summary>{t('chart-things')}</summary>
      <table class="scores">
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {bySource.map(({ label, rows }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={names.length + 1}>
                {label}
              </th>
            </tr>
            {rows.map((row: CurveThing) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.points.map((points, place) => (
                  <td key={place}>{points || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}
