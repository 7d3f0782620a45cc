import { t } from '../text'
import type { BoardModule } from '../boards'
import type { Packet, Things } from '../types'
import { Analysis } from './Analysis'
import { KeyMoments } from './KeyMoments'
import { SeatSign } from './SeatSign'
import { Sources, Things as CardPoints, useCurve } from './Sources'

interface ScoreSheetProps {
  packet: Packet
  things: Things
  board: Pick<BoardModule, 'unseated' | 'outcome'>
  onPoint: (at: number) => void
}

/** The end of the game: who won and how, every category, and how it came about. */
export function ScoreSheet({ packet, things, board: { unseated, outcome }, onPoint }: ScoreSheetProps) {
  const curve = useCurve(packet)
  const scores = packet.result?.scores ?? packet.standing?.scores ?? []
  const winners = packet.result?.winners ?? []
  const others = unseated?.(packet) ?? []
  // The categories of a score stand in the order of the rows.
  const theirs = others.map(({ score }) => Object.values(score.categories ?? {}))
  const categories = (packet.result?.sheet ?? [])
    .slice(0, -1)
    .map(({ label, points }, index) => ({ label, points: [...points, ...theirs.map((points) => points[index] ?? 0)] }))
  const last = curve?.points.at(-1)?.sheets ?? []
  // A title may credit points to more sources than its own sheet has rows.
  const credited = curve?.things.length ? curve.sources : []
  const finer = credited
    .map((label, source) => ({ label, points: last.map((sheet) => sheet[source] ?? 0) }))
    .filter(({ points }) => points.some((own) => own))
  const rows = finer.length ? finer : categories
  const names = [...packet.seats, ...others].map(({ name }) => name)
  const fates = outcome?.(packet, things)
  const most = Math.max(1, ...rows.flatMap((row) => row.points))
  return (
    <div class="score-sheet">
      <p class="ending">
        <strong>{packet.result?.ending_text}</strong>
      </p>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            {packet.seats.map((seat) => (
              <th scope="col" key={seat.seat}>
                <SeatSign seat={seat.seat} /> {seat.name} {winners.includes(seat.seat) && <Crown />}
              </th>
            ))}
            {others.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fates?.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, seat) => (
                <td key={seat}>{cell}</td>
              ))}
            </tr>
          ))}
          {(fates ? [] : rows).map((row) => (
            <CategoryRow key={row.label} label={row.label} points={row.points} most={most} />
          ))}
        </tbody>
        {!fates && (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {[...scores, ...others.map(({ score }) => score)].map((score, seat) => (
                <td key={seat}>{score.total}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {curve && (
        <>
          <KeyMoments curve={curve} names={names} onPoint={onPoint} />
          <CardPoints curve={curve} names={names} />
          <Sources curve={curve} names={names} at={null} onPoint={onPoint} />
        </>
      )}
      <Analysis packet={packet} onPoint={onPoint} />
    </div>
  )
}

function CategoryRow({ label, points, most }: { label: string; points: number[]; most: number }) {
  return (
    <tr data-none={points.every((own) => !own)}>
      <th scope="row">{label}</th>
      {points.map((own, seat) => (
        <td key={seat} data-none={!own}>
          <span class="score-number">{signed(own)}</span>
          <svg class="score-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect data-seat={seat} width={(100 * Math.max(0, own)) / most} height="8" rx="2" />
          </svg>
        </td>
      ))}
    </tr>
  )
}

/** A minus as wide as a figure. */
const signed = (points: number) => String(points).replace('-', '−')

const Crown = () => (
  <svg class="crown" viewBox="0 0 24 18" role="img" aria-label={t('winner')}>
    <path d="M2 16h20l1.5-12-6.5 5L12 1 7 9 .5 4z" />
  </svg>
)
