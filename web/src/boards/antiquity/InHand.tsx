import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { asked, thing } from './facts'
import { drop, facing, ghostOf, heldBy, letGo, rotate, series } from './hand'
import { PieceShape, SQUARE } from './pieces'
import { Sign } from './Sign'
import { squareId } from './squares'

const PATIENCE = 180

/** The piece in hand: how it is turned, where it hovers, and whether it may lie there. */
export function InHand({ store }: { store: TableStore }) {
  const held = heldBy(store)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || (event.target as Element).closest('input, textarea, dialog')) return
      if (event.key === 'r' || event.key === 'R') rotate(store)
      else if (event.key === 'Escape') putBack(store)
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
      letGo()
    }
  }, [store])
  if (!held) return null
  const turn = facing.value % held.facings.length
  const cells = held.facings[turn]!
  const [tall, wide] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis as 0 | 1])) + 1) as [
    number,
    number,
  ]
  const name = held.building ? thing(store.things.value, 'building', held.building).name : t('antiquity-grave')
  const ghost = ghostOf(store)
  return (
    <div class="in-hand" data-again={held.again}>
      <svg viewBox={`-1 -1 ${wide * SQUARE + 2} ${tall * SQUARE + 2}`} aria-hidden="true">
        <PieceShape
          squares={cells.map(([row, column]) => squareId(row, column))}
          building={held.building}
          state={held.building ? 'idle' : 'grave'}
        />
      </svg>
      <b>{name}</b>
      {held.facings.length > 1 && (
        <button type="button" class="rotate" onClick={() => rotate(store)}>
          <Sign id="turn" /> {t('antiquity-rotate')} <kbd>R</kbd>
        </button>
      )}
      {held.again ? (
        <button type="button" class="quiet" onClick={() => putBack(store)}>
          ✕ {t('antiquity-enough')}
        </button>
      ) : (
        <button type="button" class="primary drop" disabled={!ghost?.legal} onClick={() => drop(store)}>
          {t('antiquity-place-here')}
        </button>
      )}
      {held.building === 'house' && asked(store) === 'place' && (
        <button type="button" class="quiet" onClick={() => void store.undo()}>
          {t('antiquity-other-house')}
        </button>
      )}
      {held.again ? <p class="verdict">{t('antiquity-again')}</p> : <Verdict store={store} />}
    </div>
  )
}

/** What the table asks to place is taken back; what could be built once more is not even begun. */
function putBack(store: TableStore): void {
  if (heldBy(store)?.again) series.value = null
  else void store.undo()
}

/** Whether the piece fits where it hovers; if not, the table is asked why. */
function Verdict({ store }: { store: TableStore }) {
  const ghost = ghostOf(store)
  const reason = useSignal('')
  const move = ghost && !ghost.legal ? ghost.move : null
  useEffect(() => {
    reason.value = ''
    if (!move) return
    let here = true
    const timer = window.setTimeout(() => {
      void store.why(move).then(
        ({ sentence }) => here && (reason.value = sentence ?? ''),
        () => undefined,
      )
    }, PATIENCE)
    return () => {
      here = false
      window.clearTimeout(timer)
    }
  }, [move])
  const text = !ghost
    ? t('antiquity-where')
    : ghost.legal
      ? t('antiquity-fits', { squares: ghost.squares.join(', ') })
      : reason.value || t('antiquity-clashes')
  return (
    <p class="verdict" role="status" data-fits={ghost ? ghost.legal : undefined}>
      {ghost && <span aria-hidden="true">{ghost.legal ? '✓ ' : '✕ '}</span>}
      {text}
    </p>
  )
}
