import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { freshKey, get, post } from '../api'
import { Link } from '../router'
import { still } from '../settings'
import type { TableStore } from '../table/store'
import { t } from '../text'
import { asked, loadLesson, stepAt, type Lesson } from './lesson'
import './coach.css'

/** On a narrow screen the coach covers the lower half. */
const narrow = window.matchMedia('(max-width: 760px)')
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Leads through a lesson at a real table: says what to look at, waits for the learner's move, plays the other side. */
export function Coach({ store }: { store: TableStore }) {
  const lesson = useSignal<Lesson | null>(null)
  const index = useSignal(0)
  const playing = useSignal(false)
  const title = store.live.value?.title
  useEffect(() => {
    if (!title) return
    void loadLesson(title).then((found) => {
      const points = store.live.peek()?.last ?? 0
      index.value = points ? stepAt(found, points) : 0
      lesson.value = found
    })
  }, [title])

  const step = lesson.value?.steps[index.value]
  const points = store.live.value?.last ?? 0
  useEffect(() => {
    return step && mark(step.mark)
  }, [step])
  // Within a decision that others may not watch, only the moves that are left tell how far the learner is.
  const moves = store.moves.value
  useEffect(() => {
    if (step) store.only.value = asked(step).find((move) => moves.has(move)) ?? ''
  }, [step, moves])
  useEffect(() => {
    if (step?.move && lesson.value && stepAt(lesson.value, points) > index.value) index.value += 1
  }, [points])
  useEffect(
    () => () => {
      store.only.value = null
    },
    [],
  )
  if (!step || !lesson.value) return null

  const next = async () => {
    if (step.moves) {
      playing.value = true
      await playAll(store, step.moves)
      playing.value = false
    }
    index.value += 1
  }
  const last = index.value === lesson.value.steps.length - 1
  return (
    <aside class="coach card-box" aria-label={t('lesson')} aria-live="polite">
      <p class="faint">{t('lesson-step', { at: index.value + 1, all: lesson.value.steps.length })}</p>
      <p class="coach-text">{t(`lesson-${step.say}`)}</p>
      <div class="row">
        {last ? (
          <Link class="button primary" to="/">
            {t('lesson-done')}
          </Link>
        ) : step.move ? (
          <span class="faint">{t('lesson-your-move')}</span>
        ) : (
          <button type="button" class="primary" disabled={playing.value} onClick={() => void next()}>
            {t('lesson-next')}
          </button>
        )}
      </div>
    </aside>
  )
}

function mark(selector: string | undefined): () => void {
  const marked = selector ? [...document.querySelectorAll(selector)] : []
  for (const element of marked) element.classList.add('marked')
  const seen = marked.find((element) => element.checkVisibility())
  seen?.scrollIntoView({ block: narrow.matches ? 'start' : 'nearest' })
  return () => {
    for (const element of marked) element.classList.remove('marked')
  }
}

async function playAll(store: TableStore, moves: [number, string][]): Promise<void> {
  for (const [seat, move] of moves) {
    const table = { table_id: store.id }
    const { decision } = await get('/tables/{table_id}/view', { ...table, seat })
    if (!decision) return
    const { packet } = await post('/tables/{table_id}/moves', table, {
      decision: decision.id,
      move,
      key: freshKey(),
      seat,
    })
    if (!still()) await pause(moves.length > 1 ? 180 : 350)
    store.receive(packet)
    await store.reached(packet.last)
  }
}
