import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post } from '../api'
import { Link } from '../router'
import { me } from '../shell/me'
import { Dialog } from '../table/Dialog'
import type { ChatLine, Ties, TieWish } from '../types'
import { NONE, tie } from './Company'
import { Form, type Given } from './Form'
import { ready, t } from './words'

/** What I can do about somebody: nobody but me learns of it. */
export function PersonActions({ id }: { id: string }) {
  const ties = useSignal<Ties>(NONE)
  const telling = useSignal(false)
  const spoken = useSignal(false)
  useEffect(() => {
    void ready.then(() => (spoken.value = true))
    void get('/ties')
      .then((found) => (ties.value = found))
      .catch(() => undefined)
  }, [id])
  if (!spoken.value || id === me.value?.id) return null
  const lists = { follow: ties.value.followed, block: ties.value.blocked, mute: ties.value.muted }
  const flip = (kind: TieWish['kind'], wanted: boolean) =>
    void tie({ person: id, kind, wanted })
      .then((found) => (ties.value = found))
      .catch(() => undefined)
  return (
    <>
      <div class="row wrap person-actions" role="group" aria-label={t('company')}>
        {(['follow', 'mute', 'block'] as const).map((kind) => {
          const held = lists[kind].some(({ person }) => person === id)
          return (
            <button type="button" key={kind} aria-pressed={held} onClick={() => flip(kind, !held)}>
              {t(held ? `company-end-${kind}` : kind)}
            </button>
          )
        })}
        <button type="button" onClick={() => (telling.value = true)}>
          {t('report-person')}
        </button>
      </div>
      {telling.value && (
        <Dialog heading={t('report-person')} onClose={() => (telling.value = false)}>
          <Tell person={id} />
        </Dialog>
      )}
    </>
  )
}

interface TellProps {
  person: string
  table?: string
  line?: number
}

/** Tells administrators about somebody, or about a line of chat. */
function Tell({ person, table = '', line = 0 }: TellProps) {
  const told = useSignal(false)
  const send = async (given: Given) => {
    await post('/reports', {}, { person, table, line, text: given('text') })
    told.value = true
  }
  if (told.value) return <p role="status">{t('report-told')}</p>
  return (
    <Form bare heading={t('report-person')} submit={t('report-send')} onSend={send}>
      <p>{t('report-text')}</p>
      <label>
        {t('report-what')}
        <textarea name="text" rows={4} required maxLength={2000} />
      </label>
    </Form>
  )
}

interface SpeakerSheetProps {
  table: string
  line: ChatLine
  onClose: () => void
}

/** Opened from a line of chat: who said it, and what one can do about that. */
export function SpeakerSheet({ table, line: { n, who, text, person = '' }, onClose }: SpeakerSheetProps) {
  const telling = useSignal(false)
  const muted = me.value?.muted?.includes(person) ?? false
  return (
    <Dialog heading={who} onClose={onClose}>
      <blockquote>{text}</blockquote>
      {telling.value ? (
        <Tell person={person} table={table} line={n} />
      ) : (
        <div class="row wrap">
          <Link class="button" to={`/people/${person}`}>
            {t('profile')}
          </Link>
          <button
            type="button"
            aria-pressed={muted}
            onClick={() => void tie({ person, kind: 'mute', wanted: !muted }).catch(() => undefined)}
          >
            {t(muted ? 'company-end-mute' : 'mute')}
          </button>
          <button type="button" onClick={() => (telling.value = true)}>
            {t('report-line')}
          </button>
        </div>
      )}
    </Dialog>
  )
}
