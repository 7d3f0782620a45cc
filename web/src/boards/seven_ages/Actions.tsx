import { useArmed } from '../../table/armed'
import { idsOf } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { Marker } from './EmpireRow'
import { ages, empireOf, thing } from './facts'
import { EmpireSign, Sign } from './Sign'

/** More places than these are left to the map alone. */
const FEW = 6
const ENDS = ['end', 'stop', 'done', 'pass']
/** Questions in the middle of a deed, which may be given up. */
const MIDWAY = /put|artefact|adopt|commit|flip|target|which|site/

/** A button for every move that is not made on a sheet; moves on many areas or cards are made there. */
export function Actions({ store, moves }: { store: TableStore; moves: Move[] }) {
  const hand = ages(store.shown.value!).hand[store.shown.value!.viewer ?? -1] ?? []
  const onMap = moves.filter(({ args }) => args.area || args.place)
  const onCards = moves.filter(({ args }) => args.card && hand.includes(args.card))
  const ends = moves.filter(({ verb }) => ENDS.includes(verb))
  const others = moves.filter((move) => ![onMap, onCards, ends].some((part) => part.includes(move)))
  const placed = onMap.length <= FEW ? onMap : []
  const back = MIDWAY.test(store.decision.value?.question.key ?? '') && store.decision.value?.take_back
  const hints = onMap.length > FEW || (onCards.length > 0 && onCards.length < moves.length - ends.length)
  if (!(others.length || placed.length || ends.length || hints || back)) return null
  return (
    <div class="a-actions">
      {onMap.length > FEW && <p class="a-hint">{t('ages-on-map', { count: onMap.length })}</p>}
      {onCards.length > 0 && onCards.length < moves.length - ends.length && (
        <p class="a-hint">{t('ages-on-cards', { count: onCards.length })}</p>
      )}
      {[...others, ...placed].map((move) => (
        <MoveButton key={move.move} move={move} store={store} />
      ))}
      {ends.map((move) => (
        <MoveButton key={move.move} move={move} store={store} main />
      ))}
      {back && <StepBack store={store} />}
    </div>
  )
}

interface MoveButtonProps {
  move: Move
  store: TableStore
  main?: boolean
  onMade?: () => void
}

export function MoveButton({ move, store, main, onMade }: MoveButtonProps) {
  const { armed, choose } = useArmed(store)
  const view = ages(store.shown.value!)
  const { args, verb, label, detail, reveals } = move
  const empire = empireOf(view, args.colour ?? args.slot ?? args.target)
  const named = empire && (args.colour || verb === 'reveal')
  const text = named ? thing(store.things.value, 'card', empire.card).name : label
  return (
    <button
      type="button"
      class={main ? 'a-act primary' : 'a-act'}
      data-move={move.move}
      data-verb={move.verb}
      data-legal="true"
      data-armed={armed === move.move}
      aria-disabled={store.sent.value === store.decision.value?.id}
      onClick={() => {
        if (verb === 'reveal') void turnOver(store, move)
        else if (choose(move)) onMade?.()
      }}
      onPointerEnter={() => (store.pointed.value = idsOf(move))}
      onFocus={() => (store.pointed.value = idsOf(move))}
      onPointerLeave={() => (store.pointed.value = new Set())}
    >
      <EmpireSign empire={empire} />
      {args.action && <Sign id={args.action} />}
      {verb === 'reveal' && empire && <Marker marker={empire.marker} store={store} />}
      <span>
        {armed === move.move ? t('confirm', { move: text }) : text}
        {verb === 'reveal' && <small>{store.things.value.verb?.reveal?.name}</small>}
        {detail && <small>{detail}</small>}
      </span>
      {reveals && (
        <span class="eye" role="img" title={t('reveals')} aria-label={t('reveals')}>
          ◉
        </span>
      )}
    </button>
  )
}

/** Turns a marker over; if there is no other, that was all. */
async function turnOver(store: TableStore, move: Move): Promise<void> {
  await store.play(move)
  const [only, ...others] = store.moves.peek().keys()
  if (only === 'done' && !others.length) await store.play(only)
}

/** Takes back the last small step of a deed. */
export function StepBack({ store }: { store: TableStore }) {
  if (!store.decision.value?.take_back) return null
  return (
    <button type="button" class="quiet" onClick={() => void store.undo()}>
      ↶ {t('ages-step-back')}
    </button>
  )
}
