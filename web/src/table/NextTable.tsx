import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { t } from '../text'
import type { NextTable as Found, Packet } from '../types'
import type { TableStore } from './store'

/** So long it holds that no other table waits, in milliseconds: a lively table does not ask with every move. */
const FRESH = 120_000

/** While the others think: the table where I am waited for longest. Against bots alone nobody is kept waiting long. */
export function NextTable({ store }: { store: TableStore }) {
  const found = useSignal<Found | null>(null)
  const packet = store.live.value
  const idle = packet !== null && store.decision.value === null && isShared(packet)
  const asked = useRef(-FRESH)
  useEffect(() => {
    const none = (found.value?.table ?? store.id) === store.id
    if (!packet || !isShared(packet) || (none && performance.now() < asked.current + FRESH)) return
    asked.current = performance.now()
    found.value = null
    void get('/next', { after: store.id })
      .then((answer) => (found.value = answer))
      .catch(() => undefined)
  }, [idle, packet === null])
  const table = found.value?.table
  if (!idle || !table || table === store.id) return null
  return (
    <Link class="button next-table" to={`/table/${table}`}>
      {t('next-table', { count: found.value!.waiting })}
    </Link>
  )
}

/** Somebody else is thinking, or nobody any more. */
function isShared({ hot_seat, owned, seats, status, viewer }: Packet): boolean {
  if (viewer === null || hot_seat) return false
  return status === 'over' || seats.some((seat) => seat.kind !== 'bot' && !owned.includes(seat.seat))
}
