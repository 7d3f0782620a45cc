import { useSignal } from '@preact/signals'
import { post } from '../api'
import { Dialog } from '../table/Dialog'
import { Form, type Given } from './Form'
import { t } from './words'

const DAYS = [1, 7, 30, 365, 3650]
type Action = 'mute' | 'suspend'

interface ForbidProps {
  person: string
  name: string
  /** What holds now, by when it ends. */
  held?: Record<Action, number>
  onDone: () => void
}

/** Silence or suspend somebody for a while, or let it be. */
export function Forbid({ person, name, held, onDone }: ForbidProps) {
  const asked = useSignal<Action | null>(null)
  const lifted = async (action: Action) => {
    await post('/admin/{action}', { action }, { person, days: 0 }).catch(() => undefined)
    onDone()
  }
  const send = async (given: Given) => {
    await post(
      '/admin/{action}',
      { action: asked.value! },
      { person, days: Number(given('days')), reason: given('reason') },
    )
    asked.value = null
    onDone()
  }
  const now = Date.now() / 1000
  return (
    <>
      {(['mute', 'suspend'] as const).map((action) =>
        (held?.[action] ?? 0) > now ? (
          <button type="button" key={action} onClick={() => void lifted(action)}>
            {t(`admin-un${action}`)}
          </button>
        ) : (
          <button type="button" key={action} class="danger" onClick={() => (asked.value = action)}>
            {t(`admin-${action}`)}
          </button>
        ),
      )}
      {asked.value && (
        <Dialog heading={t(`admin-${asked.value}-whom`, { name })} onClose={() => (asked.value = null)}>
          <Form bare danger heading={t(`admin-${asked.value}`)} submit={t(`admin-${asked.value}`)} onSend={send}>
            <p>{t(`admin-${asked.value}-text`)}</p>
            <label>
              {t('admin-days')}
              <select name="days">
                {DAYS.map((days) => (
                  <option key={days} value={days} selected={days === 7}>
                    {t('admin-day-count', { count: days })}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t('admin-reason')}
              <input name="reason" maxLength={500} required />
            </label>
          </Form>
        </Dialog>
      )}
    </>
  )
}
