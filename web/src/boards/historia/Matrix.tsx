import { useMemo } from 'preact/hooks'
import { asText } from '../../json'
import { useArmed } from '../../table/armed'
import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { look, pick, rest, restOn } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Thing, Things } from '../../types'
import { hyphenated } from '../hyphens'
import {
  AXES,
  face,
  historia,
  letterOf,
  levelThing,
  markedBy,
  nameOf,
  printed,
  thing,
  type Axis,
  type Printed,
} from './facts'
import { giftsOf, notesOnPlace, placeOn } from './levels'
import { Sign } from './Sign'
import { word } from './words'

const [CELL, EDGE, RIM, ICON] = [20, 38, 2, 14]

/** Half the width of a letter at its largest: no name leaves the drawing. */
const LETTER = 5.5

/** Where a cell stands: technology to the right, military upwards. */
const left = (technology: number) => EDGE + (technology - 1) * CELL
const top = (board: Printed, military: number) => RIM + (board.levels - military) * CELL

/** Technology and arms: the outline with its governments, everybody's place, and what the next step would bring. */
export function Matrix({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const things = store.things.value
  const board = printed(things)
  const drawing = useMemo(() => draw(board), [things])
  const size = EDGE + board.levels * CELL + RIM
  const me = packet.viewer
  const own = me === null ? null : view.civilizations[me]
  const next = (axis: Axis) => own?.[`${axis}_open`] && view[axis][me!]! < board.levels
  return (
    <section class="matrix" aria-label={t('historia-matrix')}>
      <svg viewBox={`0 0 ${size} ${size}`} role="group" aria-label={t('historia-levels')}>
        <g onKeyDown={(event) => walk(event, '.cell')}>
          {board.cells.map((cell) => (
            <Cell key={`${cell[0]} ${cell[1]}`} cell={cell} store={store} board={board} />
          ))}
        </g>
        <path class="border" d={drawing.borders} />
        <path class="outline" d={drawing.outline} />
        {drawing.labels.map(({ government, x, y }) => {
          const { name } = thing(things, 'government', government)
          const far = x + name.length * LETTER > size
          return (
            <text key={government} class="government" x={far ? size - 1 : x} y={y} text-anchor={far ? 'end' : 'middle'}>
              {name}
            </text>
          )
        })}
        {AXES.map((axis) => (
          <Strip key={axis} axis={axis} store={store} board={board} level={me === null ? 0 : view[axis][me]!} />
        ))}
        {me !== null &&
          AXES.filter(next).map((axis) => (
            <rect
              key={axis}
              class="reachable"
              data-legal={store.moves.value.has(axis)}
              x={left(view.technology[me]! + (axis === 'technology' ? 1 : 0)) + 1.5}
              y={top(board, view.military[me]! + (axis === 'military' ? 1 : 0)) + 1.5}
              width={CELL - 3}
              height={CELL - 3}
              rx="3"
            />
          ))}
        <Markers store={store} board={board} />
      </svg>
      {me !== null && AXES.map((axis) => <NextStep key={axis} axis={axis} store={store} seat={me} />)}
    </section>
  )
}

interface CellProps {
  cell: Printed['cells'][number]
  store: TableStore
  board: Printed
}

/** A place of the matrix: rest on it, or tap it, to read what its levels and its government bring. */
function Cell({ cell: [technology, military, government], store, board }: CellProps) {
  const view = historia(store.shown.value!)
  const me = store.shown.value!.viewer ?? 0
  const here = view.technology[me] === technology && view.military[me] === military
  const about = placeOn(technology, military, government)
  return (
    <rect
      class="cell"
      role="button"
      tabIndex={here ? 0 : -1}
      aria-label={[
        thing(store.things.value, 'government', government).name,
        ...notesOnPlace(about, store.things.value),
      ].join('. ')}
      data-government={government}
      data-own={view.civilizations[me]?.government === government}
      x={left(technology)}
      y={top(board, military)}
      width={CELL}
      height={CELL}
      {...restOn(about)}
      onClick={() => look(about)}
      onKeyDown={(event) => event.key === 'Enter' && look(about)}
    />
  )
}

interface Drawing {
  outline: string
  borders: string
  labels: { government: string; x: number; y: number }[]
}

function draw(board: Printed): Drawing {
  const governments = new Map(board.cells.map(([technology, military, name]) => [`${technology} ${military}`, name]))
  const found: Drawing = { outline: '', borders: '', labels: [] }
  for (const [technology, military, name] of board.cells) {
    const [x, y] = [left(technology), top(board, military)]
    const sides: [number, number, string][] = [
      [technology + 1, military, `M${x + CELL} ${y}v${CELL}`],
      [technology - 1, military, `M${x} ${y}v${CELL}`],
      [technology, military + 1, `M${x} ${y}h${CELL}`],
      [technology, military - 1, `M${x} ${y + CELL}h${CELL}`],
    ]
    for (const [across, up, line] of sides) {
      const beyond = governments.get(`${across} ${up}`)
      if (beyond === undefined) found.outline += line
      else if (beyond !== name) found.borders += line
    }
  }
  for (const name of new Set(governments.values())) {
    const cells = board.cells.filter(([, , government]) => government === name)
    const mean = (index: 0 | 1) => cells.reduce((sum, cell) => sum + cell[index], 0) / cells.length
    found.labels.push({ government: name, x: left(mean(0)) + CELL / 2, y: top(board, mean(1)) + CELL / 2 + 3 })
  }
  return found
}

interface StripProps {
  axis: Axis
  store: TableStore
  board: Printed
  level: number
}

/** What each level of an axis brings; those reached are lit. */
function Strip({ axis, store, board, level }: StripProps) {
  const across = axis === 'technology'
  const [width, height] = across ? [CELL, EDGE - RIM] : [EDGE - RIM, CELL]
  return (
    <g class="strip" onKeyDown={(event) => walk(event, '.level')}>
      {Array.from({ length: board.levels }, (_, index) => {
        const [id, found] = levelThing(store.things.value, axis, index + 1)
        const x = across ? left(index + 1) : 0
        const y = across ? RIM + board.levels * CELL : top(board, index + 1)
        const about = `${axis}_level`
        return (
          <g key={id} class="gifts" data-reached={index + 1 <= level}>
            <Gifts found={found} across={across} x={x + width / 2} y={y + height / 2} />
            <rect
              class="level"
              role="button"
              tabIndex={index + 1 === Math.max(1, level) ? 0 : -1}
              aria-label={`${word(`axis-${axis}`)} ${index + 1}: ${found.name}. ${face(found, 1)}`}
              {...{ x, y, width, height }}
              {...rest(about, id)}
              onClick={() => pick(about, id)}
              onKeyDown={(event) => event.key === 'Enter' && pick(about, id)}
            />
          </g>
        )
      })}
    </g>
  )
}

/** The signs of what a level brings, around a point. */
function Gifts({ found, across, x, y }: { found: Thing; across: boolean; x: number; y: number }) {
  const gifts = giftsOf(found).slice(0, 2)
  return (
    <g aria-hidden="true">
      {gifts.map(({ icon, count }, place) => {
        const spread = gifts.length > 1 ? (place - 0.5) * (ICON + 2) : 0
        const u = x - ICON / 2 + (across ? 0 : spread) - (count ? (across ? 3 : 8) : 0)
        const v = y - ICON / 2 + (across ? spread : 0)
        return (
          <g key={place}>
            <use href={`#h-${icon}`} x={u} y={v} width={ICON} height={ICON} />
            {count && (
              <text
                x={across ? x + CELL / 2 - 0.5 : u + ICON + 1}
                y={v + ICON - 2}
                text-anchor={across ? 'end' : 'start'}
              >
                {count.replace('×', '')}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The size of a sign alone in its cell, and of one that shares it: several reach over its edge, so that each can be read. */
const [ALONE, SHARED] = [20, 20]

function Markers({ store, board }: { store: TableStore; board: Printed }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const last = lately(packet, markedBy)
  const cells = Map.groupBy(
    view.civilizations.flatMap((civilization, place) => (civilization.eliminated ? [] : [place])),
    (place) => `${view.technology[place]} ${view.military[place]}`,
  )
  return (
    <>
      {[...cells.values()].flatMap((places) => {
        const side = Math.ceil(Math.sqrt(places.length))
        const size = side > 1 ? SHARED : ALONE
        return places.map((place, index) => {
          const { name } = view.civilizations[place]!
          const [technology, military] = [view.technology[place]!, view.military[place]!]
          const at = {
            x: left(technology) + CELL / 2 + ((index % side) - side / 2) * size,
            y:
              top(board, military) + CELL / 2 + (Math.floor(index / side) - Math.ceil(places.length / side) / 2) * size,
            width: size,
            height: size,
          }
          return (
            <g
              key={place}
              class="marker"
              data-own={place === packet.viewer}
              data-civ={name}
              data-last={last.has(`level ${name}`)}
            >
              <title>{t('historia-marker', { name: nameOf(packet, name), technology, military })}</title>
              <SeatSign seat={place} letter={letterOf(name)} place={at} />
            </g>
          )
        })
      })}
    </>
  )
}

/** The next level of an axis with all it brings, in the corner the outline leaves free; a click takes the step or says
 * why not. */
function NextStep({ axis, store, seat }: { axis: Axis; store: TableStore; seat: number }) {
  const view = historia(store.shown.value!)
  const things = store.things.value
  const board = printed(things)
  const level = view[axis][seat]! + 1
  const move = store.moves.value.get(axis)
  const { armed, choose } = useArmed(store)
  const [id, found] = levelThing(things, axis, Math.min(level, board.levels))
  const government = governmentAt(things, view.technology[seat]!, view.military[seat]!, axis)
  const act = () => {
    if (move) choose(move)
    else if (store.decision.value && !view.civilizations[seat]![`${axis}_open`]) void store.explain(axis)
    else pick(`${axis}_level`, id)
  }
  return (
    <button
      type="button"
      class="next-step"
      data-axis={axis}
      data-legal={!!move}
      data-move={move?.move}
      data-armed={armed === axis}
      {...rest(`${axis}_level`, id)}
      onClick={act}
    >
      <b>
        <Sign id={axis} /> <span class="axis">{hyphenated(word(`axis-${axis}`))}</span> {Math.min(level, board.levels)}
        {move?.detail && <span class="cost">{move.detail}</span>}
        {move?.reveals && (
          <span class="eye" role="img" title={t('reveals')} aria-label={t('reveals')}>
            ◉
          </span>
        )}
      </b>
      <span class="next-name">
        {armed
          ? t('confirm', { move: found.name })
          : level <= board.levels
            ? hyphenated(found.name)
            : t('historia-top')}
      </span>
      {level <= board.levels && (
        <span class="next-gifts">
          {giftsOf(found).map(({ icon, count }, place) => (
            <span key={place} aria-hidden="true">
              <Sign id={icon} />
              {count}
            </span>
          ))}
          <span class="visually-hidden">{face(found, 1)}</span>
        </span>
      )}
      {government && <span class="next-text">→ {hyphenated(government)}</span>}
    </button>
  )
}

/** The government one step on, if it is another one. */
function governmentAt(things: Things, technology: number, military: number, axis: Axis): string | null {
  const cells = printed(things).cells
  const at = (x: number, y: number) => cells.find((cell) => cell[0] === x && cell[1] === y)?.[2]
  const now = at(technology, military)
  const then = axis === 'technology' ? at(technology + 1, military) : at(technology, military + 1)
  if (!then || then === now) return null
  const found = thing(things, 'government', then)
  return `${found.name} (${asText(found.sheet.vp)})`
}
