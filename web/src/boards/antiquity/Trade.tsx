import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, legalWith, thing } from './facts'
import { Sign } from './Sign'

/** Offers on the table with their answers, the offer being filled in, and whom to make one. */
export function Trade({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const { offers = [], draft } = antiquity(packet)
  const open = offers.filter(({ status }) => status === 'open')
  const partners = legalWith(store, 'offer')
  return (
    <>
      {open.map(({ maker, taker, given, asked }) => (
        <div key={`${maker} ${taker}`} class="offer-card">
          <SeatSign seat={maker} />
          <span class="visually-hidden">{packet.seats[maker]?.name}</span>
          <Goods goods={given} store={store} />
          <span aria-label={t('antiquity-for')}>⇄</span>
          <Goods goods={asked} store={store} />
          <SeatSign seat={taker} />
          <span class="visually-hidden">{packet.seats[taker]?.name}</span>
          {taker === packet.viewer &&
            ['accept', 'decline'].map((verb) => {
              const move = store.moves.value.get(`${verb}:${maker}`)
              const label = move?.label ?? store.things.value.verb?.[verb]?.name ?? verb
              return (
                <button
                  type="button"
                  key={verb}
                  class="act"
                  data-legal={!!move}
                  data-move={move?.move}
                  data-inert={!move || undefined}
                  onClick={() => void (move ? store.play(move) : store.explain(`${verb}:${maker}`))}
                >
                  {label}
                </button>
              )
            })}
        </div>
      ))}
      {draft && (
        <div class="offer-card">
          <Goods goods={draft.given} store={store} />
          <span aria-label={t('antiquity-for')}>⇄</span>
          <Goods goods={draft.asked} store={store} />
        </div>
      )}
      {partners.map((move) => (
        <button
          type="button"
          key={move.move}
          class="act"
          data-legal="true"
          data-move={move.move}
          title={move.label}
          onClick={() => void store.play(move)}
        >
          <SeatSign seat={Number(move.args.seat)} /> <span aria-hidden="true">⇄</span>
          <span class="visually-hidden">{move.label}</span>
        </button>
      ))}
    </>
  )
}

function Goods({ goods, store }: { goods: Record<string, number>; store: TableStore }) {
  const held = Object.entries(goods).filter(([, count]) => count)
  if (!held.length) return <span>–</span>
  return (
    <span class="goods-list">
      {held.map(([good, count]) => (
        <span key={good}>
          {count}
          <Sign id={good} label={thing(store.things.value, 'good', good).name} />
        </span>
      ))}
    </span>
  )
}
