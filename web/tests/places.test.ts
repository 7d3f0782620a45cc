import { expect, it } from 'vitest'
import { aboutArea, areaOf } from '../src/boards/seven_ages/facts'
import type { Things } from '../src/types'

const of = (area: string) => ({ name: '', text: [], sheet: { area } })
const THINGS = {
  area: { egypt: {}, gaul: {} },
  place: { egypt: of('egypt'), egypt_north: of('egypt'), gaul: of('gaul') },
} as unknown as Things

it('gives an area its own shores and no others', () => {
  expect(aboutArea(THINGS, 'egypt').as?.map(({ id }) => id)).toEqual(['egypt', 'egypt_north'])
  expect(aboutArea(THINGS, 'gaul').as?.map(({ id }) => id)).toEqual(['gaul'])
  expect(areaOf(THINGS, 'egypt_north')).toBe('egypt')
})
