import { expect, test } from 'vitest'
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
import { face, people } from '../src/pictures/faces'
import { wonder } from '../src/pictures/wonders'

/** The ids of what a data file lists. */
const ids = (data: string): string[] =>
  [...data.matchAll(/^\[\[\w+\]\]\n(?:#.*\n)*(?:key|id) = "(\w+)"/gm)].map((found) => found[1]!)
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
  ['empire of 7 Ages', empires, arms, 110],
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
