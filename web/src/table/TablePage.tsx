import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { leaveBoard, loadBoard, type BoardModule } from '../boards'
import { useStage } from '../stage'
import { later, toCome } from '../idle'
import { Link, route } from '../router'
import { t } from '../text'
import { Away, WayBack } from './Away'
import { Curtain } from './Curtain'
import { Invite } from './Invite'
import { keepDraft } from './draft'
import { listenToKeys } from './keyboard'
import { useFocusKept } from './focus'
import { Menu } from './Menu'
import { PackSign } from './pack'
import { leading, PAGES, useLeading, type Page } from './pages'
import { usePressed } from './pressed'
import { picked } from './picked'
import { Preview } from './Preview'
import { Prompt } from './Prompt'
import { reading } from './reading'
import { saveReport } from './report'
import { Scrubber } from './Scrubber'
import { Side, type SideTab } from './Side'
import { useSheets } from './sheets'
import { TableStore } from './store'

type Sheet = 'aid' | 'text' | 'scores' | 'sources'

export function TablePage({ id }: { id: string }) {
  const lesson = route.value.searchParams.has('lesson')
  const store = useMemo(() => new TableStore(id, lesson), [id])
  const board = useSignal<BoardModule | null>(null)
  const tab = useSignal<Page>('board')
  const side = useSignal<SideTab>('moves')
  const drawer = useSignal(false)
  const tools = useSignal(false)
  const open = useSignal<Sheet | null>(null)
  useEffect(() => {
    void store.open()
    const leave = keepDraft('sheet', store.asked, picked)
    const deaf = listenToKeys(store, {
      aid: () => (open.value = 'aid'),
      text: () => (open.value = 'text'),
      moves: () => {
        side.value = tab.value = 'moves'
        drawer.value = true
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.moves-search')?.focus())
      },
    })
    return () => {
      deaf()
      leave()
      store.close()
    }
  }, [store])

  const packet = store.shown.value
  const title = packet?.title
  useEffect(() => {
    if (title)
      void loadBoard(title).then((module) => {
        board.value = module
        if (module.plain && !store.inert.value) tab.value = 'moves'
      })
  }, [title])
  useEffect(() => leaveBoard, [])
  // In the past there is nothing to choose from, but all the more to look at.
  const inert = store.inert.value
  useEffect(() => {
    if (inert && tab.value === 'moves') tab.value = 'board'
  }, [inert])
  const over = store.live.value?.status === 'over'
  const replaying = route.value.searchParams.has('at')
  const travelling = replaying && !inert
  useEffect(() => {
    if (over && !replaying) open.value = 'scores'
  }, [over])

  const turnTo = (page: Page) => {
    tab.value = page
    side.value = page === 'log' ? 'log' : 'moves'
  }
  useLeading(store.decision.value?.id ?? '', tab.value, turnTo)
  const stage = useStage(store, board.value)
  const drawn = board.value !== null
  const sheets = useSheets(drawn)
  useEffect(() => {
    if (drawn) later(() => store.settle())
  }, [store, drawn])
  const unread = board.value ? store.unread.value : null
  useEffect(() => {
    if (unread) later(() => store.read())
  }, [unread])
  useFocusKept()
  usePressed(store)

  if (store.fault.value) return <Fault text={store.fault.value.sentence || t('offline')} />
  const passTo = store.passTo.value
  if (passTo) return <Curtain seat={passTo} onReady={() => store.look(passTo.seat)} />
  if (!packet || !board.value)
    return (
      <main class="loading" aria-busy="true">
        {t('loading')}
      </main>
    )

  const { Board, Panel, Unseated, describe, chapterOf } = board.value
  const me = packet.viewer ?? 0
  const others = packet.seats.filter((seat) => seat.seat !== me)
  // The browser tells of a closed sheet a little later; by then another one may be open.
  const close = (sheet: Sheet) => () => {
    if (open.value === sheet) open.value = null
  }
  return (
    <main
      class="table"
      data-title={packet.title}
      data-tab={tab.value}
      data-past={store.inert.value}
      data-over={over}
      data-plain={board.value.plain ?? false}
      data-tools={tools.value}
      data-staged={stage !== null && !unread && !travelling && toCome.value === 0}
    >
      {stage}
      <h1 class="visually-hidden">{t('table-of', { names: packet.seats.map((seat) => seat.name).join(', ') })}</h1>
      {!store.online.value && (
        <div class="banner" role="status">
          {t('reconnecting')}
        </div>
      )}
      <div class="top">
        <Prompt store={store} />
        <button
          type="button"
          class="quiet tools-open"
          aria-expanded={tools.value}
          aria-label={t('tools')}
          onClick={() => (tools.value = !tools.value)}
        >
          ⋮
        </button>
        <div class="tools">
          <Scrubber store={store} />
          {over && (
            <button
              type="button"
              class="quiet"
              onClick={() => (open.value = 'sources')}
              title={t('chart-open')}
              aria-label={t('chart-open')}
            >
              ⌁
            </button>
          )}
          <button
            type="button"
            class="quiet"
            onClick={() => void store.undo()}
            disabled={packet.viewer === null}
            title={packet.decision?.take_back_cause ?? t('undo')}
          >
            ↶ <span class="wide">{t('undo')}</span>
          </button>
          <button
            type="button"
            class="quiet redo"
            onClick={() => store.redo()}
            disabled={!store.redoable.value}
            title={store.redoable.value?.label ?? t('redo')}
            aria-label={t('redo')}
          >
            ↷
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => (open.value = 'text')}
            title={t('text-table')}
            aria-label={t('text-table')}
          >
            ☰
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => (open.value = 'aid')}
            title={t('aid')}
            aria-label={t('aid')}
          >
            ?
          </button>
          <PackSign packet={packet} />
          <Menu store={store} onScores={over ? () => (open.value = 'scores') : null} />
        </div>
      </div>
      <Asking store={store} />
      <WayBack store={store} />
      <div class="area area-others" tabIndex={-1} aria-label={t('tab-others')} role="region">
        <Away store={store} />
        {others.map((seat) => (
          <Panel key={seat.seat} store={store} seat={seat.seat} />
        ))}
        {Unseated && packet.view && <Unseated store={store} />}
      </div>
      <div
        class="area area-me"
        tabIndex={-1}
        aria-label={packet.viewer === null ? t('tab-players') : t('tab-me')}
        role="region"
      >
        <Panel store={store} seat={me} />
      </div>
      <div class="area area-board" tabIndex={-1} aria-label={t('tab-board')} role="region">
        <Invite store={store} />
        {packet.view && <Board store={store} />}
      </div>
      <Side store={store} chapterOf={chapterOf} tab={side} open={drawer} />
      <nav class="phone-tabs" aria-label={t('tabs')}>
        {PAGES.map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={tab.value === name}
            data-leads={tab.value !== name && leading.value.has(name)}
            onClick={() => turnTo(name)}
          >
            {t(`tab-${name}`)}
          </button>
        ))}
      </nav>
      {lesson && sheets && <sheets.Coach store={store} />}
      {sheets && <sheets.Task store={store} />}
      <Preview store={store} />
      {sheets && reading.value !== null && <sheets.RuleSheet store={store} />}
      {sheets && open.value === 'aid' && (
        <sheets.Aid packet={packet} things={store.things.value} board={board.value} onClose={close('aid')} />
      )}
      {sheets && open.value === 'text' && (
        <sheets.TextSheet
          text={packet.prompt}
          sections={describe(packet, store.things.value)}
          onClose={close('text')}
        />
      )}
      {sheets && open.value === 'sources' && (
        <sheets.Course store={store} board={board.value} onClose={close('sources')} />
      )}
      {sheets && open.value === 'scores' && store.live.value && (
        <sheets.End packet={store.live.value} store={store} board={board.value} onClose={close('scores')} />
      )}
    </main>
  )
}

/** Somebody wishes something that takes the consent of others. */
function Asking({ store }: { store: TableStore }) {
  const packet = store.live.value
  const ask = packet?.ask
  if (!packet || !ask) return null
  const own = packet.owned.includes(ask.seat)
  const answer = (yes: boolean) => () => void store.act('answer', { yes })
  return (
    <div class="banner" role={ask.yours ? 'alertdialog' : 'status'} aria-label={t('wish')}>
      {ask.text}{' '}
      {!ask.yours && t('waiting-consent', { names: ask.missing.map((seat) => packet.seats[seat]?.name).join(', ') })}
      {ask.yours && (
        <button type="button" onClick={answer(true)}>
          {t('yes')}
        </button>
      )}
      {(ask.yours || own) && (
        <button type="button" onClick={answer(false)}>
          {t(own ? 'withdraw' : 'no')}
        </button>
      )}
    </div>
  )
}

function Fault({ text }: { text: string }) {
  return (
    <main class="page fault">
      <div class="card-box">
        <h1>{t('sorry')}</h1>
        <p>{text}</p>
        <div class="row wrap">
          <Link class="button primary" to="/">
            {t('home')}
          </Link>
          <button type="button" onClick={() => void saveReport(null)}>
            {t('report')}
          </button>
        </div>
      </div>
    </main>
  )
}
