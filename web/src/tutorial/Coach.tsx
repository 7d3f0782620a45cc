import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { freshKey, get, post } from '../api'
import { Link, route } from '../router'
import { still } from '../settings'
import type { TableStore } from '../table/store'
import { language, t } from '../text'
import type { Lesson, LessonPlay } from '../types'
import { Box } from './Box'
import { allowed, before, stepAt } from './lesson'
import { mark } from './mark'
import { finish } from './progress'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Leads through a lesson at a real table: says what to look at, waits for the learner's move, plays the other side. */
export function Coach({ store }: { store: TableStore }) {
  const lesson = useSignal<Lesson | null>(null)
  const index = useSignal(-1)
  const playing = useSignal(false)
  const title = store.live.value?.title
  const key = route.value.searchParams.get('lesson') ?? ''
  const made = store.live.value?.study?.made ?? 0
  useEffect(() => {
    if (!title) return
    void get('/games/{title}/lessons/{key}', { title, key }).then((found) => {
      const points = store.live.peek()?.study?.made ?? 0
      if (index.value < 0) index.value = points ? stepAt(found.steps, points) : 0
      lesson.value = found
    })
  }, [title, key, language.value])

  const steps = lesson.value?.steps ?? []
  const step = steps[index.value]
  const moves = store.moves.value
  const next = step && allowed(step, Math.max(0, made - before(steps, index.value)), moves)
  // At once: the next click may come before the screen is drawn.
  useLayoutEffect(() => {
    return step && mark(step.mark, [...next!])
  }, [step, [...(next ?? [])].join()])
  useLayoutEffect(() => {
    if (next) store.only.value = next
  }, [step, moves, made])
  useLayoutEffect(() => {
    if (step?.moves.length && made >= before(steps, index.value + 1)) index.value += 1
  }, [made])
  const last = steps.length > 0 && index.value === steps.length - 1
  useEffect(() => {
    if (title && last) finish(title, 'lessons', key, store.id)
  }, [last])
  useEffect(
    () => () => {
      store.only.value = null
    },
    [],
  )
  if (!step || !lesson.value) return null

  const goOn = async () => {
    playing.value = true
    await playAll(store, step.play.slice(Math.max(0, made - before(steps, index.value))))
    playing.value = false
    index.value += 1
  }
  const head = `${lesson.value.name} · ${t('lesson-step', { at: index.value + 1, all: steps.length })}`
  return (
    <Box label={t('lesson')} head={head} news={index.value}>
      <p class="coach-text">{step.say}</p>
      <div class="row">
        {last ? (
          <Link class="button primary" to={`/learn/${title}/tasks/${key}`}>
            {t('lesson-task')}
          </Link>
        ) : step.moves.length ? (
          <span class="faint">{t('lesson-your-move')}</span>
        ) : (
          <button type="button" class="primary" disabled={playing.value} onClick={() => void goOn()}>
            {t('lesson-next')}
          </button>
        )}
      </div>
    </Box>
  )
}

async function playAll(store: TableStore, plays: LessonPlay[]): Promise<void> {
  for (const { seat, move } of plays) {
    const table = { table_id: store.id }
    const { decision } = await get('/tables/{table_id}/view', { ...table, seat })
    if (!decision) return
    const { packet } = await post('/tables/{table_id}/moves', table, {
      decision: decision.id,
      move,
      key: freshKey(),
      seat,
    })
    if (!still()) await pause(plays.length > 1 ? 180 : 350)
    store.receive(packet)
    await store.reached(packet.last)
  }
}
