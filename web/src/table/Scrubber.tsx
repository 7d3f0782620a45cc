import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../text'
import type { TableStore } from './store'

const PACE = 1200

/** Walks through the game; every point has an address (`?at=N`). */
export function Scrubber({ store }: { store: TableStore }) {
  const running = useSignal(false)
  const packet = store.live.value
  const past = store.inert.value
  useEffect(() => {
    if (!running.value) return undefined
    const timer = window.setInterval(() => store.step(1), PACE)
    return () => window.clearInterval(timer)
  }, [running.value])
  useEffect(() => {
    if (!past) running.value = false
  }, [past])
  if (!packet) return null
  const at = store.past.value?.at ?? packet.last
  return (
    <div class="scrubber" role="group" aria-label={t('history')}>
      <button
        type="button"
        class="quiet"
        onClick={() => store.step(-1)}
        disabled={at <= 0}
        aria-label={t('history-back')}
      >
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={packet.last}
        value={at}
        aria-label={t('history')}
        aria-valuetext={t('history-at', { at, last: packet.last })}
        onInput={(event) => store.goTo(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="quiet"
        onClick={() => store.step(1)}
        disabled={!store.inert.value}
        aria-label={t('history-forward')}
      >
        ▶
      </button>
      {past && (
        <button
          type="button"
          class="quiet"
          aria-pressed={running.value}
          aria-label={t('history-run')}
          title={t('history-run')}
          onClick={() => (running.value = !running.value)}
        >
          {running.value ? '‖' : '»'}
        </button>
      )}
      <span class="scrubber-at faint">
        {at}/{packet.last}
      </span>
    </div>
  )
}
