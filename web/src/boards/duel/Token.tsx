import type { TableStore } from '../../table/store'
import type { Thing } from '../../types'
import { effectMarks, Row } from './effects'
import { sheet, thing } from './facts'
import { pick, rest } from '../../table/picked'

/** A progress token: a green coin with its gift. */
export function Token({ id, store }: { id: string; store: TableStore }) {
  const found = thing(store.things.value, 'token', id)
  const legal = store.moves.value.has(`token:${id}`)
  return (
    <button
      type="button"
      class="token"
      data-token={id}
      data-legal={legal}
      title={found.name}
      data-pointed={store.pointed.value.has(id)}
      {...rest('token', id)}
      onClick={() => pick('token', id)}
    >
      <Coin found={found} />
      <span class="token-name">{found.name}</span>
    </button>
  )
}

/** The coin itself, to look at. */
export function Coin({ found }: { found: Thing }) {
  return (
    <svg viewBox="0 0 50 50" aria-hidden="true">
      <circle class="token-rim" cx="25" cy="25" r="24.5" />
      <circle class="token-face" cx="25" cy="25" r="21.5" />
      <Row marks={effectMarks(sheet(found).effects, 19, 15.5)} left={4} right={46} gap={1} />
    </svg>
  )
}
