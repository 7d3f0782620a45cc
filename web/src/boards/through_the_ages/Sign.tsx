/** Signs that look the same under two names. */
const SAME: Record<string, string> = {
  strength: 'infantry',
  colonization: 'special_colonization',
  hand_civil: 'card',
  hand_military: 'card',
}

/** A drawn sign in a line of text; give a label where no word beside it says the same. */
export function Sign({ id, label }: { id: string; label?: string }) {
  return (
    <svg
      class="t-sign"
      data-sign={id}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#t-${SAME[id] ?? id}`} width="24" height="24" />
    </svg>
  )
}
