import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, t } from '../text'
import type { Seat } from '../types'
import type { TableStore } from './store'

/** Whoever got up finds the way back here. */
export function WayBack({ store }: { store: TableStore }) {
  const packet = store.live.value
  const held = packet?.seats.find((seat) => seat.away?.yours)
  if (!packet || packet.status === 'over' || !held) return null
  return (
    <div class="banner" role="status">
      {t('seat-kept', { time: moment(held.away!.until) })}
      <button type="button" onClick={() => void store.act('join', { seat: held.seat })}>
        {t('come-back')}
      </button>
      <button type="button" onClick={() => void store.act('leave', { seat: held.seat, for_good: true })}>
        {t('give-up-seat')}
      </button>
    </div>
  )
}

/** Those who are waited for long: after the agreed time a bot or the end, if the others agree. */
export function Away({ store }: { store: TableStore }) {
  const now = useNow()
  const packet = store.live.value
  if (packet?.status !== 'running' || packet.viewer === null || packet.ask) return null
  const others = packet.seats.filter((seat) => seat.away && !packet.owned.includes(seat.seat))
  const late = others.filter((seat) => seat.left || now > (seat.away!.since + seat.away!.until) / 2)
  const reminded = packet.seats.some((seat) => seat.away?.reminded && packet.owned.includes(seat.seat))
  return (
    <>
      {late.map((seat) => (
        <AwayLine key={seat.seat} store={store} seat={seat} over={now >= seat.away!.until} />
      ))}
      {reminded && (
        <p class="away" role="status">
          {t('reminded')}
        </p>
      )}
    </>
  )
}

function AwayLine({ store, seat, over }: { store: TableStore; seat: Seat; over: boolean }) {
  const away = seat.away!
  return (
    <div class="away" role="status">
      {t(over ? 'away-over' : seat.left ? 'away-left' : 'away-waiting', {
        name: seat.name,
        time: moment(over ? away.since : away.until),
      })}
      {over && (
        <>
          <button type="button" onClick={() => void store.act('take-over', { seat: seat.seat })}>
            {t('bot-takes-over', { name: seat.name })}
          </button>
          <button type="button" onClick={() => void store.act('end', { seat: seat.seat })}>
            {t('end-game')}
          </button>
        </>
      )}
    </div>
  )
}

function useNow() {
  const now = useSignal(Date.now() / 1000)
  useEffect(() => {
    const timer = window.setInterval(() => (now.value = Date.now() / 1000), 10_000)
    return () => window.clearInterval(timer)
  }, [])
  return now.value
}

const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(language.value, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
