import { useEffect } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { t } from '../text'
import type { SeatClock } from '../types'

const SECOND = 1000

/** The time a player has left; it runs on between two messages of the server. */
export function ClockFace({ clock }: { clock: SeatClock | null | undefined }) {
  const passed = useSignal(0)
  useEffect(() => {
    passed.value = 0
    if (!clock?.running) return undefined
    const timer = window.setInterval(() => (passed.value += 1), SECOND)
    return () => window.clearInterval(timer)
  }, [clock])
  if (!clock) return null
  const left = Math.max(0, Math.round(clock.left) - passed.value)
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  const pad = (part: number) => String(part).padStart(2, '0')
  return (
    <span class="clock" role="timer" aria-label={t('clock')} data-running={clock.running} data-low={left < 30}>
      {hours ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`}
    </span>
  )
}
