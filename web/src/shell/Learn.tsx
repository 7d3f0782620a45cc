import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, get, post } from '../api'
import { navigate } from '../router'
import { t } from '../text'
import { begin, tableOf, type Kind } from '../tutorial/progress'

const KINDS: readonly string[] = ['lessons', 'tasks', 'challenges'] satisfies Kind[]

/** Opens a table to learn at; what is said and judged there comes with it. A lesson goes on where it was left. */
export function Learn({ title, path: [kind = '', key = ''] }: { title: string; path: string[] }) {
  const fault = useSignal('')
  useEffect(() => {
    const start = async () => {
      const found = KINDS.includes(kind) ? (kind as Kind) : 'lessons'
      const table = (await left(title, found, key)) ?? (await open(title, found, key))
      navigate(`/table/${table}${found === 'lessons' ? `?lesson=${encodeURIComponent(key)}` : ''}`, true)
    }
    start().catch((error: unknown) => (fault.value = (error instanceof ApiError && error.sentence) || t('offline')))
  }, [title, kind, key])
  return <main class="page">{fault.value ? <p role="alert">{fault.value}</p> : t('loading')}</main>
}

/** The table where a lesson was left, if it is still there. */
async function left(title: string, kind: Kind, key: string): Promise<string | null> {
  const table = kind === 'lessons' ? tableOf(title, kind, key) : undefined
  if (!table) return null
  const head = await get('/tables/{table_id}', { table_id: table }).catch(() => null)
  return head?.yours.length ? table : null
}

async function open(title: string, kind: Kind, key: string): Promise<string> {
  const { table } = await post('/games/{title}/course/{kind}/{key}', { title, kind, key }, {})
  if (kind === 'lessons') begin(title, kind, key, table)
  return table
}
