import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useArmed } from '../../table/armed'
import { keepDraft } from '../../table/draft'
import { SeatSign } from '../../table/SeatSign'
import { idsOf } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { Comparison } from './Comparison'
import { ages, ownSeat, range } from './facts'
import { Purse } from './Forecast'
import { Sign } from './Sign'

/** Moves that differ in an amount only. */
const AMOUNTS = new Set(['bid', 'mix'])
const LAST = new Set(['end', 'pass', 'finish'])
/** Moves without a piece of their own on the board; all others are made on a card. Resigning stays in the list. */
const HERE = new Set([...LAST, 'cancel', 'agree', 'refuse', 'gain', 'remove', 'raze', 'colony', 'steal'])

/** The actions left as pips, how strong everybody is, what can be done beside the cards, and the way on. */
export function ActionBar({ store }: { store: TableStore }) {
  const moves = store.decision.value?.moves ?? []
  const here = [
    ...moves.filter(({ verb }) => HERE.has(verb) && !LAST.has(verb)),
    ...moves.filter(({ verb }) => LAST.has(verb)),
  ]
  const amounts = moves.filter((move) => AMOUNTS.has(move.verb))
  const seat = ownSeat(store.shown.value!)
  return (
    <div class="action-bar ages-bar" role="group" aria-label={t('through-now')}>
      <span class="own-state">
        <Actions store={store} seat={seat} />
        <Purse store={store} seat={seat} />
      </span>
      <Given store={store} />
      <Comparison store={store} />
      <span class="grow" />
      {amounts.length > 0 && <Amount key={amounts[0]!.move} moves={amounts} store={store} />}
      {here.map((move) => (
        <ActionButton key={move.move} move={move} store={store} />
      ))}
    </div>
  )
}

/** Civil and military actions: full ones are left, hollow ones spent, crossed ones given for this turn only. */
export function Actions({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { civil_total: civil, military_total: military } = view.players[seat]!
  const given = seat === view.player
  return (
    <span class="actions">
      <Pips kind="civil" left={view.civil[seat]!} all={civil} extra={given ? view.extra_civil : 0} />
      <Pips kind="military" left={view.military[seat]!} all={military} extra={given ? view.extra_military : 0} />
    </span>
  )
}

interface PipsProps {
  kind: 'civil' | 'military'
  left: number
  all: number
  extra: number
}

function Pips({ kind, left, all, extra }: PipsProps) {
  const label = t(`through-${kind}-actions`, { left: left + extra, all: Math.max(all, left) })
  return (
    <span class="pips" data-kind={kind} title={label}>
      <Sign id={kind} label={label} />
      <span aria-hidden="true">
        {range(Math.max(all, left)).map((place) => (
          <i key={place} class="pip" data-left={place < left} />
        ))}
        {range(extra).map((place) => (
          <i key={place} class="pip" data-left="true" data-extra="true" />
        ))}
      </span>
    </span>
  )
}

/** What was given for this turn and is gone at its end. */
function Given({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  if (view.player !== ownSeat(store.shown.value!)) return null
  const given = [
    { key: 'through-unit-resources', count: view.unit_resources },
    { key: 'through-unit-science', count: view.unit_science },
    { key: 'through-loose-food', count: view.loose_food },
    { key: 'through-loose-resources', count: view.loose_resources },
  ].filter(({ count }) => count)
  return (
    <>
      {given.map(({ key, count }) => (
        <span class="given" key={key}>
          {t(key, { count })}
        </span>
      ))}
    </>
  )
}

function ActionButton({ move, store }: { move: Move; store: TableStore }) {
  const { armed, choose } = useArmed(store)
  const rival = move.args.seat
  return (
    <button
      type="button"
      class={LAST.has(move.verb) ? 'act last' : 'act'}
      data-legal="true"
      data-move={move.move}
      data-verb={move.verb}
      data-armed={armed === move.move}
      onClick={() => choose(move)}
      onPointerEnter={() => (store.pointed.value = idsOf(move))}
      onPointerLeave={() => (store.pointed.value = new Set())}
    >
      {rival !== undefined && <SeatSign seat={Number(rival)} />}
      <span>
        {armed === move.move ? t('confirm', { move: move.label }) : move.label}
        {move.detail && <small>{move.detail}</small>}
      </span>
      {move.reveals && (
        <span class="eye" role="img" title={t('reveals')} aria-label={t('reveals')}>
          ◉
        </span>
      )}
    </button>
  )
}

/** An amount is set by steps, or picked from all that are possible, and settled with one click. */
function Amount({ moves, store }: { moves: Move[]; store: TableStore }) {
  const place = useSignal(0)
  useEffect(() => keepDraft('amount', store.asked, place), [store, place])
  const move = moves[Math.min(place.value, moves.length - 1)]!
  const step = (by: number) => (place.value = Math.max(0, Math.min(moves.length - 1, place.value + by)))
  return (
    <span class="amount" role="group" aria-label={store.decision.value?.question.text}>
      <button type="button" onClick={() => step(-1)} disabled={place.value === 0} aria-label={t('through-less')}>
        −
      </button>
      <select
        data-leads="true"
        aria-label={t('through-amount')}
        value={move.move}
        onChange={(event) => (place.value = event.currentTarget.selectedIndex)}
      >
        {moves.map((each) => (
          <option key={each.move} value={each.move} data-move={each.move} data-legal="true">
            {each.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        onClick={() => step(1)}
        disabled={place.value === moves.length - 1}
        aria-label={t('through-more')}
      >
        +
      </button>
      <button
        type="button"
        class="act last"
        data-legal="true"
        data-move={move.move}
        data-verb={move.verb}
        onClick={() => void store.play(move)}
      >
        {t('through-settle')}
      </button>
    </span>
  )
}
