import type { Thing, Things, ThingText } from '../types'

import type { Family, Json } from '../wire'

/** Every thing in its place: what belongs to several families is sent with the first of them. */
export const whole = <T>(sent: Record<string, Record<string, T | string>>): Record<string, Record<string, T>> => {
  const found: Record<string, Record<string, T>> = {}
  for (const [family, items] of Object.entries(sent)) {
    found[family] = {}
    for (const [id, item] of Object.entries(items)) {
      const kept = typeof item === 'string' ? found[item]?.[id] : item
      if (kept) found[family][id] = kept
    }
  }
  return found
}

/** Things that come in columns, one by one. */
export const fromColumns = (sent: Record<string, Family>): Things => {
  const found: Things = {}
  const called: Record<string, string> = {}
  for (const [family, columns] of Object.entries(sent)) {
    const { ids, names, some = {}, pictures = {}, same = {} } = columns
    const items: Record<string, Thing> = {}
    for (const [id, other] of Object.entries(same)) items[id] = found[other]![id]!
    const sheet = sheetOf(sent, columns)
    for (const [place, id] of ids.entries()) {
      const name = (called[id] = names[place] ?? called[id] ?? id)
      const facts: Thing['sheet'] = {}
      for (const [fact, values] of sheet) facts[fact] = values[place]!
      for (const [fact, having] of Object.entries(some)) if (id in having) facts[fact] = having[id]!
      items[id] = { name, text: [], sheet: facts, picture: pictures[id] }
    }
    found[family] = items
  }
  return found
}

/** The columns of a family; ids of things that are told by their numbers have their letters again. */
function sheetOf(sent: Record<string, Family>, { sheet, named = {} }: Family): [string, Json[]][] {
  const told = (value: Json, ids: string[]): Json =>
    Array.isArray(value) ? value.map((one) => told(one, ids)) : typeof value === 'number' ? ids[value]! : value
  return [
    ...Object.entries(sheet),
    ...Object.entries(named).map(([fact, { family, numbers }]): [string, Json[]] => {
      const { ids = [], same = {} } = sent[family] ?? {}
      const all = [...ids, ...Object.keys(same)]
      return [fact, numbers.map((value) => told(value, all))]
    }),
  ]
}

/** Things that were drawn already, with what is read of them. */
export const withTexts = (things: Things, texts: Record<string, Record<string, ThingText>>): Things => {
  const found: Things = {}
  for (const [family, items] of Object.entries(things))
    found[family] = Object.fromEntries(
      Object.entries(items).map(([id, item]) => [id, { ...item, ...texts[family]?.[id] }]),
    )
  return found
}

/** What is read of a thing: what it does, and apart from that what this rests on, which comes last. */
export function read({ text, sheet }: Thing): { lines: string[]; grounds?: string } {
  return sheet.degree ? { lines: text.slice(0, -1), grounds: text.at(-1) } : { lines: text }
}

/** A thing of the title; one the server does not know is called by its id. */
export const thing = (things: Things, domain: string, id: string): Thing =>
  things[domain]?.[id] ?? { name: id, text: [], sheet: {} }
