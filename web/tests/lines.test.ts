import { describe, expect, it } from 'vitest'
import { hyphenated } from '../src/boards/hyphens'
import { twoLines } from '../src/boards/lines'

describe('a long name', () => {
  it('breaks at the space nearest its middle', () => {
    expect(twoLines('The Great Library', 10)).toEqual(['The Great', 'Library'])
    expect(twoLines('Baths', 10)).toEqual(['Baths'])
    expect(twoLines('Constantinople', 10)).toEqual(['Constantinople'])
  })
  it('may break at its syllables', () => {
    expect(hyphenated('Communism').replaceAll('\u00ad', '-')).toBe('Com-mu-nism')
    expect(hyphenated('Iron')).toBe('Iron')
  })
})
