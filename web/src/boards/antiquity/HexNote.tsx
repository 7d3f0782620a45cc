import type { Signal } from '@preact/signals'
import { movesWith } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { thing, type Hopes } from './facts'
import { countryOf } from './land'
import { Sign } from './Sign'

/** What is known of the hex under the pointer, aside of the map: it never lies over what is being chosen. */
export function HexNote({ store, over }: { store: TableStore; over: Signal<string | null> }) {
  const packet = store.shown.value!
  const hex = over.value === null ? null : countryOf(packet, store.things.value).at.get(over.value)
  if (!hex) return null
  const moves = movesWith(store, { domain: 'hex', id: hex.id })
  return (
    <div class="hex-note" aria-hidden="true">
      <b>{hex.id}</b> <span>{hex.notes.join(', ')}</span>
      {moves.map((move) => (
        <p key={move.move}>
          ▶ {move.label} {move.detail && <small>({move.detail})</small>}
        </p>
      ))}
      {moves.length === 1 && <HopesOf store={store} hopes={moves[0]!.preview as unknown as Hopes | undefined} />}
    </div>
  )
}

/** What a city would find around it: the ground of its zone, and the best that each industry could bring. */
function HopesOf({ store, hopes }: { store: TableStore; hopes: Hopes | undefined }) {
  if (!hopes?.zone) return null
  return (
    <>
      <p>
        {t('antiquity-would-control', { count: hopes.zone.length })}{' '}
        {Object.entries(hopes.grounds)
          .map(([ground, count]) => `${t(`antiquity-${ground}`)} ${count}`)
          .join(', ')}
      </p>
      <p class="hopes">
        {Object.entries(hopes.best).map(([project, count]) => (
          <span key={project} data-hope={project} title={thing(store.things.value, 'project', project).name}>
            <Sign id={project} /> {count}
          </span>
        ))}
      </p>
    </>
  )
}
