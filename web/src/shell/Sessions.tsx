import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post } from '../api'
import { language, t } from '../text'
import type { Token } from '../types'
import { me } from './me'

/** The browsers and scripts that act in one's name, each with a way to end it. */
export function Sessions() {
  const tokens = useSignal<Token[]>([])
  const show = (found: Promise<Token[]>) => void found.then((list) => (tokens.value = list)).catch(() => null)
  useEffect(() => show(get('/tokens')), [me.value?.guest])
  if (tokens.value.length === 0) return null
  const end = (id: string | null) => show(post('/tokens/revoke', {}, id === null ? {} : { id }))
  const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(language.value)
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
            {!token.current && <button onClick={() => end(token.id)}>{t('session-end')}</button>}
          </li>
        ))}
      </ul>
      {tokens.value.length > 1 && <button onClick={() => end(null)}>{t('session-end-others')}</button>}
    </section>
  )
}
