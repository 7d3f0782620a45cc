import { useSignal, type Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post } from '../api'
import { navigate } from '../router'
import { settings } from '../settings'
import { language } from '../text'
import { keepLinks } from '../table/links'
import type { Game, Level, TableWish } from '../types'

const known = new Map<string, Game[]>()

export function useGames(): Signal<Game[]> {
  const games = useSignal<Game[]>(known.get(language.value) ?? [])
  const lang = language.value
  useEffect(() => {
    void get('/games')
      .then((found) => {
        known.set(lang, found)
        games.value = found
      })
      .catch(() => undefined)
  }, [lang])
  return games
}

/** Titles that can be learned here come first, and among them those with the values of the printed cards. */
export const ranked = (games: Game[]): Game[] => games.toSorted((a, b) => rank(b) - rank(a))
const rank = (game: Game) => 2 * Number(game.lessons > 0) - Number(game.designed)

export async function openTable(wish: TableWish, query = '', replace = false): Promise<void> {
  const orders = { auto_single: settings.value.autoSingle, auto_follow: settings.value.autoSingle }
  const { table, links } = await post('/tables', {}, { orders, ...wish })
  keepLinks(table, links)
  navigate(`/table/${table}${query}`, replace)
}

/** The level to offer first: the middle one. */
export const middle = (game: Game): string => game.levels[Math.floor((game.levels.length - 1) / 2)]?.spec ?? 'random'

/** A level by name, with its rating where it was measured with so many seats. */
export const levelLabel = (level: Level, seats: number): string =>
  level.ratings[seats] ? `${level.name} · ${level.ratings[seats].rating}` : level.name
