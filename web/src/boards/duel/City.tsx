import { lately } from '../../table/lately'
import { SeatPanel } from '../../table/SeatPanel'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { CardBand } from './Card'
import { linked } from './chains'
import { duel, piecesOf, RESOURCES, printed, sheet, SYMBOLS, thing, type DuelView, type Printed } from './facts'
import { Sign } from './Icon'
import { pick, rest } from '../../table/picked'
import { Token } from './Token'
import { WonderPicture } from './WonderPicture'
import { word } from './words'

const ORDER = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']

/** A player's city: treasury, trade, science, Wonders and buildings. */
export function City({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet?.view || !player) return null
  const view = duel(packet)
  const figures = view.players[seat]!
  const board = printed(store.things.value)
  const all = board.wonders_in_all
  const points = Object.values(figures.points).reduce((sum, part) => sum + part, 0)
  return (
    <SeatPanel store={store} seat={seat} kind="city" data-city={seat}>
      <ul class="stats">
        <li data-coins={seat} title={t('duel-coins')}>
          <Sign id="coin" /> <b>{figures.coins}</b>
          <span class="visually-hidden">{t('duel-coins')}</span>
        </li>
        <li data-points={seat} title={breakdown(figures.points)}>
          <Sign id="laurel" /> <b>{points}</b>
          <span class="visually-hidden">{t('duel-points')}</span>
        </li>
        <li title={t('duel-discard-value')}>
          <Sign id="skull" /> <b>+{figures.discard}</b>
          <span class="visually-hidden">{t('duel-discard-value')}</span>
        </li>
        <li title={t('duel-wonders-built', { count: builtInAll(view), all })}>
          <Sign id="wonder" /> <b>{figures.wonders_built}</b>
          <small class="faint">
            {' '}
            {builtInAll(view)}/{all}
          </small>
          <span class="visually-hidden">{t('duel-wonders-built', { count: builtInAll(view), all })}</span>
        </li>
      </ul>
      <Trade view={view} seat={seat} />
      <Science view={view} seat={seat} board={board} />
      <Wonders store={store} view={view} seat={seat} />
      {view.tokens[seat]!.length > 0 && (
        <div class="tokens">
          {view.tokens[seat]!.map((id) => (
            <Token key={id} id={id} store={store} />
          ))}
        </div>
      )}
      <Buildings store={store} view={view} seat={seat} />
    </SeatPanel>
  )
}

const builtInAll = (view: DuelView) => view.built.reduce((sum, built) => sum + built.length, 0)

const breakdown = (points: Record<string, number>) =>
  Object.entries(points)
    .map(([key, value]) => `${word(`score-${key}`)}: ${value}`)
    .join('\n')

function Trade({ view, seat }: { view: DuelView; seat: number }) {
  const { production, trade, choices } = view.players[seat]!
  return (
    <ul class="trade" data-trade={seat} aria-label={t('duel-trade')}>
      {RESOURCES.map((good) => {
        const label = t('duel-good', { good: word(`resource-${good}`), count: production[good], price: trade[good] })
        return (
          <li key={good} title={label} data-none={!production[good]}>
            <Sign id={good} label={label} />
            <b aria-hidden="true">{production[good]}</b>
            <small aria-hidden="true">
              {trade[good]}
              <Sign id="coin" />
            </small>
          </li>
        )
      })}
      {(choices.raw > 0 || choices.manufactured > 0) && (
        <li class="choices" title={t('duel-choices', { raw: choices.raw, made: choices.manufactured })}>
          <span aria-hidden="true">
            +{choices.raw}|{choices.manufactured}
          </span>
          <span class="visually-hidden">{t('duel-choices', { raw: choices.raw, made: choices.manufactured })}</span>
        </li>
      )}
    </ul>
  )
}

function Science({ view, seat, board }: { view: DuelView; seat: number; board: Printed }) {
  const science = view.players[seat]!.science
  const kinds = Object.keys(science).length
  return (
    <div class="science" data-science={seat} data-near={kinds >= board.symbols_to_win - 2}>
      <b>
        {kinds}/{board.symbols_to_win}
      </b>
      <span class="visually-hidden">{t('duel-science', { count: kinds })}</span>
      <ul>
        {SYMBOLS.map((symbol) => (
          <li key={symbol} data-count={science[symbol] ?? 0} title={word(`science-${symbol}`)}>
            <Sign id={symbol} label={`${word(`science-${symbol}`)}: ${science[symbol] ?? 0}`} />
            {(science[symbol] ?? 0) > 1 && <small aria-hidden="true">2</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Wonders({ store, view, seat }: { store: TableStore; view: DuelView; seat: number }) {
  const figures = view.players[seat]!
  const full = builtInAll(view) >= printed(store.things.value).wonders_in_all
  const last = lately(store.shown.value!, piecesOf)
  return (
    <div class="wonders">
      {view.wonders[seat]!.map((id) => {
        const found = thing(store.things.value, 'wonder', id)
        const built = view.built[seat]!.includes(id)
        const price = figures.wonder_prices[id]
        const tucked = view.tucked[id]
        const state = built ? 'duel-wonder-built' : full ? 'duel-wonder-lost' : 'duel-wonder-price'
        return (
          <button
            type="button"
            key={id}
            class="wonder"
            data-wonder={id}
            data-built={built}
            data-lost={full && !built}
            data-last={last.has(id)}
            data-pointed={store.pointed.value.has(id)}
            {...rest('wonder', id)}
            onClick={() => pick('wonder', id)}
          >
            <span class="visually-hidden">{`${found.name}, ${t(state, { price: price ?? 0 })}`}</span>
            <WonderPicture id={id} found={found} built={built} />
            {!built && price !== undefined && (
              <span class="price" data-short={price > figures.coins} aria-hidden="true">
                <Sign id="coin" />
                {price}
              </span>
            )}
            {built && tucked && (
              <span class="tucked" aria-hidden="true">
                ✓
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

function Buildings({ store, view, seat }: { store: TableStore; view: DuelView; seat: number }) {
  const cards = view.cities[seat]!
  const colourOf = (id: string) => sheet(thing(store.things.value, 'card', id)).colour ?? 'brown'
  const place = (id: string) => ORDER.indexOf(colourOf(id))
  const last = lately(store.shown.value!, piecesOf)
  return (
    <ul class="buildings" aria-label={t('duel-buildings')}>
      {[...cards]
        .sort((a, b) => place(a) - place(b))
        .map((id) => {
          const found = thing(store.things.value, 'card', id)
          return (
            <li key={id}>
              <button
                type="button"
                class="building"
                data-building={id}
                data-last={last.has(id)}
                data-pointed={store.pointed.value.has(id)}
                data-legal={[...store.moves.value.values()].some((move) => move.args.card === id)}
                data-linked={linked(store.things.value, id)}
                {...rest('card', id)}
                onClick={() => pick('card', id)}
              >
                <span class="visually-hidden">{`${found.name}, ${word(`colour-${colourOf(id)}`)}`}</span>
                <CardBand found={found} />
              </button>
            </li>
          )
        })}
    </ul>
  )
}

/** What one must know of both cities while choosing, on a screen that has no room for them. */
export function CityLine({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = duel(packet)
  const { coins, points, production, choices, science } = view.players[seat]!
  const kinds = Object.keys(science).length
  const board = printed(store.things.value)
  return (
    <ul class="city-line" aria-label={packet.seats[seat]?.name} data-turn={packet.seats[seat]?.waiting}>
      <li>
        <SeatSign seat={seat} />
      </li>
      <li data-coins={seat}>
        <Sign id="coin" label={t('duel-coins')} /> <b>{coins}</b>
      </li>
      <li data-points={seat}>
        <Sign id="laurel" label={t('duel-points')} />{' '}
        <b>{Object.values(points).reduce((sum, part) => sum + part, 0)}</b>
      </li>
      <li data-trade={seat} class="goods">
        {RESOURCES.map((good) => (
          <span key={good} data-none={!production[good]}>
            <Sign id={good} label={word(`resource-${good}`)} />
            {production[good]}
          </span>
        ))}
        {choices.raw + choices.manufactured > 0 && (
          <span title={t('duel-choices', { raw: choices.raw, made: choices.manufactured })}>
            +{choices.raw}|{choices.manufactured}
          </span>
        )}
      </li>
      <li data-science={seat} data-near={kinds >= board.symbols_to_win - 2}>
        <Sign id="balance" label={t('duel-science', { count: kinds })} /> {kinds}/{board.symbols_to_win}
      </li>
    </ul>
  )
}
