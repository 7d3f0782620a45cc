import type { ComponentChildren } from 'preact'
import { walk } from '../../table/arrows'
import { rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, thing } from './facts'
import { Price } from './Price'
import { Picture } from '../../pictures'
import { Sign } from './Sign'

/** The sizes of a storage as a table: so many squares across and down. */
export function Sizes({ store }: { store: TableStore }) {
  return (
    <Cards label={t('antiquity-sizes')}>
      {[...store.moves.value.values()].map((move) => {
        const { width, height } = thing(store.things.value, 'size', move.args.size!).sheet as Record<string, number>
        return (
          <button
            type="button"
            key={move.move}
            class="size"
            data-legal="true"
            data-move={move.move}
            aria-label={move.label}
            title={move.label}
            onClick={() => void store.play(move)}
          >
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <rect width={(width ?? 1) * 4} height={(height ?? 1) * 4} />
            </svg>
            {width}×{height}
          </button>
        )
      })}
    </Cards>
  )
}

/** The houses by number with their prices, those that stand and those too dear among them. */
export function Houses({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const built = new Set(antiquity(packet).players[packet.viewer ?? -1]?.houses)
  return (
    <Cards label={t('antiquity-houses')}>
      {Object.entries(store.things.value.house ?? {}).map(([id, { sheet }]) => {
        const move = store.moves.value.get(`house:${id}`)
        return (
          <button
            type="button"
            key={id}
            class="house-card"
            data-house={id}
            data-legal={!!move}
            data-move={move?.move}
            data-built={built.has(id)}
            onClick={() => void (move ? store.play(move) : store.explain(`house:${id}`))}
          >
            <b>
              <Sign id="house" /> {id}
            </b>
            {built.has(id) ? <span class="price">✓</span> : <Price cost={sheet.cost} />}
          </button>
        )
      })}
    </Cards>
  )
}

export function Saints({ store }: { store: TableStore }) {
  return (
    <Cards label={t('antiquity-saints')}>
      {[...store.moves.value.values()].map((move) => {
        const { name, text } = thing(store.things.value, 'saint', move.args.saint!)
        return (
          <button
            type="button"
            key={move.move}
            class="saint-card"
            data-legal="true"
            data-move={move.move}
            {...rest('saint', move.args.saint!)}
            onClick={() => void store.play(move)}
          >
            <b>
              <Picture set="saint" id={move.args.saint!}>
                <Sign id="halo" />
              </Picture>{' '}
              {name}
            </b>
            <small>{text.join(' ')}</small>
          </button>
        )
      })}
    </Cards>
  )
}

function Cards({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="tray-cards" role="group" aria-label={label} onKeyDown={(event) => walk(event, 'button')}>
      {children}
    </div>
  )
}
