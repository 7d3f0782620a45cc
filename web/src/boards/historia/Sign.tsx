import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { historia, letterOf, placeOf, type Name } from './facts'

/** A drawn sign in a line of text; give a label where no word beside it says the same. */
export function Sign({ id, label }: { id: string; label?: string }) {
  return (
    <svg
      class="h-sign"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#h-${id}`} width="24" height="24" />
    </svg>
  )
}

/** The sign of a civilization, whoever leads it. */
export function CivSign({ store, name }: { store: TableStore; name: Name }) {
  return <SeatSign seat={placeOf(historia(store.shown.value!), name)} letter={letterOf(name)} />
}
