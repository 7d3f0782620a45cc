import { useComputed, useSignal } from '@preact/signals'
import { walk } from '../../table/arrows'
import { forget, look, movesWith, restOn } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { choices } from './Choices'
import { asked, cityName, thing, type City as CityFacts, type Piece } from './facts'
import { drop, ghostAt, ghostOf, heldBy, hover, rearranging, touch } from './hand'
import { onSquares, PieceShape, SQUARE, type Square } from './pieces'
import { squareId } from './squares'

interface CityProps {
  store: TableStore
  seat: number
  number: number
  city: CityFacts
}

/** A city as its owner plays it: a click on a square does what can be done there, or says why nothing can. */
export function City({ store, seat, number, city }: CityProps) {
  const packet = store.shown.value!
  const own = seat === packet.viewer
  const focus = useSignal('a1')
  const ghost = own ? ghostOf(store) : null
  const covered = ghost?.city === number ? ghost : null
  const name = cityName(packet, seat, number)
  const squares = onSquares(city)
  const rows = Array.from({ length: city.grid }, (_, row) => row)
  const size = SQUARE * city.grid
  return (
    <figure class="city" data-map={`city-${seat}-${number + 1}`}>
      <figcaption>
        {t('antiquity-city-short', { number: number + 1 })}{' '}
        <small class="faint">
          {city.centre} · {t('antiquity-free', { count: rows.length ** 2 - squares.size })}
        </small>
      </figcaption>
      <svg
        viewBox={`-1 -1 ${size + 2} ${size + 2}`}
        role="group"
        aria-label={name}
        onKeyDown={(event) => walk(event, '.square')}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && (hover.value = null)}
      >
        <rect class="yard" width={size} height={size} rx="2" />
        <Contents city={city} store={store} />
        {covered && (
          <PieceShape
            squares={covered.squares}
            building={heldBy(store)!.building}
            state={covered.legal ? 'fits' : 'clashes'}
          />
        )}
        {rows.flatMap((row) =>
          rows.map((column) => (
            <SquareButton
              key={`${row} ${column}`}
              {...{ store, number, row, column }}
              on={squares.get(squareId(row, column))}
              own={own}
              tab={focus.value === squareId(row, column)}
              onFocused={() => (focus.value = squareId(row, column))}
            />
          )),
        )}
      </svg>
    </figure>
  )
}

/** What stands in a city; the squares over it take the clicks. */
export function Contents({ city, store }: { city: CityFacts; store: TableStore }) {
  return (
    <g aria-hidden="true">
      {city.pieces.map((piece) => (
        <PieceShape
          key={piece.number}
          squares={piece.squares}
          building={piece.building}
          state={piece.graved ? 'graved' : piece.manned ? 'manned' : 'idle'}
          pointed={store.pointed.value.has(piece.building)}
        />
      ))}
      {city.houses.map((square) => (
        <PieceShape key={square} squares={[square]} building="house" state="idle" />
      ))}
      {city.fountains.map((square) => (
        <PieceShape key={square} squares={[square]} building="fountain" state="idle" />
      ))}
      {city.blocked.map((square) => (
        <PieceShape key={square} squares={[square]} building={null} state="blocked" />
      ))}
      {city.graves.map((square) => (
        <PieceShape key={square} squares={[square]} building={null} state="grave" />
      ))}
    </g>
  )
}

interface SquareButtonProps {
  store: TableStore
  number: number
  row: number
  column: number
  on: Square | undefined
  own: boolean
  tab: boolean
  onFocused: () => void
}

function SquareButton({ store, number, row, column, on, own, tab, onFocused }: SquareButtonProps) {
  const id = squareId(row, column)
  const about = { domain: 'square', id, of: { city: String(number + 1) } }
  const moves = own ? movesHere(store, number, id, on?.piece) : []
  // A piece that could be built once more gives way to what can be done with what stands there.
  const held = own ? heldBy(store) : null
  const holding = held !== null && !(held.again && (on !== undefined || moves.length > 0))
  const ghost = holding ? ghostAt(store, { city: number, row, column }) : null
  const [only, ...others] = moves
  const pointed = useComputed(() => own && isPointed(store, number, id))
  const resting = restOn(on?.building ? { domain: 'building', id: on.building } : about)
  const over = () => {
    hover.value = holding ? { city: number, row, column } : null
  }
  const act = (event: MouseEvent) => {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch'
    over()
    if (holding) (touched ? touch : drop)(store)
    else if (own) actOn(store, number, id, on, moves)
    else if (on?.building) look({ domain: 'building', id: on.building })
  }
  return (
    <rect
      class="square"
      x={column * SQUARE}
      y={row * SQUARE}
      width={SQUARE}
      height={SQUARE}
      role="button"
      tabIndex={tab ? 0 : -1}
      aria-label={[id, ...wordsFor(store, on), ...(holding ? [] : moves.map((move) => move.label))].join(', ')}
      data-square={id}
      data-city={own ? number + 1 : undefined}
      data-legal={ghost ? ghost.legal : moves.some(({ verb }) => verb !== 'lift')}
      data-move={ghost ? (ghost.legal ? ghost.move : undefined) : only && !others.length ? only.move : undefined}
      data-open={!holding && moves.some(({ verb }) => verb === 'lift')}
      data-recall={!holding && only?.verb === 'recall' && !others.length}
      data-holding={holding}
      data-pointed={pointed}
      {...resting}
      onPointerEnter={(event) => {
        over()
        if (!holding && on?.building) resting.onPointerEnter(event)
      }}
      onFocus={(event) => {
        onFocused()
        over()
        if (!holding && on?.building) resting.onFocus(event)
      }}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }}
    />
  )
}

export function wordsFor(store: TableStore, on: Square | undefined): string[] {
  if (!on) return [t('antiquity-empty')]
  const name = on.building ? [thing(store.things.value, 'building', on.building).name] : []
  return [...name, ...on.states.map((state) => t(`antiquity-${state}`))]
}

/** Is a move under the pointer, in the list, about this square? */
function isPointed(store: TableStore, city: number, square: string): boolean {
  const ids = store.pointed.value
  if (!ids.has(square) || !ids.has(String(city + 1))) return false
  return [...store.moves.value.values()].some(({ args }) => 'square' in args)
}

/** A man for the building that stands there, a grave to heal or lay, something to lift. */
function movesHere(store: TableStore, city: number, square: string, piece: Piece | undefined): Move[] {
  const man =
    piece && ['man', 'recall'].flatMap((verb) => store.moves.value.get(`${verb}:${piece.building}+${piece.copy}`) ?? [])
  const here = movesWith(store, { domain: 'square', id: square, of: { city: String(city + 1) } })
  const wanted = (verb: string) => (verb === 'lift' ? rearranging.value : !rearranging.value)
  return [...(man ?? []), ...here].filter(({ verb }) => verb !== 'place' && wanted(verb))
}

/** The only thing to be done there is done; several are offered; where there is none, the table says why. */
function actOn(store: TableStore, city: number, square: string, on: Square | undefined, moves: Move[]): void {
  const [move, ...others] = moves
  const question = asked(store)
  forget()
  if (move && !others.length) void store.play(move)
  else if (move) choices.value = { heading: t('antiquity-square', { city: city + 1, square }), moves }
  else if (question === 'bury') void store.explain(`bury:${city + 1}+${square}`)
  else if (question === 'city' && on?.piece) void store.explain(`man:${on.piece.building}+${on.piece.copy}`)
  else if (on?.building) look({ domain: 'building', id: on.building })
}
