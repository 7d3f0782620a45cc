import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../text'
import './layer.css'

interface BoxProps {
  label: string
  head: string
  /** Whenever this changes, there is something new to read. */
  news: unknown
  state?: string
  children: ComponentChildren
}

/** A note in the corner of the table; it can be folded up to see what lies behind it. */
export function Box({ label, head, news, state, children }: BoxProps) {
  const folded = useSignal(false)
  useEffect(() => {
    folded.value = false
  }, [news])
  return (
    <aside class="coach card-box" data-state={state} aria-label={label} aria-live="polite">
      <div class="row coach-head">
        <span class="faint grow">{head}</span>
        <button
          type="button"
          class="quiet"
          aria-expanded={!folded.value}
          aria-label={t(folded.value ? 'task-unfold' : 'task-fold')}
          onClick={() => (folded.value = !folded.value)}
        >
          {folded.value ? '▴' : '▾'}
        </button>
      </div>
      {!folded.value && children}
    </aside>
  )
}
