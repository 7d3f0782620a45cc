/** What the table server sends. The client draws it and knows no rule of any game. */
import type { Gets, Orders } from './wire'

export type * from './wire'
export type Language = 'en' | 'it'
/** Everything a title speaks of, by kind and id. */
export type Things = Gets['/games/{title}/things']['answer']
export type Order = keyof Orders
