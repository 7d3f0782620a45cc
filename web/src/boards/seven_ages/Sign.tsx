import type { Empire } from './facts'

/** A drawn sign in a line of text; give a label where no word beside it says the same. */
export function Sign({ id, label }: { id: string; label?: string }) {
  return (
    <svg
      class="a-sign"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#a-${id}`} width="24" height="24" />
    </svg>
  )
}

/** An empire: the colour is its player's, the glyph its own. */
export function EmpireSign({ empire }: { empire: Empire | undefined }) {
  if (!empire) return null
  return (
    <svg class="empire-sign" data-seat={empire.seat} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      <use href={`#a-${empire.colour}`} x="4" y="4" width="16" height="16" />
    </svg>
  )
}
