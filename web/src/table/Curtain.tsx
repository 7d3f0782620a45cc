import { useEffect, useRef } from 'preact/hooks'
import { t } from '../text'
import type { Seat } from '../types'
import { SeatSign } from './SeatSign'

/** Between two players at one screen: nothing of the table is drawn behind it. */
export function Curtain({ seat, onReady }: { seat: Seat; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main class="curtain">
      <div class="card-box">
        <h1>
          <SeatSign seat={seat.seat} /> {t('curtain', { name: seat.name })}
        </h1>
        <p>{t('curtain-text')}</p>
        <button type="button" class="primary" ref={button} onClick={onReady}>
          {t('curtain-ready', { name: seat.name })}
        </button>
      </div>
    </main>
  )
}
