import { walkTargets } from './focus'
import type { TableStore } from './store'

export interface Actions {
  aid: () => void
  text: () => void
  moves: () => void
}

const ENDING = /^(done|end|pass)/

/** Keys of the whole table. Arrows, Enter and Esc belong to whatever has the focus. */
export function listenToKeys(store: TableStore, actions: Actions): () => void {
  const end = () => {
    const move = store.decision.peek()?.moves.find((found) => ENDING.test(found.verb))
    if (move) void store.play(move)
  }
  const keys: Record<string, () => void> = {
    '?': actions.aid,
    t: actions.text,
    m: actions.moves,
    n: () => walkTargets(1),
    N: () => walkTargets(-1),
    u: () => void store.undo(),
    U: () => store.redo(),
    e: end,
    '[': () => store.step(-1),
    ']': () => store.step(1),
  }
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return
    if (event.key === 'Escape') store.notice.value = null
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
