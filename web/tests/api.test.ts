import { expect, it } from 'vitest'
import { address, freshKey } from '../src/api'

it('puts parameters where the path names them, and the others behind it', () => {
  const made = address('/tables/{table_id}/why', { table_id: 'a/b', move: 'build:baths', seat: null, at: undefined })
  expect(made).toBe('/api/tables/a%2Fb/why?move=build%3Abaths&lang=en')
})

it('makes keys that differ', () => {
  expect(freshKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(freshKey()).not.toBe(freshKey())
})
