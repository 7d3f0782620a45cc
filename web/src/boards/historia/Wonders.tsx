import { hyphenated } from '../hyphens'
import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { choose, movesWith, rest, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Picture } from '../../pictures'
import { face, historia, markedBy, thing } from './facts'
import { Sign } from './Sign'

/** The wonders anybody may build. */
export function Row({ store }: { store: TableStore }) {
  const { row } = historia(store.shown.value!)
  return (
    <section class="wonder-row" aria-label={t('historia-row')} onKeyDown={(event) => walk(event, '.h-wonder')}>
      {row.map((id) => (
        <Wonder key={id} id={id} store={store} />
      ))}
      {!row.length && <p class="faint">{t('historia-row-empty')}</p>}
    </section>
  )
}

/** A wonder: what it costs as long as it can be built, whether it can still be used this turn once it stands. */
export function Wonder({ id, store, owned = false }: { id: string; store: TableStore; owned?: boolean }) {
  const view = historia(store.shown.value!)
  const found = thing(store.things.value, 'wonder', id)
  const { cost, action, passive } = found.sheet as { cost?: number; action?: string | null; passive?: boolean }
  const about = { domain: 'wonder', id }
  const state = !owned
    ? null
    : passive
      ? 'passive'
      : view.tapped.includes(id)
        ? 'used'
        : view.fresh.includes(id)
          ? 'fresh'
          : 'ready'
  return (
    <button
      type="button"
      class="h-wonder"
      data-wonder={id}
      data-state={state}
      {...target(store, movesWith(store, about))}
      data-last={lately(store.shown.value!, markedBy).has(`wonder ${id}`)}
      data-pointed={store.pointed.value.has(id)}
      {...rest('wonder', id)}
      onClick={(event) => choose(store, about, event)}
    >
      <span class="h-wonder-name">
        <Sign id={action ?? 'art'} /> {hyphenated(found.name)}
      </span>
      <Picture set="wonder" id={id} />
      <small title={face(found, 2)}>{face(found, 2)}</small>
      <span class="corner">
        {state ? (
          t(`historia-wonder-${state}`)
        ) : (
          <>
            <span aria-hidden="true">{cost}</span>
            <Sign id="cube" label={t('historia-cubes', { count: cost ?? 0 })} />
          </>
        )}
      </span>
    </button>
  )
}
