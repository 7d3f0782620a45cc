import './layer.css'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings'
import type { TableStore } from '../table/store'
import type { Packet } from '../types'
import type { Moment, MomentOf } from './moment'
import { follows, Motion, type PlacesOf } from './Motion'
import { Sheet } from './Sheet'
import { sound } from './sound'

/** What a title tells of itself to have its moves seen and its great moments staged. */
export interface Staging {
  places: PlacesOf
  moment: MomentOf
}

/** Others wait so long with their next step when something great has happened. */
const LINGER = 1800

/** Movement, great moments and sounds of the table, told by the packets. */
export default function Stage({ store, staging }: { store: TableStore; staging: Staging }) {
  const packet = store.shown.value!
  const shown = useSignal<Moment | null>(null)
  const before = useRef<Packet>(packet)
  useEffect(() => {
    const [old, things] = [before.current, store.things.peek()]
    before.current = packet
    if (!follows(old, packet)) return
    const from = old.at ?? old.last
    const fresh = packet.log.filter(({ n }) => n > from)
    const found = settings.peek().moments ? staging.moment({ fresh, before: old, packet, things }) : null
    if (found) {
      shown.value = found
      store.linger(LINGER)
    }
    sound(found?.kind ?? (fresh.length ? 'move' : null))
  }, [packet])
  return (
    <>
      <Motion packet={packet} things={store.things.value} places={staging.places} />
      {shown.value && <Sheet moment={shown.value} onClose={() => (shown.value = null)} />}
    </>
  )
}
