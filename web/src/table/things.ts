import type { Thing, Things } from '../types'
import type { Gets } from '../wire'

/** Every thing in its place: what belongs to several families is sent with the first of them. */
export const whole = (sent: Gets['/games/{title}/things']['answer']): Things => {
  const found: Things = {}
  for (const [family, items] of Object.entries(sent)) {
    found[family] = {}
    for (const [id, item] of Object.entries(items)) {
      const kept = typeof item === 'string' ? found[item]?.[id] : item
      if (kept) found[family][id] = kept
    }
  }
  return found
}

/** A thing of the title; one the server does not know is called by its id. */
export const thing = (things: Things, domain: string, id: string): Thing =>
  things[domain]?.[id] ?? { name: id, text: [], sheet: {} }
