import { t } from '../text'
import type { TableStore } from './store'

/** Walks through the game; every point has an address (`?at=N`). */
export function Scrubber({ store }: { store: TableStore }) {
  const packet = store.live.value
  if (!packet) return null
  const at = store.past.value?.at ?? packet.last
  return (
    <div class="scrubber" role="group" aria-label={t('history')}>
      <button type="button" class="quiet" onClick={() => store.step(-1)} disabled={at <= 0} aria-label={t('history-back')}>
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
      <span class="scrubber-at faint">
        {at}/{packet.last}
      </span>
    </div>
  )
}
