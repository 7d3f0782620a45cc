import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, printed, range, type Printed } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** The width of a place, so that a section is as long as its tokens. */
const PLACE = 12

/** The two banks with what is printed beneath them: a place that lies bare brings its figure into force. */
export function Banks({ store, seat }: { store: TableStore; seat: number }) {
  const board = printed(store.things.value)
  return (
    <div class="banks">
      <YellowBank store={store} seat={seat} board={board} />
      <BlueBank store={store} seat={seat} board={board} />
    </div>
  )
}

interface BankProps {
  store: TableStore
  seat: number
  board: Printed
}

/** Population: what the next worker costs, how many faces are needed, how much is eaten. A click grows it. */
function YellowBank({ store, seat, board }: BankProps) {
  const view = ages(store.shown.value!)
  const [left, unused] = [view.yellow[seat]!, view.unused[seat]!]
  const { happy, happy_required: needed, discontent, population_cost: cost } = view.players[seat]!
  const move = store.moves.value.get('population')
  const sections = sectionsOf(Math.max(board.yellow_bank, left), board.happiness)
  return (
    <section class="bank" data-bank="yellow" aria-label={word('player-yellow')}>
      <div class="sections" aria-hidden="true">
        {sections.map(({ from, size, value }) => (
          <span
            class="section"
            key={from}
            data-now={isInForce(left, from, size)}
            style={{ flex: `${size} 1 ${size * PLACE}px` }}
          >
            <span class="places">
              {range(size).map((place) => (
                <i key={place} class="token yellow" data-gone={left < from + place} />
              ))}
            </span>
            <small>
              {value}
              <Sign id="happy" />
            </small>
            <small class="eaten">
              {owed(board.consumption[from - 1] ?? 0)}
              <Sign id="food" />
            </small>
          </span>
        ))}
      </div>
      <div class="bank-facts">
        <button
          type="button"
          class="grow-population"
          title={word('move-population')}
          data-legal={!!move}
          data-move={move?.move}
          disabled={!store.decision.value}
          onClick={() => (move ? void store.play(move) : void store.explain('population'))}
        >
          <span aria-hidden="true">+1</span>
          <Sign id="worker" />
          <span class="visually-hidden">{word('move-population')}</span>
          {cost !== null && (
            <b>
              {cost}
              <Sign id="food" label={word('player-food')} />
            </b>
          )}
        </button>
        <span title={word('player-unused')}>
          <Sign id="worker" label={word('player-unused')} /> <b>{unused}</b>
        </span>
        <span data-bad={discontent > 0} title={t('through-happiness', { happy, needed })}>
          <Sign id="happy" label={t('through-happiness', { happy, needed })} />
          <b aria-hidden="true">
            {happy}/{needed}
          </b>
        </span>
        <span class="visually-hidden">
          {word('player-yellow')}: {left}
        </span>
      </div>
    </section>
  )
}

function BlueBank({ store, seat, board }: BankProps) {
  const view = ages(store.shown.value!)
  const left = view.blue[seat]!
  const { corruption } = view.players[seat]!
  const sections = sectionsOf(Math.max(board.blue_bank, left), board.corruption)
  return (
    <section class="bank" data-bank="blue" aria-label={word('player-blue')}>
      <div class="sections" aria-hidden="true">
        {sections.map(({ from, size, value }) => (
          <span
            class="section"
            key={from}
            data-now={isInForce(left, from, size)}
            style={{ flex: `${size} 1 ${size * PLACE}px` }}
          >
            <span class="places">
              {range(size).map((place) => (
                <i key={place} class="token blue" data-gone={left < from + place} />
              ))}
            </span>
            <small>
              {owed(value)}
              <Sign id="resource" />
            </small>
          </span>
        ))}
      </div>
      <p class="visually-hidden">
        {word('player-blue')}: {left}. {word('player-corruption')}: {corruption}.
      </p>
    </section>
  )
}

interface Section {
  /** The first token that covers it, counted from the left. */
  from: number
  size: number
  /** What holds once its first place lies bare. */
  value: number
}

/** Is the figure of these places the one that holds with so many tokens left? */
/** What a place of a bank takes away, where it takes anything. */
const owed = (value: number): string => (value ? `−${value}` : '0')

const isInForce = (left: number, from: number, size: number) => left >= from - 1 && left < from + size - 1

/** Tokens are taken from the right: the places of a bank that lie bare together when one figure comes into force. The
 * table goes by the tokens left. */
export function sectionsOf(places: number, table: number[]): Section[] {
  const valueAt = (left: number) => table[Math.min(left, table.length - 1)] ?? 0
  const found: Section[] = []
  for (const token of range(places).map((place) => place + 1)) {
    const value = valueAt(token - 1)
    const last = found.at(-1)
    if (last?.value === value) last.size += 1
    else found.push({ from: token, size: 1, value })
  }
  return found
}
