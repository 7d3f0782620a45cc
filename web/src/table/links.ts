import { post } from '../api'
import type { SeatLink } from '../types'

/** The links of tables opened in this page; the server keeps only their hashes. */
const kept = new Map<string, SeatLink[]>()

export function keepLinks(table: string, links: SeatLink[]): void {
  kept.set(table, links)
}

/** The link to one's own seat or, for the host, to one that waits: the one given at the opening, else a new one. */
export async function linkTo(table: string, seat: number): Promise<SeatLink> {
  const known = kept.get(table)?.find((link) => link.seat === seat)
  if (known) return known
  const link = await post('/tables/{table_id}/links', { table_id: table }, { seat })
  keepLinks(table, [...(kept.get(table) ?? []), link])
  return link
}
