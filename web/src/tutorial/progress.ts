import { signal } from '@preact/signals'
import { post } from '../api'
import type { Studied } from '../types'

export type Kind = Studied['kind']

interface Progress {
  /** What has been learned or solved. */
  done: string[]
  /** Tables of lessons under way. */
  tables: Record<string, string>
}

const PLACE = 'civitas.learning'

function read(): Progress {
  try {
    return { done: [], tables: {}, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Progress>) }
  } catch {
    return { done: [], tables: {} }
  }
}

/** How far a learner is, kept in this browser. */
export const progress = signal<Progress>(read())

function keep(value: Progress): void {
  progress.value = value
  try {
    localStorage.setItem(PLACE, JSON.stringify(value))
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

const nameOf = (title: string, kind: Kind, key: string): string => `${title}/${kind}/${key}`

export const isDone = (title: string, kind: Kind, key: string): boolean =>
  progress.value.done.includes(nameOf(title, kind, key))

export function finish(title: string, kind: Kind, study: string, table: string): void {
  const name = nameOf(title, kind, study)
  // For the profile; without it, it is still known here.
  if (!progress.peek().done.includes(name))
    void post('/tables/{table_id}/learned', { table_id: table }, {}).catch(() => undefined)
  const tables = Object.fromEntries(Object.entries(progress.peek().tables).filter(([key]) => key !== name))
  keep({ done: [...new Set([...progress.peek().done, name])], tables })
}

/** The table at which a lesson was begun and not finished. */
export const tableOf = (title: string, kind: Kind, key: string): string | undefined =>
  progress.value.tables[nameOf(title, kind, key)]

export function begin(title: string, kind: Kind, key: string, table: string): void {
  keep({ ...progress.peek(), tables: { ...progress.peek().tables, [nameOf(title, kind, key)]: table } })
}
