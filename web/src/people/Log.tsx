import { get } from '../api'
import { Link } from '../router'
import type { Deed } from '../types'
import { Paged, usePages } from './Paged'
import { moment, t } from './words'

/** What administrators did, the latest first: rows are added, and never changed. */
export function Log() {
  const pages = usePages((page) => get('/admin/audit', { page }))
  return (
    <Paged pages={pages} empty={t('log-empty')}>
      <ol class="table-list log">
        {pages.rows.value?.map((deed) => (
          <li class="table-row" key={deed.number}>
            <div class="grow">
              <strong>
                {t(`deed-${deed.action}`)}:{' '}
                {deed.about_name ? <Link to={`/people/${deed.about}`}>{deed.about_name}</Link> : <About deed={deed} />}
              </strong>
              <span>{reason(deed)}</span>
              <span class="faint">
                {moment(deed.at)} · {deed.who ? deed.who_name || t('nameless') : t('log-command')}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Paged>
  )
}

/** What has no name: a table with the number of a line, a report, somebody who has left. */
function About({ deed: { action, about } }: { deed: Deed }) {
  const [table = '', line] = about.split(' ')
  if (action === 'remove') return <Link to={`/table/${table}`}>{t('log-line', { line: line ?? '' })}</Link>
  return <>{action === 'close' ? t('log-report', { report: about }) : t('nameless')}</>
}

/** For how long stands before the reason. */
function reason({ detail }: Deed): string {
  const [, days, told] = /^([\d.]+): (.*)$/s.exec(detail) ?? []
  return days ? `${t('admin-day-count', { count: Number(days) })} · ${told}` : detail
}
