import type { Json } from './types'

/** A field of a view, a sheet or an event as text; nothing where it is none. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
