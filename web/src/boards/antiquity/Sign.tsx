/** A drawn sign in a line of text; give a label where no word beside it says the same. */
export function Sign({ id, label }: { id: string; label?: string }) {
  return (
    <svg
      class="q-sign"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#q-${id}`} width="24" height="24" />
    </svg>
  )
}
