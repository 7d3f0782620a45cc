import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post } from '../api'
import { me } from '../shell/me'
import type { Token } from '../types'
import { date, t } from './words'

/** The browsers and scripts that act in one's name, each with a way to end it. */
export function Sessions() {
  const tokens = useSignal<Token[]>([])
  const fresh = useSignal('')
  const show = (found: Promise<Token[]>) => void found.then((list) => (tokens.value = list)).catch(() => null)
  useEffect(() => show(get('/tokens')), [me.value?.id])
  if (tokens.value.length === 0) return null
  const end = (id: string | null) => show(post('/tokens/revoke', {}, id === null ? {} : { id }))
  const make = async () => {
    const made = await post('/tokens', {}, {}).catch(() => null)
    fresh.value = made?.token ?? ''
    show(get('/tokens'))
  }
  return (
    <section class="card-box form" aria-labelledby="sessions">
      <h2 id="sessions">{t('set-sessions')}</h2>
      <ul class="sessions">
        {tokens.value.map((token) => (
          <li key={token.id}>
            <span>
              {t(`session-${token.kind}`)}
              {token.current ? ` · ${t('session-current')}` : ''}
              {token.used_at > 0 ? ` · ${t('session-used', { date: date(token.used_at) })}` : ''}
            </span>
            {!token.current && (
              <button type="button" onClick={() => end(token.id)}>
                {t('session-end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="row wrap">
        {tokens.value.length > 1 && (
          <button type="button" onClick={() => end(null)}>
            {t('session-end-others')}
          </button>
        )}
        <button type="button" onClick={() => void make()}>
          {t('token-new')}
        </button>
      </div>
      {fresh.value && (
        <p role="status">
          {t('token-once')} <code class="hash">{fresh.value}</code>
        </p>
      )}
    </section>
  )
}
