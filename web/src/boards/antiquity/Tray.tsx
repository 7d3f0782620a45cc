import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useArmed } from '../../table/armed'
import { walk } from '../../table/arrows'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { antiquity, asked, isTogether, legalWith, thing } from './facts'
import { heldBy, queue, rearranging } from './hand'
import { InHand } from './InHand'
import { Projects } from './Palette'
import { Sign } from './Sign'
import { Trade } from './Trade'
import { Houses, Saints, Sizes } from './TrayCards'

/** Moves that are made on the map or in a city, or on a card of their own here. */
const ELSEWHERE = new Set([
  'settle',
  'build',
  'place',
  'man',
  'recall',
  'heal',
  'lift',
  'site',
  'pair',
  'clean',
  'take',
  'bury',
])
const CARDS = new Set(['size', 'house', 'saint', 'found', 'pollute', 'explore', 'offer', 'accept', 'decline'])
/** Questions on the way to something larger: one may still go back. */
const ON_THE_WAY = new Set([
  'place',
  'size',
  'house',
  'pay',
  'saint',
  'product',
  'site',
  'pair',
  'seed',
  'sell',
  'buy',
  'offer',
])

/** What is to be done now, as far as it is done neither on the map nor in a city, and the way on. */
export function Tray({ store }: { store: TableStore }) {
  const question = asked(store)
  const moves = store.decision.value?.moves ?? []
  const goods = Map.groupBy(
    moves.filter(({ verb, args }) => args.good && !ELSEWHERE.has(verb)),
    ({ verb }) => verb,
  )
  const plain = moves.filter(({ verb, args }) => !args.good && !ELSEWHERE.has(verb) && !CARDS.has(verb))
  return (
    <div class="tray" role="group" aria-label={t('antiquity-now')} data-question={question}>
      <Counts store={store} />
      {heldBy(store) && <InHand store={store} />}
      {question === 'size' && <Sizes store={store} />}
      {(question === 'house' || question === 'extra-house') && <Houses store={store} />}
      {question === 'saint' && <Saints store={store} />}
      {question === 'country' && <Projects store={store} />}
      <Rearrange store={store} />
      <Trade store={store} />
      {[...goods].map(([verb, found]) => (
        <GoodsRow key={verb} verb={verb} moves={found} store={store} />
      ))}
      <ManAll store={store} />
      {plain.map((move) => (
        <MoveButton key={move.move} move={move} store={store} />
      ))}
      {ON_THE_WAY.has(question) && (
        <button type="button" class="quiet back" onClick={() => void store.undo()}>
          ↶ {t('antiquity-back')}
        </button>
      )}
      <Ready store={store} />
    </div>
  )
}

/** What the hand still holds: men, carts, graves and pollution to be laid, goods to be thrown away. */
function Counts({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const own = view.players[packet.viewer ?? -1]
  const question = asked(store)
  if (!own || !question) return null
  const left = Number(store.decision.value?.question.args.count ?? 0)
  return (
    <>
      {question === 'city' && (
        <>
          <Count sign="man" count={own.free_men} label={t('antiquity-men-left', { count: own.free_men })} />
          <Count sign="cart" count={own.carts} label={t('antiquity-carts', { count: own.carts })} />
          {own.excess > 0 && (
            <Count sign="storage" count={own.excess} label={t('antiquity-lost', { count: own.excess })} bad />
          )}
        </>
      )}
      {['country', 'product', 'site', 'pair'].includes(question) && (
        <Count sign="cart" count={own.carts} label={t('antiquity-carts', { count: own.carts })} small />
      )}
      {question === 'bury' && <Count sign="grave" count={left} label={t('antiquity-graves-left', { count: left })} />}
      {question === 'pollute' && (
        <Count sign="pollution" count={left} label={t('antiquity-pollution-left', { count: left })} />
      )}
      {question === 'discard' && (
        <Count sign="storage" count={left} label={t('antiquity-discard-left', { count: left })} />
      )}
    </>
  )
}

interface CountProps {
  sign: string
  count: number
  label: string
  bad?: boolean
  /** Is there no room for its name? */
  small?: boolean
}

function Count({ sign, count, label, bad = false, small = false }: CountProps) {
  return (
    <span class="count-of" data-bad={bad} title={label}>
      <Sign id={sign} /> <b aria-hidden="true">{count}</b> <small class={small ? 'visually-hidden' : ''}>{label}</small>
    </span>
  )
}

interface GoodsRowProps {
  verb: string
  moves: Move[]
  store: TableStore
}

/** All goods with what the player has of each; those that may be paid, sold, given or thrown away take a click. */
function GoodsRow({ verb, moves, store }: GoodsRowProps) {
  const packet = store.shown.value!
  const own = antiquity(packet).players[packet.viewer ?? -1]
  const legal = new Map(moves.map((move) => [move.args.good!, move]))
  const name = store.things.value.verb?.[verb]?.name ?? verb
  const shown = ['pay', 'product'].includes(verb) ? [...legal.keys()] : Object.keys(store.things.value.good ?? {})
  return (
    <div class="goods-row" role="group" aria-label={name} data-verb={verb} onKeyDown={(event) => walk(event, '.good')}>
      <small>{name}</small>
      {shown.map((good) => {
        const move = legal.get(good)
        const label = thing(store.things.value, 'good', good).name
        return (
          <button
            type="button"
            key={good}
            class="good"
            data-good={good}
            data-legal={!!move}
            data-move={move?.move}
            title={move?.label ?? label}
            onClick={() => void (move ? store.play(move) : store.explain(`${verb}:${good}`))}
          >
            <Sign id={good} />
            <span class="visually-hidden">{move?.label ?? label} </span>
            <span>{own?.goods[good] ?? 0}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A man for every building that can take one, if there are enough. */
function ManAll({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const moves = legalWith(store, 'man')
  const men = antiquity(packet).players[packet.viewer ?? -1]?.free_men ?? 0
  if (moves.length < 2 || men < moves.length) return null
  return (
    <button type="button" class="act" data-man-all onClick={() => (queue.value = moves.map(({ move }) => move))}>
      <Sign id="man" /> {t('antiquity-man-all', { count: moves.length })}
    </button>
  )
}

/** Being ready while men stand idle who could work is asked about once more. */
function Done({ move, store }: { move: Move; store: TableStore }) {
  const { choose } = useArmed(store)
  const packet = store.shown.value!
  const men = antiquity(packet).players[packet.viewer ?? -1]?.free_men ?? 0
  const idle = Math.min(men, legalWith(store, 'man').length)
  const sure = useSignal(false)
  useEffect(() => {
    sure.value = false
  }, [store.decision.value?.id])
  return (
    <button
      type="button"
      class="primary"
      data-legal="true"
      data-move={move.move}
      data-armed={sure.value}
      onClick={() => {
        if (idle && !sure.value) sure.value = true
        else choose(move)
      }}
    >
      {sure.value ? t('antiquity-idle', { count: idle }) : move.label}
    </button>
  )
}

function MoveButton({ move, store }: { move: Move; store: TableStore }) {
  const { armed, choose } = useArmed(store)
  if (move.verb === 'done') return <Done move={move} store={store} />
  const ends = ['done', 'end', 'skip', 'propose', 'enough'].includes(move.verb)
  return (
    <button
      type="button"
      class={ends ? 'primary' : 'act'}
      data-legal="true"
      data-move={move.move}
      data-armed={armed === move.move}
      title={move.label}
      onClick={() => choose(move)}
    >
      {armed === move.move ? t('confirm', { move: move.label }) : move.verb === 'end' ? t('antiquity-end') : move.label}
      {move.reveals && (
        <span class="eye" role="img" aria-label={t('reveals')}>
          ◉
        </span>
      )}
    </button>
  )
}

/** With Santa Barbara, clicks in the cities either put men to work or lift what stands there. */
function Rearrange({ store }: { store: TableStore }) {
  const open = legalWith(store, 'lift').length > 0 && asked(store) === 'city'
  useEffect(() => {
    if (!open && asked(store) === 'city') rearranging.value = false
  }, [open])
  if (!open) return null
  return (
    <button
      type="button"
      class="overlay"
      aria-pressed={rearranging.value}
      onClick={() => (rearranging.value = !rearranging.value)}
    >
      <Sign id="turn" /> {t('antiquity-rearrange')}
    </button>
  )
}

/** Where all decide at once: who is ready, and the way back for oneself as long as somebody is not. */
function Ready({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  if (!isTogether(antiquity(packet)) || packet.status !== 'running' || store.inert.value) return null
  const waiting = packet.seats.filter(({ waiting }) => waiting)
  const me = packet.viewer === null ? null : packet.seats[packet.viewer]
  if (!me || me.waiting || !waiting.length) return null
  return (
    <>
      <p class="ready-text">✓ {t('antiquity-you-ready', { names: waiting.map(({ name }) => name).join(', ') })}</p>
      <button type="button" class="quiet" onClick={() => void store.undo()}>
        {t('antiquity-not-ready')}
      </button>
    </>
  )
}
