import { signal } from '@preact/signals'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepDraft } from '../src/table/draft'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
})

it('gives back what was begun while the same is asked', () => {
  const leave = keepDraft('amount', signal('a 1'), signal(0))
  leave()
  const amount = signal(0)
  keepDraft('amount', signal('a 1'), amount)
  amount.value = 3
  const again = signal(0)
  const asked = signal<string | null>(null)
  keepDraft('amount', asked, again)
  expect(again.value).toBe(0)
  asked.value = 'a 1'
  expect(again.value).toBe(3)
})

it('forgets it when something else is asked', () => {
  keepDraft('amount', signal('a 1'), signal(3))
  const other = signal(0)
  keepDraft('amount', signal('b 1'), other)
  expect(other.value).toBe(0)
  const back = signal(1)
  keepDraft('amount', signal('a 1'), back)
  expect(back.value).toBe(1)
})

it('gives back once only: what is put away stays away', () => {
  const asked = signal<string | null>('a 1')
  const sheet = signal<string | null>('card')
  keepDraft('sheet', asked, sheet)
  sheet.value = null
  asked.value = null
  asked.value = 'a 1'
  expect(sheet.value).toBeNull()
})

it('does without where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const amount = signal(2)
  keepDraft('amount', signal('a 1'), amount)
  expect(amount.value).toBe(2)
})
