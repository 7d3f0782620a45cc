import type { Thing } from '../../types'

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
