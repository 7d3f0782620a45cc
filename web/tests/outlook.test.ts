import { signal } from '@preact/signals'
import { afterEach, expect, it, vi } from 'vitest'
import { Foresight } from '../src/table/outlook'
import type { Decision, Move } from '../src/types'

const decision = (id: string): Decision => ({ id, seat: 1 }) as Decision
const move = { move: 'draft:sphinx' } as Move

const asked: string[] = []
const answers = (...ids: (string | null)[]) =>
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const id = ids.shift()
    const told = { decision: id, moves: [{ move: move.move, settles: false }], coming: null }
    return id ? Promise.resolve(Response.json(told)) : Promise.reject(new TypeError('gone'))
  })
const settled = () => new Promise((done) => setTimeout(done))

afterEach(() => {
  asked.length = 0
  vi.unstubAllGlobals()
})

it('asks once for each decision, and only when somebody looks', async () => {
  answers('a', 'b')
  const open = signal<Decision | null>(decision('a'))
  const ahead = new Foresight('t', open)
  expect(asked).toEqual([])
  ahead.look()
  ahead.look()
  expect(ahead.of(move)).toBeNull()
  await settled()
  expect(asked).toEqual(['/api/tables/t/outlook?seat=1&lang=en'])
  expect(ahead.of(move)?.settles).toBe(false)
  open.value = decision('b')
  expect(ahead.of(move)).toBeNull()
  ahead.look()
  await settled()
  expect(asked.length).toBe(2)
  expect(ahead.of(move)).not.toBeNull()
})

it('tells nothing of another decision than the one that is open', async () => {
  answers('b')
  const ahead = new Foresight('t', signal<Decision | null>(decision('a')))
  ahead.look()
  await settled()
  expect(ahead.outlook.value).toBeNull()
})

it('asks again after an answer that did not come', async () => {
  answers(null, 'a')
  const ahead = new Foresight('t', signal<Decision | null>(decision('a')))
  ahead.look()
  await settled()
  ahead.look()
  await settled()
  expect(ahead.outlook.value?.decision).toBe('a')
})

it('asks for nothing while nothing is asked', () => {
  answers()
  new Foresight('t', signal<Decision | null>(null)).look()
  expect(asked).toEqual([])
})
