import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import type { Section } from '../index'
import { Reading, type List, type Part } from './reading'

/** Titles that are played in rounds tell of each with the same event. */
export const chapterOf = (line: LogLine) => (line.key === 'event-turn' ? line.text : null)

export function describe(packet: Packet, things: Things): Section[] {
  const reading = new Reading(packet, things)
  const plainly = (parts: Part[]) => parts.map((part) => part.text).join(', ') || '–'
  const game: List = {
    label: t('in-sight'),
    columns: [t('what'), t('value')],
    rows: reading.facts().map(({ label, parts }) => [[{ text: label }], parts]),
  }
  return [...reading.underWay(), game, reading.players(), ...reading.lists()]
    .filter((list) => list.rows.length)
    .map(({ label, columns, rows }) => ({ heading: label, columns, rows: rows.map((row) => row.map(plainly)) }))
}
