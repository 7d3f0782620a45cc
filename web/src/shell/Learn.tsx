import { useEffect } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { ApiError } from '../api'
import { t } from '../text'
import { loadLesson } from '../tutorial/lesson'
import { openTable } from './games'

/** Opens a table with the lesson's own deal; the coach at the table does the rest. */
export function Learn({ title }: { title: string }) {
  const fault = useSignal('')
  useEffect(() => {
    const start = async () => {
      const lesson = await loadLesson(title)
      const names = [t('lesson-you'), t('lesson-other')].slice(0, lesson.seats)
      await openTable(
        {
          title,
          seats: names.map((name) => ({ kind: 'human', name })),
          hot_seat: names.length > 1,
          options: lesson.options,
          deal: lesson.deal,
        },
        `?lesson=${title}`,
        true,
      )
    }
    start().catch((error: unknown) => (fault.value = (error instanceof ApiError && error.sentence) || t('offline')))
  }, [title])
  return <main class="page">{fault.value ? <p role="alert">{fault.value}</p> : t('loading')}</main>
}
