import type { Thing, Things } from '../types'

/** A thing of the title; one the server does not know is called by its id. */
export const thing = (things: Things, domain: string, id: string): Thing =>
  things[domain]?.[id] ?? { name: id, text: [], sheet: {} }
