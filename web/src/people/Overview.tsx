import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import type { State } from '../types'
import { moment, t } from './words'

const COUNTS = [
  'people',
  'accounts',
  'open_tables',
  'running_tables',
  'finished_tables',
  'aside',
  'reports',
  'processes',
] as const

/** How the server is: its health, how much there is of everything, queues and quotas. */
export function Overview() {
  const state = useSignal<State | null>(null)
  useEffect(() => {
    void get('/admin/state')
      .then((found) => (state.value = found))
      .catch(() => undefined)
  }, [])
  if (!state.value) return <p aria-busy="true">{t('loading')}</p>
  const { status, queues, quotas } = state.value
  return (
    <div class="tellings">
      <section class="card-box wide-box">
        <table class="figures">
          <caption>{t('state-health', { status: status === 'ready' ? t('state-ready') : status })}</caption>
          <tbody>
            {COUNTS.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`state-${key.replace('_', '-')}`)}</th>
                <td>{state.value![key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section class="card-box wide-box">
        <table class="figures">
          <caption>{t('queues')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('queue-waiting')}</th>
              <th scope="col">{t('queue-stuck')}</th>
              <th scope="col">{t('queue-oldest')}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map((queue) => (
              <tr key={queue.kind}>
                <th scope="row">{t(`queue-${queue.kind}`)}</th>
                <td>{queue.waiting}</td>
                <td>{queue.stuck}</td>
                <td>{moment(queue.oldest)}</td>
              </tr>
            ))}
            {queues.length === 0 && (
              <tr>
                <th scope="row">{t('queues-empty')}</th>
                <td colSpan={3} />
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <section class="card-box wide-box">
        <table class="figures">
          <caption>{t(quotas.length ? 'quotas' : 'quotas-none')}</caption>
          {quotas.length > 0 && (
            <thead>
              <tr>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('quota-minute')}</th>
                <th scope="col">{t('quota-once')}</th>
              </tr>
            </thead>
          )}
          <tbody>
            {quotas.map((quota) => (
              <tr key={quota.kind}>
                <th scope="row">{t(`quota-${quota.kind}`)}</th>
                <td>{Math.round(quota.per_minute * 10) / 10}</td>
                <td>{quota.at_once}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
