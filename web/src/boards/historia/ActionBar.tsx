import { useArmed } from '../../table/armed'
import { lately } from '../../table/lately'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { historia, markedBy, nameOf, placeOf, thing, type Name, type Rival } from './facts'
import { Forecast } from './Forecast'
import { CivSign, Sign } from './Sign'
import { word } from './words'

/** Moves that are made on a piece of the board; all others have their button here. */
const ON_THE_BOARD = new Set(['lay', 'done', 'expand', 'settle', 'withdraw', 'leader', 'civilization', 'discard'])

/** The card being carried out, the targets it may be turned against with the comparison that counts, and the way on. */
export function ActionBar({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const { playing } = historia(packet)
  const moves = store.decision.value?.moves.filter((move) => !ON_THE_BOARD.has(move.verb)) ?? []
  const mine = playing !== null && playing.seat === packet.viewer && !store.inert.value
  const ends = moves.filter((move) => move.verb === 'end')
  return (
    <div class="action-bar" role="group" aria-label={t('historia-now')}>
      <div class="acts">
        {playing && <Playing store={store} />}
        {!playing && !moves.length && <Forecast store={store} />}
        {moves
          .filter((move) => move.verb !== 'end')
          .map((move) => (
            <ActionButton key={move.move} move={move} store={store} />
          ))}
        {mine && playing.action && playing.steps > 0 && <Refused store={store} action={playing.action} />}
      </div>
      {ends.map((move) => (
        <button
          type="button"
          key={move.move}
          class="end"
          data-legal="true"
          data-move={move.move}
          onClick={() => void store.play(move)}
        >
          {move.label}
        </button>
      ))}
    </div>
  )
}

function Playing({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const playing = historia(packet).playing!
  const card = playing.card ?? playing.action
  const last = lately(packet, markedBy)
  const name = card ? thing(store.things.value, 'card', card).name : ''
  return (
    <p class="playing" data-action={playing.action} data-last={last.has(`card ${playing.seat} ${card ?? ''}`)}>
      <CivSign store={store} name={playing.seat} />
      <span class="visually-hidden">{nameOf(packet, playing.seat)}</span>
      <Sign id={playing.action ?? 'advisor'} /> <b>{name}</b>
      {playing.steps > 1 && <small class="faint">{t('historia-steps', { count: playing.steps })}</small>}
    </p>
  )
}

function ActionButton({ move, store }: { move: Move; store: TableStore }) {
  const { armed, choose } = useArmed(store)
  return (
    <button
      type="button"
      class="act"
      data-legal="true"
      data-move={move.move}
      data-verb={move.verb}
      data-armed={armed === move.move}
      onClick={() => choose(move)}
      onPointerEnter={() => (store.pointed.value = new Set(Object.values(move.args)))}
      onPointerLeave={() => (store.pointed.value = new Set())}
    >
      {move.args.seat !== undefined && <CivSign store={store} name={move.args.seat} />}
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

/** Civilizations that cannot be the target of this action, with the figures against it; a click says the rule. */
function Refused({ store, action }: { store: TableStore; action: string }) {
  const packet = store.shown.value!
  const rivals = historia(packet).civilizations[packet.viewer!]!.rivals ?? []
  return (
    <>
      {rivals
        .flatMap((rival) => targets(action, rival))
        .filter(({ move }) => !store.moves.value.has(move))
        .map(({ move, rival, territory }) => (
          <button
            type="button"
            key={move}
            class="act"
            data-inert
            data-move={move}
            onClick={() => void store.explain(move)}
          >
            <CivSign store={store} name={rival.name} />
            <span>
              {nameOf(packet, rival.name)}
              {territory && ` (${thing(store.things.value, 'territory', territory).name})`}
              <small>{against(store, action, rival)}</small>
            </span>
          </button>
        ))}
    </>
  )
}

interface Target {
  move: string
  rival: Rival
  territory?: string
}

function targets(action: string, rival: Rival): Target[] {
  if (action === 'war')
    return rival.shared.map((territory) => ({ move: `war:${territory}+${rival.name}`, rival, territory }))
  return action === 'raid' || action === 'trade' ? [{ move: `${action}:${rival.name}`, rival }] : []
}

function against(store: TableStore, action: string, { name, adjacent }: Rival): string {
  if (!adjacent) return t('historia-not-adjacent')
  const packet = store.shown.value!
  const view = historia(packet)
  const axis = action === 'trade' ? 'technology' : 'military'
  const level = (civ: Name) => view[axis][placeOf(view, civ)]
  return `${word(`axis-${axis}`)} ${level(packet.viewer!)} : ${level(name)}`
}
