import { t } from '../text'
import type { Move } from '../types'
import type { TableStore } from './store'

/** What a move certainly changes, a figure in a line; others by their names. The last line says what others decide. */
function effectLines(move: Move, store: TableStore): string[] {
  const packet = store.shown.value
  const lines = move.effects.map(({ seat, label, before, after }) => {
    const whose = seat === packet?.viewer ? '' : `${packet?.seats[seat]?.name ?? ''}: `
    const change = after > before ? `+${after - before}` : `−${before - after}`
    return t('effect-line', { whose, label, before, after, change })
  })
  return lines.length && move.settles ? [...lines, t('settles')] : lines
}

/** The lines below the name of a move. */
export function Effects({ move, store }: { move: Move; store: TableStore }) {
  const lines = effectLines(move, store)
  return lines.length ? (
    <small class="move-effects">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </small>
  ) : null
}
