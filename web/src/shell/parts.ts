import { signal } from '@preact/signals'
import { later } from '../idle'

/** The parts of an address. */
export interface Address {
  place: string
  name: string
  more: string[]
}

export const addressOf = ({ pathname }: URL): Address => {
  const [place = '', name = '', ...more] = pathname.split('/').filter(Boolean)
  return { place, name, more }
}

export const isTable = ({ place }: Address): boolean => place === 't' || place === 'table'

/** The client comes in two parts besides what they share, each when it is needed: whoever follows the link of a table
 * does not wait for the pages around it, and the other way round. */
export const pages = signal<typeof import('./Pages') | null>(null)
export const tables = signal<typeof import('../table/TablePage') | null>(null)

const fetchPages = async () => {
  pages.value ??= await import('./Pages')
}
const fetchTables = async () => {
  tables.value ??= await import('../table/TablePage')
}

/** Fetches the part that an address asks for; from the pages around them, tables are near. */
export async function fetchPart(address: Address): Promise<void> {
  if (isTable(address)) return fetchTables()
  await fetchPages()
  later(fetchTables)
}
