import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link, navigate } from '../router'
import { t } from '../text'
import { Empty } from './Empty'

/** Leads to the table that has waited longest for me. */
export function Next() {
  const none = useSignal(false)
  useEffect(() => {
    void get('/next')
      .then(({ table }) => (table ? navigate(`/table/${table}`, true) : (none.value = true)))
      .catch(() => (none.value = true))
  }, [])
  if (!none.value) return <main class="page" aria-busy="true" />
  return (
    <main class="page">
      <Empty heading={t('next-none')} text={t('next-none-text')}>
        <Link class="button primary" to="/lobby?status=mine">
          {t('your-tables')}
        </Link>
        <Link class="button" to="/">
          {t('home')}
        </Link>
      </Empty>
    </main>
  )
}
