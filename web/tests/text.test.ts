import { describe, expect, it } from 'vitest'
import { kept } from '../fluent'
import { bundle, say } from '../src/text'

const FILES: Record<string, string> = {
  ...import.meta.glob<string>('../src/{locale,people}/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../src/civitas/**/*.ftl', { query: '?raw', import: 'default', eager: true }),
}

const SOURCE = `
# A comment.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nested = { $kind ->
    [war] { $count ->
        [0] No war
       *[other] { $count } wars
    }
   *[peace] Peace
}
year = In the year { $year }
sign = Sign
    .short = S
other-sign = Other
`
const words = bundle('en', kept(SOURCE))

describe('a message', () => {
  it('chooses its plural form', () => {
    expect(say(words, 'points', { points: 1 })).toBe('1 point')
    expect(say(words, 'points', { points: 3 })).toBe('3 points')
  })
  it('chooses within a choice', () => {
    expect(say(words, 'nested', { kind: 'war', count: 0 })).toBe('No war')
    expect(say(words, 'nested', { kind: 'war', count: 4 })).toBe('4 wars')
    expect(say(words, 'nested', { kind: 'peace', count: 4 })).toBe('Peace')
  })
  it('leaves numbers as they are', () => {
    expect(say(words, 'year', { year: 1492 })).toBe('In the year 1492')
  })
  it('has attributes', () => {
    expect(say(words, 'sign.short')).toBe('S')
  })
  it('without words is its key', () => {
    expect(say(words, 'missing')).toBe('missing')
    expect(say(words, 'sign.long')).toBe('sign.long')
    expect(say(null, 'sign')).toBe('sign')
  })
})

describe('a file of messages', () => {
  it('keeps what is asked for', () => {
    const some = bundle('en', kept(SOURCE, ['other']))
    expect(say(some, 'other-sign')).toBe('Other')
    expect(say(some, 'sign')).toBe('sign')
  })
  it('that is not Fluent is refused', () => {
    expect(() => kept('not { Fluent')).toThrow('not Fluent')
  })
  it('holds the same words in both languages, here and in every title', () => {
    const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort()
    expect(Object.keys(FILES).length).toBeGreaterThan(11)
    for (const [path, source] of Object.entries(FILES)) {
      expect(kept(source)).not.toBe('')
      expect(keys(FILES[path.replace('en.ftl', 'it.ftl')]!)).toEqual(keys(source))
    }
  })
})
