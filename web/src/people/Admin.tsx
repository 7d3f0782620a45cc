import { Link } from '../router'
import { me } from '../shell/me'
import { Empty } from '../shell/Empty'
import { Log } from './Log'
import { Members } from './Members'
import { Overview } from './Overview'
import { Reports } from './Reports'
import { TableRows } from './TableRows'
import { t } from './words'

const ROOMS = { '': Overview, reports: Reports, people: Members, tables: TableRows, log: Log } as const
type Room = keyof typeof ROOMS

/** For those who look after the server: what they see is theirs alone, and what they do stands in the log. */
export function Admin({ name }: { name: string }) {
  if (!me.value) return <main class="page" aria-busy="true" />
  if (!me.value.administrator)
    return (
      <main class="page">
        <Empty heading={t('admin')} text={t('admin-not')}>
          <Link class="button primary" to="/account">
            {t('account')}
          </Link>
        </Empty>
      </main>
    )
  const room: Room = name in ROOMS ? (name as Room) : ''
  const Shown = ROOMS[room]
  return (
    <main class="page admin">
      <h1>{t('admin')}</h1>
      <nav class="chips club-nav" aria-label={t('admin')}>
        {Object.keys(ROOMS).map((known) => (
          <Link key={known} class="chip" to={known ? `/admin/${known}` : '/admin'} current={known === room}>
            {t(`admin-${known || 'state'}`)}
          </Link>
        ))}
      </nav>
      <Shown />
    </main>
  )
}
