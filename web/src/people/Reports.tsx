import { useSignal } from '@preact/signals'
import { get, post } from '../api'
import { Link } from '../router'
import type { Reported } from '../types'
import { Forbid } from './Forbid'
import { Form } from './Form'
import { Paged, usePages } from './Paged'
import { moment, t } from './words'

/** What people have told, the oldest first, with what can be done about it. */
export function Reports() {
  const closed = useSignal(false)
  const pages = usePages((page) => get('/admin/reports', { closed: closed.value, page }), [closed.value])
  return (
    <>
      <div class="chips club-nav">
        {[false, true].map((which) => (
          <button
            type="button"
            class="chip"
            key={String(which)}
            aria-pressed={closed.value === which}
            onClick={() => (closed.value = which)}
          >
            {t(which ? 'reports-closed' : 'reports-open')}
          </button>
        ))}
      </div>
      <Paged pages={pages} empty={t(closed.value ? 'reports-none-closed' : 'reports-none')}>
        <ul class="table-list">
          {pages.rows.value?.map((report) => (
            <ReportRow key={report.id} report={report} onDone={pages.again} />
          ))}
        </ul>
      </Paged>
    </>
  )
}

function ReportRow({ report, onDone }: { report: Reported; onDone: () => void }) {
  const remove = async () => {
    const { table, line, text } = report
    await post('/admin/talk/remove', {}, { table, line, reason: text }).catch(() => undefined)
    onDone()
  }
  const name = report.about_name || t('nameless')
  return (
    <li class="table-row" data-report={report.id}>
      <div class="grow">
        <strong>
          {report.about ? <Link to={`/people/${report.about}`}>{name}</Link> : t('somebody-gone')}
          {report.table && ' · '}
          {report.table && <Link to={`/table/${report.table}`}>{t('report-table')}</Link>}
        </strong>
        {report.said && <blockquote>{report.said}</blockquote>}
        <p>{report.text}</p>
        <span class="faint">
          {moment(report.at)} ·{' '}
          {report.by ? (
            <Link to={`/people/${report.by}`}>{t('reported-by', { name: report.by_name || t('nameless') })}</Link>
          ) : (
            t('somebody-gone')
          )}
        </span>
        {report.closed_at > 0 && <span>{t('report-outcome', { outcome: report.outcome || '–' })}</span>}
      </div>
      {report.closed_at === 0 && (
        <div class="deeds">
          <div class="row wrap">
            {report.line > 0 && (
              <button type="button" onClick={() => void remove()}>
                {t('admin-remove')}
              </button>
            )}
            {report.about && <Forbid person={report.about} name={name} onDone={onDone} />}
          </div>
          <Form
            bare
            heading={t('report-close')}
            submit={t('report-close')}
            onSend={async (given) => {
              await post('/admin/reports/close', {}, { report: report.id, outcome: given('outcome') })
              onDone()
            }}
          >
            <label>
              {t('report-what-came')}
              <input name="outcome" maxLength={500} />
            </label>
          </Form>
        </div>
      )}
    </li>
  )
}
