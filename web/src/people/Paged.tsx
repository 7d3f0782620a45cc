import { useSignal, type Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { ApiError } from '../api'
import { t } from './words'

const PAGE = 50

export interface Pages<T> {
  rows: Signal<T[] | null>
  page: Signal<number>
  problem: Signal<string>
  again: () => void
}

/** Rows of the server, a page at a time; fetched anew when one of `by` changes. */
export function usePages<T>(fetch: (page: number) => Promise<T[]>, by: (string | boolean)[] = []): Pages<T> {
  const rows = useSignal<T[] | null>(null)
  const page = useSignal(0)
  const problem = useSignal('')
  const again = () =>
    void fetch(page.value)
      .then((found) => {
        rows.value = found
        problem.value = ''
      })
      .catch((refusal: unknown) => (problem.value = refusal instanceof ApiError ? refusal.sentence : ''))
  useEffect(() => {
    page.value = 0
  }, by)
  useEffect(again, [page.value, ...by])
  return { rows, page, problem, again }
}

interface PagedProps<T> {
  pages: Pages<T>
  empty: string
  children: ComponentChildren
}

export function Paged<T>({ pages: { rows, page, problem }, empty, children }: PagedProps<T>) {
  const more = rows.value?.length === PAGE
  return (
    <>
      {problem.value && <p role="alert">{problem.value}</p>}
      {rows.value?.length === 0 ? <p class="card-box">{empty}</p> : children}
      {(page.value > 0 || more) && (
        <div class="row">
          <button type="button" disabled={page.value === 0} onClick={() => (page.value -= 1)}>
            {t('newer')}
          </button>
          <button type="button" disabled={!more} onClick={() => (page.value += 1)}>
            {t('older')}
          </button>
        </div>
      )}
    </>
  )
}
