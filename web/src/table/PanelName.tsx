import type { ComponentChildren } from 'preact'
import { t } from '../text'
import { ClockFace } from './ClockFace'
import { SeatSign } from './SeatSign'
import type { TableStore } from './store'

interface PanelNameProps {
  store: TableStore
  seat: number
  /** What the title has to say of the player in this line. */
  children?: ComponentChildren
}

/** Who sits here: the heading of every player's panel. */
export function PanelName({ store, seat, children }: PanelNameProps) {
  const player = store.shown.value?.seats[seat]
  if (!player) return null
  return (
    <h2 class="panel-name">
      <SeatSign seat={seat} />
      <span class="grow" title={player.name}>
        {player.name}
      </span>
      {player.level_name && player.level_name !== player.name && (
        <small class="faint level-name">{player.level_name}</small>
      )}
      <SeatState store={store} seat={seat} />
      {children}
    </h2>
  )
}

/** The clock of a seat, and whether somebody is there. */
export function SeatState({ store, seat }: { store: TableStore; seat: number }) {
  const player = store.live.value?.seats[seat]
  if (!player) return null
  const here = player.connected || player.kind === 'bot'
  return (
    <>
      <ClockFace clock={player.clock} />
      <span class="presence" data-on={here} title={t(here ? 'present' : 'away')} />
    </>
  )
}
