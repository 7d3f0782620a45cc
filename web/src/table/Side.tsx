import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ChapterOf } from './chapters'
import { Digest, Log } from './Log'
import { MoveList } from './MoveList'
import type { TableStore } from './store'
import { Talk } from './Talk'
import { t } from '../text'

const TABS = ['moves', 'log', 'talk'] as const
export type SideTab = (typeof TABS)[number]

interface SideProps {
  store: TableStore
  chapterOf: ChapterOf
  tab: Signal<SideTab>
  /** Where there is no room for it, it is a drawer over the board. */
  open: Signal<boolean>
}

/** Moves, log and talk. */
export function Side({ store, chapterOf, tab, open }: SideProps) {
  const show = (name: SideTab) => {
    open.value = !(open.value && tab.value === name)
    tab.value = name
  }
  // A move from the list gives the board back.
  const { sent } = store
  useEffect(() => {
    if (sent.value && tab.peek() === 'moves') open.value = false
  }, [sent.value])
  return (
    <aside
      class="area area-side"
      aria-label={t('side')}
      data-open={open.value}
      onKeyDown={(event) => {
        if (event.key === 'Escape') open.value = false
      }}
    >
      <div class="side-panel" id="side-panel" role="tabpanel" tabIndex={0} aria-labelledby={`side-${tab.value}`}>
        {tab.value === 'moves' && (
          <div class="now">
            <Digest store={store} />
            <MoveList store={store} />
          </div>
        )}
        {tab.value === 'log' && <Log store={store} chapterOf={chapterOf} />}
        {tab.value === 'talk' && <Talk store={store} />}
      </div>
      <div class="tabs" role="tablist">
        {TABS.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`side-${name}`}
            aria-selected={tab.value === name}
            aria-controls="side-panel"
            onClick={() => show(name)}
          >
            {t(`tab-${name}`)}
            {name === 'moves' && store.decision.value && <span class="count">{store.decision.value.moves.length}</span>}
          </button>
        ))}
        <span class="drawer-sign" aria-hidden="true">
          {open.value ? '▾' : '▴'}
        </span>
      </div>
    </aside>
  )
}
