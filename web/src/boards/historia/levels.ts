import type { Picked } from '../../table/picked'
import { t } from '../../text'
import type { Thing, Things } from '../../types'
import { AXES, face, levelThing } from './facts'
import { word } from './words'

interface Effect {
  op: string
  n: number
}

/** A sign for each thing a level brings, and the number beside it. */
export interface Gift {
  icon: string
  count?: string
}

const SIGNS: Record<string, string> = {
  gain_cube: 'cube',
  recover_cubes: 'cube',
  draw_advisor: 'advisor',
  recover_card: 'back',
}

export function giftsOf(found: Thing): Gift[] {
  const { abilities = [], bonuses = [] } = found.sheet as unknown as { abilities?: string[]; bonuses?: Effect[] }
  return [...abilities.map(ability), ...bonuses.map(bonus)]
}

function ability(text: string): Gift {
  const [kind, value = ''] = text.split(':')
  if (kind === 'cards_per_round') return { icon: 'card', count: value }
  if (kind === 'advanced') return { icon: value, count: '×2' }
  return { icon: value || kind! }
}

function bonus({ op, n }: Effect): Gift {
  const count = op === 'vp' || op === 'gain_cube' ? `+${n}` : n > 1 ? String(n) : ''
  return { icon: SIGNS[op] ?? op, ...(count ? { count } : {}) }
}

/** A place of the matrix as something to look at: its government, and the two levels that meet there. */
export const placeOn = (technology: number, military: number, government: string): Picked => ({
  domain: 'government',
  id: government,
  of: { technology: String(technology), military: String(military) },
})

/** What the levels that meet at a place bring to whoever enters them. */
export function notesOnPlace({ domain, of }: Picked, things: Things): string[] {
  if (domain !== 'government' || !of) return []
  return AXES.map((axis) => {
    const [, found] = levelThing(things, axis, Number(of[axis]))
    const brings = face(found, 1) || t('historia-nothing-brought')
    return `${word(`axis-${axis}`)} ${of[axis]}, ${found.name}: ${brings}`
  })
}
