import { ClockFace } from '../table/ClockFace'
import { SeatSign } from '../table/SeatSign'
import type { TableStore } from '../table/store'
import { TextTable } from '../table/TextTable'
import { t } from '../text'
import type { Json, LogLine, Packet, Things } from '../types'
import type { Section } from './index'

/** The list of moves is the board of such a title; it gets the room. */
export const plain = true

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
        <SeatSign seat={seat} /> <span class="grow">{player.name}</span>
        <ClockFace clock={store.live.value?.seats[seat]?.clock} />
      </h2>
      {score && <p>{t('points', { points: score.total })}</p>}
    </section>
  )
}

/** Titles that are played in rounds tell of each with the same event. */
export const chapterOf = (line: LogLine) => (line.key === 'event-turn' ? line.text : null)

export function describe(packet: Packet, things: Things): Section[] {
  const names = new Map(
    Object.entries(things)
      .filter(([domain]) => domain !== 'seat')
      .flatMap(([, domain]) => Object.entries(domain).map(([id, thing]) => [id, thing.name])),
  )
  const plain = (value: Json): string => {
    if (Array.isArray(value)) return value.map(plain).join(', ') || '–'
    if (value !== null && typeof value === 'object')
      return Object.entries(value)
        .map(([key, part]) => `${names.get(key) ?? key}: ${plain(part)}`)
        .join('; ')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return typeof value === 'string' ? (names.get(value) ?? value.replaceAll('_', ' ')) : String(value ?? '–')
  }
  const rows = Object.entries(packet.view ?? {})
    .filter(([key]) => key !== 'title' && key !== 'seat')
    .map(([key, value]) => [key.replaceAll('_', ' '), plain(value)])
  return [{ heading: t('in-sight'), columns: [t('what'), t('value')], rows }]
}
