import { useSignal } from '@preact/signals'
import { settings } from '../settings'
import type { Move } from '../types'
import type { TableStore } from './store'

/** Grave moves, and those that turn something up, ask once more before they are made, as the player's settings have it: the first click
 * arms the button, the second makes the move. In a lesson the coach has asked for the move already. */
export function useArmed(store: TableStore) {
  const armed = useSignal('')
  const choose = (move: Move): boolean => {
    const { confirmAll, confirmReveal } = settings.value
    const asks = confirmAll || (confirmReveal && move.reveals) || store.grave.value.has(move.verb)
    if (asks && !store.lesson && armed.value !== move.move) {
      armed.value = move.move
      return false
    }
    armed.value = ''
    void store.play(move)
    return true
  }
  return { armed: armed.value, choose }
}
