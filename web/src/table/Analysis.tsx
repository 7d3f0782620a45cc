import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, post } from '../api'
import { navigate } from '../router'
import { language, t } from '../text'
import type { Analysis as Found, Packet, TurningPoint } from '../types'
import { Chart } from './Chart'
import { Reasons } from './Reasons'

const PAUSE = 700
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

interface AnalysisProps {
  packet: Packet
  onPoint: (at: number) => void
}

/** Who was winning when, and the moves that decided it, as a strong bot sees them. */
export function Analysis({ packet, onPoint }: AnalysisProps) {
  const asked = useSignal(false)
  const found = useSignal<Found | null>(null)
  const fault = useSignal('')
  useEffect(() => {
    if (!asked.value) return
    let timer = 0
    const ask = () => {
      post('/tables/{table_id}/analysis', { table_id: packet.table }, {})
        .then((answer) => {
          found.value = answer
          if (answer.done < answer.all) timer = window.setTimeout(ask, PAUSE)
        })
        .catch((error: unknown) => (fault.value = (error as ApiError).sentence || t('offline')))
    }
    ask()
    return () => window.clearTimeout(timer)
  }, [asked.value, packet.table, language.value])
  if (!asked.value)
    return (
      <button type="button" class="analyse" onClick={() => (asked.value = true)}>
        {t('analyse')}
      </button>
    )
  const { done = 0, all = 1, points = [], turns = [] } = found.value ?? {}
  const names = packet.seats.map(({ name }) => name)
  return (
    <section class="analysis" aria-label={t('analysis')}>
      <h3>{t('analysis')}</h3>
      {fault.value && <p role="alert">{fault.value}</p>}
      {done < all && !fault.value && (
        <p role="status">
          {t('analysis-under-way', { done, all })} <progress value={done} max={all} />
        </p>
      )}
      {points.length > 1 && (
        <Chart
          caption={t('analysis-shares')}
          points={points.map(({ at, shares }) => ({ at, totals: shares.map((share) => 100 * share) }))}
          names={names}
          most={100}
          unit=" %"
          onPoint={onPoint}
        />
      )}
      {done === all && found.value && (
        <>
          <h3>{t('analysis-turns')}</h3>
          {!turns.length && <p>{t('analysis-none')}</p>}
          <ol class="turning-points">
            {turns.map((turn) => (
              <Turn key={turn.at} turn={turn} packet={packet} onPoint={onPoint} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Turn({ turn, packet, onPoint }: AnalysisProps & { turn: TurningPoint }) {
  const playOn = async () => {
    const { table } = await post(
      '/tables/{table_id}/branch',
      { table_id: packet.table },
      { at: turn.at, seat: turn.seat, bot: 'level:2' },
    )
    navigate(`/table/${table}`)
  }
  return (
    <li>
      <p>
        {t('analysis-turn', {
          at: turn.at + 1,
          name: packet.seats[turn.seat]?.name ?? '',
          made: turn.made.label,
          better: turn.better.label,
          was: percent(turn.made.share),
          could: percent(turn.better.share),
        })}
      </p>
      <Reasons advised={turn.better} />
      {turn.why && <p class="faint">{t('analysis-why', { reasons: turn.why })}</p>}
      <div class="row wrap">
        <button type="button" onClick={() => onPoint(turn.at)}>
          {t('analysis-look')}
        </button>
        <button type="button" onClick={() => void playOn()}>
          {t('analysis-play-on')}
        </button>
      </div>
    </li>
  )
}
