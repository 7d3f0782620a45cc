import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ApiError, post } from '../api'
import { Link, navigate, route } from '../router'
import { Empty } from '../shell/Empty'
import { t } from '../text'

const ASKED = /^#(confirm|leave)=(.+)$/

/** What the link of a letter asks for. */
function asked(): { kind: 'confirm' | 'leave' | ''; token: string } {
  const found = ASKED.exec(location.hash)
  return { kind: (found?.[1] ?? '') as 'confirm' | 'leave' | '', token: decodeURIComponent(found?.[2] ?? '') }
}

/** Here leads the link in a letter. It asks for a click: programs that look at letters open links too. */
export function LetterPage() {
  const wish = useSignal(asked())
  const { kind, token } = wish.value
  useEffect(() => {
    const fresh = asked()
    if (!fresh.kind) return
    wish.value = fresh
    done.value = false
    // The token leaves the address at once: it stays in no history.
    navigate('/post', true)
  }, [route.value])
  const done = useSignal(false)
  const fault = useSignal('')
  const act = async () => {
    try {
      await post(kind === 'confirm' ? '/post/confirm' : '/post/leave', {}, { token })
      done.value = true
      fault.value = ''
    } catch (error) {
      fault.value = (error as ApiError).sentence || t('offline')
    }
  }
  const text = !kind ? 'letter-none' : done.value ? `letter-${kind}-done` : `letter-${kind}-text`
  return (
    <main class="page">
      <Empty heading={t('post')} text={t(text)}>
        {kind && !done.value && (
          <button type="button" class="primary" onClick={() => void act()}>
            {t(`letter-${kind}`)}
          </button>
        )}
        <Link class="button" to="/settings">
          {t('settings')}
        </Link>
        {fault.value && <p role="alert">{fault.value}</p>}
      </Empty>
    </main>
  )
}
