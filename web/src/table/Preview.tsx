import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text'
import type { Move } from '../types'
import { keepBeside } from './beside'
import { ComingLines } from './ComingLines'
import { Effects } from './effects'
import { hovered } from './picked'
import type { TableStore } from './store'

interface Shown {
  move: Move
  box: DOMRect
}

const DELAY = 220

/** What a move would do, beside whatever makes it with one click, on every board alike: while the pointer or the focus
 * rests there, and under a finger until it is lifted; who slides away has made no move. */
export function Preview({ store }: { store: TableStore }) {
  const shown = useSignal<Shown | null>(null)
  useEffect(() => {
    let timer = 0
    const hide = () => {
      window.clearTimeout(timer)
      shown.value = null
    }
    const show = (event: Event, delay: number) => {
      hide()
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('.table [data-move]') : null
      const move = store.moves.peek().get(element?.dataset.move ?? '')
      // A sheet says all this itself.
      if (!element || !move || element.closest('dialog')) return
      store.ahead.look()
      timer = window.setTimeout(() => {
        // A thing that is shown in large brings its moves along.
        if (element.isConnected && !hovered.peek()) shown.value = { move, box: element.getBoundingClientRect() }
      }, delay)
    }
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && show(event, DELAY)
    const down = (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : show(event, 0))
    const focus = (event: FocusEvent) => (event.target as Element).matches(':focus-visible') && show(event, DELAY)
    const heard = {
      pointerover: over,
      pointerdown: down,
      focusin: focus,
      pointerup: hide,
      pointercancel: hide,
    } as const
    for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear as EventListener)
    document.addEventListener('keydown', hide)
    return () => {
      hide()
      for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear as EventListener)
      document.removeEventListener('keydown', hide)
    }
  }, [store])
  const about = shown.value
  // The question may have been answered meanwhile.
  return about &&
    store.moves.value.get(about.move.move) === about.move &&
    !hovered.value &&
    tells(store, about.move) ? (
    <Beside key={about.move.move} about={about} store={store} />
  ) : null
}

/** Does a move decide nothing further? Then the rest of the turn is told beside it. */
const rests = ({ verb }: Move): boolean => RESTS.has(verb)
const RESTS = new Set(['done', 'end', 'pass', 'decline', 'skip'])

/** Is there anything to tell of a move, now that it is known what would come of it? */
function tells({ ahead }: TableStore, move: Move): boolean {
  const [told, coming] = [ahead.of(move), ahead.outlook.value?.coming]
  if (!told) return false
  const { effects, settles, cautions } = told
  if (effects.length > 0 || move.reveals || settles || cautions.length > 0) return true
  return rests(move) && Boolean(coming?.figures.length || coming?.may.length)
}

function Beside({ about: { move, box }, store }: { about: Shown; store: TableStore }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? keepBeside(element.current, box) : undefined), [])
  return (
    <div class="zoom preview-of-move" popover="manual" ref={element} role="tooltip">
      <div>
        <b>{move.label}</b> {move.detail && <small class="faint">({move.detail})</small>}
        <Effects move={move} store={store} besides={rests(move) ? store.ahead.outlook.value?.coming?.figures : []} />
        {rests(move) && <ComingLines store={store} />}
        {move.reveals && <small class="move-effects">◉ {t('reveals')}</small>}
        <Cautions move={move} store={store} />
      </div>
    </div>
  )
}

/** Facts to know before a move that ends something, once they are known. */
export function Cautions({ move, store }: { move: Move; store: TableStore }) {
  return (
    <>
      {store.ahead.of(move)?.cautions.map((line) => (
        <small class="caution" key={line}>
          ⚠ {line}
        </small>
      ))}
    </>
  )
}
