import type { TableStore } from '../../table/store'
import { effectMarks, Row } from './effects'
import { sheet, thing } from './facts'
import { pick, rest } from '../../table/picked'

/** A progress token: a green coin with its gift. */
export function Token({ id, store }: { id: string; store: TableStore }) {
  const found = thing(store.things.value, 'token', id)
  const { effects } = sheet(found)
  const legal = store.moves.value.has(`token:${id}`)
  return (
    <button
      type="button"
      class="token"
      data-token={id}
      data-legal={legal}
      data-pointed={store.pointed.value.has(id)}
      {...rest('token', id)}
      onClick={() => pick('token', id)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="token-rim" cx="32" cy="32" r="31" />
        <circle class="token-face" cx="32" cy="32" r="26" />
        <Row marks={effectMarks(effects, 20, 22)} left={8} right={56} gap={1} />
      </svg>
      <span class="token-name">{found.name}</span>
    </button>
  )
}
