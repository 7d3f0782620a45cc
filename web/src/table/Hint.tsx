import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, get } from '../api'
import { t } from '../text'
import type { Hint as Found } from '../types'
import { Reasons } from './Reasons'
import type { TableStore } from './store'

/** What a strong bot would do here, for those who play alone. */
export function Hint({ store }: { store: TableStore }) {
  const found = useSignal<Found | null>(null)
  const busy = useSignal(false)
  const packet = store.live.value
  const decision = store.decision.value
  useEffect(() => {
    found.value = null
  }, [decision?.id])
  const alone = packet?.seats.every((seat) => seat.kind === 'bot' || packet.owned.includes(seat.seat))
  if (!packet || !decision || !alone || packet.study || decision.moves.length < 2) return null
  const ask = async () => {
    busy.value = true
    try {
      found.value = await get('/tables/{table_id}/hint', { table_id: packet.table, seat: decision.seat })
    } catch (error) {
      store.notice.value = { text: (error as ApiError).sentence || t('offline'), rule: null }
    }
    busy.value = false
  }
  if (!found.value)
    return (
      <button type="button" class="quiet hint-ask" disabled={busy.value} onClick={() => void ask()}>
        {t(busy.value ? 'hint-thinking' : 'hint')}
      </button>
    )
  return (
    <section class="hint" aria-label={t('hint')} aria-live="polite">
      <h3>{t('hint-title')}</h3>
      <ol>
        {found.value.options.map((option) => (
          <li key={option.move}>
            <button type="button" class="move" data-move={option.move} onClick={() => void store.play(option.move)}>
              <span class="move-label">{option.label}</span>
              <span class="move-detail">{Math.round(100 * option.share)} %</span>
            </button>
            <Reasons advised={option} />
          </li>
        ))}
      </ol>
    </section>
  )
}
