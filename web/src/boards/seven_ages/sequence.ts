import type { TableStore } from '../../table/store'

/** The rules ask in small steps; this makes several of them one deed. It ends early when the table asks something else. */
export async function playAll(store: TableStore, moves: string[]): Promise<void> {
  for (const move of moves) {
    if (!store.moves.peek().has(move)) return
    await store.play(move)
  }
}

/** Makes a move as often as it is legal: all units of a stack. */
export async function playWhile(store: TableStore, next: () => string | undefined): Promise<void> {
  for (let move = next(); move; move = next()) {
    const asked = store.decision.peek()?.id
    await store.play(move)
    if (store.decision.peek()?.id === asked) return
  }
}
