import { signal } from '@preact/signals'
import { closeAround, Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { anchor } from '../../table/picked'
import { antiquity, thing } from './facts'
import { asking, begin } from './hexes'
import { Sign } from './Sign'

/** Where a click could mean several moves. */
export const choices = signal<{ heading: string; moves: Move[] } | null>(null)

export function Choices({ store }: { store: TableStore }) {
  const found = choices.value
  if (!found) return <BuildHere store={store} />
  return (
    <Dialog heading={found.heading} onClose={() => (choices.value = null)} class="choice" anchor={anchor}>
      <div class="choice-moves">
        {found.moves.map((move, index) => (
          <button
            type="button"
            key={move.move}
            class="choice-move"
            data-move={move.move}
            data-first={index === 0 || undefined}
            onClick={(event) => {
              closeAround(event)
              void store.play(move)
            }}
          >
            {move.label}
          </button>
        ))}
      </div>
    </Dialog>
  )
}

/** What a cart could build on the hex that was clicked. */
function BuildHere({ store }: { store: TableStore }) {
  const about = asking.value
  if (!about) return null
  const { sites } = antiquity(store.shown.value!)
  const clean = store.moves.value.get(`clean:${about.hex}`)
  return (
    <Dialog
      heading={t('antiquity-build-here', { hex: about.hex })}
      onClose={() => (asking.value === about ? (asking.value = null) : undefined)}
      class="choice"
      anchor={anchor}
    >
      <div class="choice-moves">
        {about.projects.map((project, index) => {
          const { name } = thing(store.things.value, 'project', project)
          const count = sites[project]?.[about.hex] ?? 0
          return (
            <button
              type="button"
              key={project}
              class="choice-move"
              data-project={project}
              data-first={index === 0 || undefined}
              onClick={(event) => {
                closeAround(event)
                begin(store, project, about.hex)
              }}
            >
              <Sign id={project} />
              <span class="grow">
                <b>{name}</b>
              </span>
              {count > 0 && <span class="move-detail">{t('antiquity-goods-count', { count })}</span>}
            </button>
          )
        })}
        {clean && (
          <button
            type="button"
            class="choice-move"
            data-move={clean.move}
            onClick={(event) => {
              closeAround(event)
              void store.play(clean)
            }}
          >
            {clean.label} {clean.detail}
          </button>
        )}
      </div>
    </Dialog>
  )
}
