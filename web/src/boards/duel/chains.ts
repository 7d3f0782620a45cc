import type { Things } from '../../types'
import { sheet, thing } from './facts'
import { hovered, picked } from '../../table/picked'

/** The card that is looked at or chosen just now. */
export function lookedAt(): string | null {
  const about = picked.value ?? hovered.value
  return about?.domain === 'card' ? about.id : null
}

export interface Link {
  giver: string
  taker: string
}

/** The chains of a card: the card that makes it free, and those it makes free. */
export function linksOf(things: Things, card: string): Link[] {
  const giverOf = (id: string) => sheet(thing(things, 'card', id)).chain_from
  const giver = giverOf(card)
  const takers = Object.keys(things.card ?? {}).filter((id) => giverOf(id) === card)
  return [...(giver ? [{ giver, taker: card }] : []), ...takers.map((taker) => ({ giver: card, taker }))]
}

/** Does a chain lead from the card that is looked at to this one, or back? */
export function linked(things: Things, card: string): boolean {
  const other = lookedAt()
  return (
    !!other && other !== card && linksOf(things, other).some(({ giver, taker }) => giver === card || taker === card)
  )
}
