import { useSignal } from '@preact/signals'
import { get } from '../api'
import { Link } from '../router'
import { useGames } from '../shell/games'
import { language } from '../text'
import { Paged, usePages } from './Paged'
import { moment, t } from './words'

const KINDS = ['running', 'open', 'paused', 'over', 'aside'] as const

/** All tables by how they stand, those that were moved at last first. */
export function TableRows() {
  const games = useGames()
  const kind = useSignal<(typeof KINDS)[number]>('running')
  const pages = usePages((page) => get('/admin/tables', { status: kind.value, page }), [kind.value])
  const nameOf = (title: string) => games.value.find((game) => game.key === title)?.names[language.value] ?? title
  return (
    <>
      <div class="chips club-nav">
        {KINDS.map((known) => (
          <button
            type="button"
            class="chip"
            key={known}
            aria-pressed={kind.value === known}
            onClick={() => (kind.value = known)}
          >
            {t(known === 'aside' ? 'state-aside' : `status-${known}`)}
          </button>
        ))}
      </div>
      <Paged pages={pages} empty={t('tables-none')}>
        <ul class="table-list">
          {pages.rows.value?.map((row) => (
            <li class="table-row" key={row.table}>
              <div class="grow">
                <strong>{nameOf(row.title)}</strong>
                <span>{row.people.map((name) => name || t('nameless')).join(', ')}</span>
                <span class="faint">
                  {t('table-moved', { date: moment(row.moved_at) })} ·{' '}
                  {t(row.public ? 'table-public' : 'table-private')}
                </span>
                {row.aside && <span class="warning">{row.aside}</span>}
              </div>
              {row.public && (
                <Link class="button" to={`/table/${row.table}`}>
                  {t('watch')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Paged>
    </>
  )
}
