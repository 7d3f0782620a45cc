import { expect, test } from 'vitest'
import ageArtefacts from '../../src/civitas/games/seven_ages/data/artefacts.toml?raw'
import advisors from '../../src/civitas/games/historia/data/advisors.toml?raw'
import territories from '../../src/civitas/games/through_the_ages/data/territories.toml?raw'
import ageUnits from '../../src/civitas/games/seven_ages/data/units.toml?raw'
import duel from '../../src/civitas/games/seven_wonders_duel/data/cards.toml?raw'
import empires from '../../src/civitas/games/seven_ages/data/cards.toml?raw'
import historiaLeaders from '../../src/civitas/games/historia/data/leaders.toml?raw'
import historiaWonders from '../../src/civitas/games/historia/data/wonders.toml?raw'
import saints from '../../src/civitas/games/antiquity/data/saints.toml?raw'
import leaders from '../../src/civitas/games/through_the_ages/data/leaders.toml?raw'
import wonders from '../../src/civitas/games/through_the_ages/data/wonders.toml?raw'
import scenery from '../src/boards/duel/art.svg?raw'
import scenes from '../src/boards/duel/scenes.json'
import { arms, borne } from '../src/pictures/arms'
import { artefact } from '../src/pictures/artefacts'
import { face, people } from '../src/pictures/faces'
import { territory } from '../src/pictures/territories'
import { unit } from '../src/pictures/units'
import { wonder } from '../src/pictures/wonders'

/** The ids of what a data file lists. */
const ids = (data: string): string[] =>
  [...data.matchAll(/^\[\[\w+\]\]\n(?:#.*\n)*(?:key|id) = "(\w+)"/gm)].map((found) => found[1]!)
/** The entries of one list among others in the same file. */
const only = (data: string, list: string): string =>
  data
    .split(/^(?=\[\[)/m)
    .filter((entry) => entry.startsWith(`[[${list}]]`))
    .join('')
const different = (drawn: unknown[]) => new Set(drawn.map((one) => JSON.stringify(one))).size

const sceneOf = new Map(Object.entries(scenes).flatMap(([scene, cards]) => cards.map((card) => [card, scene])))
/** What is drawn on a card of 7 Wonders Duel. */
const scene = (id: string) =>
  new RegExp(`<symbol id="s-${sceneOf.get(id)}"[^>]*>(.*?)</symbol>`, 's').exec(scenery)?.[1]

test.each([
  ['card of 7 Wonders Duel', duel, scene, 73],
  ['wonder of Through the Ages', wonders, wonder, 16],
  ['wonder of Historia', historiaWonders, wonder, 48],
  ['leader of Through the Ages', leaders, (id: string) => face(id), 24],
  ['leader of Historia', historiaLeaders, (id: string) => face(id), 18],
  ['saint of Antiquity', saints, (id: string) => face(id, true), 5],
  ['advisor of Historia', only(advisors, 'advisor'), (id: string) => face(id), 35],
  ['territory of Through the Ages', territories, territory, 12],
  ['empire of 7 Ages', empires, arms, 110],
  ['artefact of 7 Ages', ageArtefacts, artefact, 50],
  ['unit of 7 Ages', only(ageUnits, 'unit'), unit, 23],
] as const)('every %s has a picture of its own', (_, data, draw, count) => {
  const found = ids(data)
  expect(found).toHaveLength(count)
  expect(found.filter((id) => !draw(id))).toEqual([])
  expect(different(found.map((id) => draw(id)))).toBe(count)
})

test('nobody looks like somebody else', () => {
  expect(different(people.map((id) => face(id)))).toBe(people.length)
  expect(different(Object.keys(borne).map((id) => arms(id)))).toBe(Object.keys(borne).length)
})
