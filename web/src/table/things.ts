import type { Thing, Things, ThingText } from '../types'

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

/** Things that were drawn already, with what is read of them. */
export const withTexts = (things: Things, texts: Record<string, Record<string, ThingText>>): Things => {
  const found: Things = {}
  for (const [family, items] of Object.entries(things))
    found[family] = Object.fromEntries(
      Object.entries(items).map(([id, item]) => [id, { ...item, ...texts[family]?.[id] }]),
    )
  return found
}

/** A thing of the title; one the server does not know is called by its id. */
export const thing = (things: Things, domain: string, id: string): Thing =>
  things[domain]?.[id] ?? { name: id, text: [], sheet: {} }
