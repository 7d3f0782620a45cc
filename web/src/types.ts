/** What the table server sends. The client draws it and knows no rule of any game. */
import type { Orders, Thing } from './wire'

export type * from './wire'
export type Language = 'en' | 'it'
/** Everything a title speaks of, by kind and id. */
export type Things = Record<string, Record<string, Thing>>
export type Order = keyof Orders
