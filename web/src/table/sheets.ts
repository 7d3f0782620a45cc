import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../idle'

const sheets = signal<typeof import('./over') | null>(null)

/** What opens over a table, once it has come: it is asked for when the board is drawn. */
export function useSheets(drawn = true): typeof import('./over') | null {
  useEffect(() => {
    if (drawn && !sheets.value) later(() => import('./over').then((found) => (sheets.value = found)))
  }, [drawn])
  return sheets.value
}
