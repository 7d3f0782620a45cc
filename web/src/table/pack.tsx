import { Link } from '../router'
import { t } from '../text'
import type { Packet } from '../types'

/** Where the rules of a title are read, with what its data pack changes. */
export const rulesOf = (title: string, pack?: string | null, rule = ''): string =>
  `/rules/${title}${pack ? `?pack=${encodeURIComponent(pack)}` : ''}${rule && `#${rule}`}`

/** The data pack of a table, wherever it is looked at; it leads to what the pack changes. */
export function PackSign({ packet }: { packet: Packet }) {
  const { pack, title } = packet
  if (!pack) return null
  return (
    <Link class="pack-sign" to={rulesOf(title, pack.key)}>
      <span title={pack.about}>
        <span aria-hidden="true">◈</span> <span class="visually-hidden">{t('pack')}</span> {pack.name}
      </span>
    </Link>
  )
}
