import { SeatSign } from '../table/SeatSign'
import type { TableStore } from '../table/store'
import { TextTable } from '../table/TextTable'
import { t } from '../text'
import type { Json, Packet, Things } from '../types'
import type { Section } from './index'

/** Any title without a board of its own: what is in sight, as text. */
export function Board({ store }: { store: TableStore }) {
  const packet = store.shown.value
  return packet && <TextTable sections={describe(packet, store.things.value)} />
}

export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet || !player) return null
  const score = packet.standing?.scores[seat]
  return (
    <section class="panel" data-turn={player.waiting} aria-label={player.name}>
      <h2 class="panel-name">
        <SeatSign seat={seat} /> {player.name}
      </h2>
      {score && <p>{t('points', { points: score.total })}</p>}
    </section>
  )
}

export function describe(packet: Packet, things: Things): Section[] {
  const names = new Map(Object.values(things).flatMap((domain) => Object.entries(domain).map(([id, thing]) => [id, thing.name])))
  const plain = (value: Json): string => {
    if (Array.isArray(value)) return value.map(plain).join(', ') || '–'
    if (value !== null && typeof value === 'object')
      return Object.entries(value).map(([key, part]) => `${names.get(key) ?? key}: ${plain(part)}`).join('; ')
    return names.get(String(value)) ?? String(value ?? '–')
  }
  const rows = Object.entries(packet.view ?? {}).map(([key, value]) => [key.replaceAll('_', ' '), plain(value)])
  return [{ heading: t('in-sight'), columns: [t('what'), t('value')], rows }]
}
