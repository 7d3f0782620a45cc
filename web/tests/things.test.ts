import { expect, test } from 'vitest'
import { fromColumns } from '../src/table/things'

test('things come in columns and are put together one by one', () => {
  const found = fromColumns({
    area: {
      ids: ['gaul', 'north_sea'],
      names: ['Gaul', 'North Sea'],
      sheet: { land: [true, false] },
      some: { rivers: { gaul: ['rhine'] } },
      named: { borders: { family: 'place', numbers: [[1, 0], []] } },
      pictures: { gaul: '/gaul.png' },
    },
    place: { ids: ['gaul', 'cup'], names: [null, 'The cup'], sheet: { area: ['gaul', null] } },
    target: { ids: [], names: [], sheet: {}, same: { gaul: 'area' } },
  })
  expect(found.area?.gaul).toEqual({
    name: 'Gaul',
    text: [],
    sheet: { land: true, rivers: ['rhine'], borders: ['cup', 'gaul'] },
    picture: '/gaul.png',
  })
  expect(found.area?.north_sea?.sheet).toEqual({ land: false, borders: [] })
  expect(found.place?.gaul).toMatchObject({ name: 'Gaul', sheet: { area: 'gaul' } })
  expect(found.place?.cup?.name).toBe('The cup')
  expect(found.target?.gaul).toBe(found.area?.gaul)
})
