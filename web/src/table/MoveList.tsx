import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { t } from '../text'
import type { Move, Things } from '../types'
import { useArmed } from './armed'
import { Effects } from './effects'
import { Hint } from './Hint'
import { idsOf } from './picked'
import { Cautions } from './Preview'
import type { TableStore } from './store'

/** Every legal move, grouped by verb: enough to play any title completely, by mouse, keyboard or screen reader. */
export function MoveList({ store }: { store: TableStore }) {
  const words = useSignal('')
  const { armed, choose: arm } = useArmed(store)
  const list = useRef<HTMLDivElement>(null)
  const decision = store.decision.value
  if (!decision) return <p class="faint pad">{store.inert.value ? t('past-inert') : t('moves-none')}</p>

  const title = store.shown.value!.title
  const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (move: Move) => wanted.every((word) => `${move.label} ${move.detail}`.toLowerCase().includes(word))
  const shown = decision.moves.filter(fits)
  const groups = Map.groupBy(shown, (move) => move.verb)
  const nameOf = (moves: Move[]) => groupName(title, store.things.value, moves)

  const choose = (move: Move) => {
    if (arm(move)) words.value = ''
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.moves-search, .move') ?? [])]
    buttons[(buttons.indexOf(document.activeElement as HTMLElement) + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div class="moves" ref={list} onKeyDown={walk}>
      <label class="search">
        <span class="visually-hidden">{t('moves-search')}</span>
        <input
          type="search"
          class="moves-search"
          placeholder={t('moves-search')}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && shown.length === 1 && choose(shown[0]!)}
        />
      </label>
      <Hint store={store} />
      {[...groups].map(([verb, moves]) => (
        <section key={verb} class="move-group" aria-label={t('moves-group', { verb: nameOf(moves) })}>
          {moves.length > 1 && (
            <h3>
              {nameOf(moves)} <span class="faint">{moves.length}</span>
            </h3>
          )}
          {moves.map((move) => (
            <button
              type="button"
              key={move.move}
              class="move"
              data-move={move.move}
              data-armed={armed === move.move}
              aria-disabled={store.sent.value === decision.id}
              title={saysOf(move, store.things.value).join('\n') || undefined}
              onClick={() => choose(move)}
              onPointerEnter={() => (store.pointed.value = idsOf(move))}
              onFocus={() => (store.pointed.value = idsOf(move))}
              onPointerLeave={() => (store.pointed.value = new Set())}
            >
              <span class="move-label">{armed === move.move ? t('confirm', { move: move.label }) : move.label}</span>
              {move.detail && <span class="move-detail">{move.detail}</span>}
              {armed === move.move && <Effects move={move} store={store} />}
              <Cautions move={move} store={store} />
              {move.reveals && (
                <span class="eye" title={t('reveals')} aria-label={t('reveals')} role="img">
                  ◉
                </span>
              )}
            </button>
          ))}
        </section>
      ))}
      {!shown.length && <p class="faint pad">{t('moves-no-match')}</p>}
      {decision.moves.length === 1 && <OrderSingle store={store} />}
    </div>
  )
}

/** What is printed on the things that a move names. */
const saysOf = ({ args }: Move, things: Things): string[] =>
  Object.entries(args).flatMap(([domain, id]) => things[domain]?.[id]?.text ?? [])

/** Where there is nothing to choose, the table may go on by itself from now on. */
function OrderSingle({ store }: { store: TableStore }) {
  const orders = store.live.value?.orders
  if (!orders || orders.auto_single || store.lesson) return null
  return (
    <button type="button" class="quiet" onClick={() => void store.act('orders', { ...orders, auto_single: true })}>
      {t('order-auto_single')}
    </button>
  )
}

/** The verb in the reader's language: from our own words or those of the title, else what the labels begin with. */
function groupName(title: string, { verb: verbs = {} }: Things, moves: Move[]): string {
  const { verb } = moves[0]!
  const key = `verb-${title}-${verb}`
  const name = verbs[verb]?.name ?? t(key)
  if (name !== key) return name
  const [first = [], ...rest] = moves.map((move) => move.label.split(' '))
  const differs = first.findIndex((word, place) => rest.some((words) => words[place] !== word))
  return (differs < 0 ? first : first.slice(0, differs)).join(' ') || verb.replaceAll('_', ' ')
}
