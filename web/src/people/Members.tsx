import { useSignal } from '@preact/signals'
import { get } from '../api'
import { Link } from '../router'
import type { Known } from '../types'
import { Forbid } from './Forbid'
import { Paged, usePages } from './Paged'
import { date, moment, t } from './words'

/** Everybody, the latest first, or those whose name fits. */
export function Members() {
  const name = useSignal('')
  const pages = usePages((page) => get('/admin/people', { name: name.value, page }), [name.value])
  return (
    <>
      <div class="row wrap filters">
        <label>
          {t('archive-name')}{' '}
          <input type="search" value={name.value} onChange={(event) => (name.value = event.currentTarget.value)} />
        </label>
      </div>
      <Paged pages={pages} empty={t('members-none')}>
        <ul class="table-list">
          {pages.rows.value?.map((known) => (
            <Member key={known.person} known={known} onDone={pages.again} />
          ))}
        </ul>
      </Paged>
    </>
  )
}

function Member({ known, onDone }: { known: Known; onDone: () => void }) {
  const now = Date.now() / 1000
  const until = (key: 'suspended' | 'muted') =>
    known[`${key}_until`] > now && (
      <span class="warning">
        {t(`member-${key}`, { date: date(known[`${key}_until`]) })} {known.reason && `· ${known.reason}`}
      </span>
    )
  return (
    <li class="table-row" data-person={known.person}>
      <div class="grow">
        <strong>
          <Link to={`/people/${known.person}`}>{known.name || t('nameless')}</Link>{' '}
          {known.administrator ? t('member-administrator') : known.account ? t('member-account') : t('member-guest')}
        </strong>
        <span class="faint">
          {t('member-since', { date: date(known.made_at) })}
          {known.seen_at > 0 && ` · ${t('member-seen', { date: moment(known.seen_at) })}`} ·{' '}
          {t('member-tables', { count: known.tables })} · {t('member-reports', { count: known.reports })}
        </span>
        {until('suspended')}
        {until('muted')}
      </div>
      {!known.administrator && (
        <div class="row wrap">
          <Forbid
            person={known.person}
            name={known.name || t('nameless')}
            held={{ mute: known.muted_until, suspend: known.suspended_until }}
            onDone={onDone}
          />
        </div>
      )}
    </li>
  )
}
