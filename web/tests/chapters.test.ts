import { expect, it } from 'vitest'
import { aboutOf, chapters, onlyOf } from '../src/table/chapters'
import type { Json, LogLine } from '../src/types'

const line = (n: number, seat: number | null, text: string, args: Record<string, Json> = {}): LogLine => ({
  n,
  seat,
  text,
  args,
  key: `event-${text}`,
  secret: false,
})
const LOG = [
  line(0, null, 'dealt'),
  line(1, 0, 'builds', { seat: 0 }),
  line(1, 0, 'pays', { seat: 1 }),
  line(2, 0, 'again', { seat: 0 }),
  line(3, 1, 'Age II'),
  line(4, 1, 'discards', { seat: 1 }),
]
const ageOf = ({ text }: LogLine) => (text.startsWith('Age') ? text : null)

it('divides the log by chapter and by whose turn it was', () => {
  const [start, second] = chapters(LOG, ageOf)
  expect(start?.turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 1],
    [0, 3],
  ])
  expect(second?.heading).toBe('Age II')
  expect(second?.turns.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([[1, ['discards']]])
})

it('shows the lines of one seat', () => {
  const lines = onlyOf(chapters(LOG, ageOf), 1).flatMap(({ turns }) => turns.flatMap((turn) => turn.lines))
  expect(lines.map(({ text }) => text)).toEqual(['pays', 'discards'])
})

it('knows whom a line is about', () => {
  expect(aboutOf(LOG[1]!)).toBe(0)
  expect(aboutOf(LOG[0]!)).toBeNull()
})
