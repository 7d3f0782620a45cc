import type { TableStore } from '../../table/store'
import { ages, placesOf } from './facts'
import { playAll } from './sequence'

/** The way of the group on the move to an area, the shortest if it has several shores; null if it cannot end there. */
export function wayTo(store: TableStore, area: string): string[] | null {
  const ways = ages(store.shown.value!).group?.ways ?? []
  const places = placesOf(store.things.value, area)
  const fit = ways.filter((way) => places.includes(way.at(-1)!)).sort((one, other) => one.length - other.length)
  return fit[0] ?? null
}

/** All the steps to an area, and the halt there, as one deed. */
export function march(store: TableStore, way: string[]): void {
  void playAll(store, [...way.map((place) => `to:${place}`), 'stop'])
}

/** Takes up units in a place; where there is only one kind of them, the first goes along at once. */
export async function takeUp(store: TableStore, from: string): Promise<void> {
  await store.play(from)
  const [only, ...others] = store.moves.peek().keys()
  if (only?.startsWith('with:') && !others.length) await store.play(only)
}
