import type { ComponentChildren, Ref } from 'preact'
import { PanelName } from './PanelName'
import type { TableStore } from './store'

interface SeatPanelProps {
  store: TableStore
  seat: number
  /** How the title calls its panels in its style sheets. */
  kind?: string
  /** What the title has to say of the player beside the name. */
  beside?: ComponentChildren
  box?: Ref<HTMLElement>
  children?: ComponentChildren
}

/** The panel of a player: who sits here, and below it what the title shows. What is given besides marks the element. */
export function SeatPanel({ store, seat, kind, beside, box, children, ...marks }: SeatPanelProps) {
  const player = store.shown.value?.seats[seat]
  if (!player) return null
  return (
    <section
      class={kind ? `panel ${kind}` : 'panel'}
      data-turn={player.waiting}
      aria-label={player.name}
      ref={box}
      {...marks}
    >
      <PanelName store={store} seat={seat}>
        {beside}
      </PanelName>
      {children}
    </section>
  )
}
