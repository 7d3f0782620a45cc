import type { Things } from '../../types'
import { thing } from './facts'

export const hasPower = (things: Things, saint: string | null, power: string): boolean =>
  saint !== null && ((thing(things, 'saint', saint).sheet.powers ?? []) as string[]).includes(power)
