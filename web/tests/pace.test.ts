import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Packet } from '../src/types'

const calm = { matches: false, addEventListener: () => undefined }
vi.stubGlobal('window', {
  matchMedia: () => calm,
  setTimeout: (act: () => void, wait: number) => setTimeout(act, wait),
  clearTimeout: (timer: number) => clearTimeout(timer),
})
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: {} } })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Pace, PACES } = await import('../src/table/pace')

const packet = (last: number, decision: unknown = null): Packet =>
  ({ table: 't', viewer: 0, language: 'en', status: 'running', last, decision }) as unknown as Packet

let shown: number[]
let live: Packet
const pace = () =>
  new Pace((found) => {
    live = found
    shown.push(found.last)
  })

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  live = packet(0)
})
afterEach(() => {
  vi.useRealTimers()
  calm.matches = false
})

test('steps of others are shown one by one', () => {
  const steps = pace()
  for (const last of [1, 2, 3]) steps.offer(packet(last), live)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(PACES.brisk + 1)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(PACES.brisk + 1)
  expect(shown).toEqual([1, 2, 3])
})

test('a press leads to the newest, and whoever is asked waits for nothing', () => {
  const steps = pace()
  for (const last of [1, 2, 3]) steps.offer(packet(last), live)
  steps.skip()
  expect(shown).toEqual([1, 3])
  live = packet(3, {})
  steps.offer(packet(4), live)
  steps.offer(packet(5), live)
  expect(shown).toEqual([1, 3, 4])
})

test('without motion nothing is held back', () => {
  calm.matches = true
  const steps = pace()
  for (const last of [1, 2, 3]) steps.offer(packet(last), live)
  expect(shown).toEqual([1, 2, 3])
})
