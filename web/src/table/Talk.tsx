import { useSignal } from '@preact/signals'
import { t } from '../text'
import type { TableStore } from './store'

const PHRASES = ['hello', 'good-move', 'thinking', 'good-game']

/** Chat and private notes; text only. */
export function Talk({ store }: { store: TableStore }) {
  const text = useSignal('')
  const packet = store.live.value
  if (!packet) return null
  const send = (words: string) => {
    if (!words.trim()) return
    text.value = ''
    void store.act('chat', { text: words.trim() })
  }
  return (
    <div class="talk">
      <ol class="chat" aria-label={t('chat')} aria-live="polite">
        {packet.chat.map((line) => (
          <li key={line.n}>
            <strong>{line.who}</strong> {line.text}
          </li>
        ))}
        {!packet.chat.length && <li class="faint">{t('chat-empty')}</li>}
      </ol>
      <div class="chips">
        {PHRASES.map((phrase) => (
          <button type="button" class="chip" key={phrase} onClick={() => send(t(`phrase-${phrase}`))}>
            {t(`phrase-${phrase}`)}
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          send(text.value)
        }}
      >
        <label class="grow">
          <span class="visually-hidden">{t('chat-write')}</span>
          <input
            value={text.value}
            maxLength={500}
            placeholder={t('chat-write')}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t('chat-send')}</button>
      </form>
      {packet.viewer !== null && (
        <label class="notes">
          {t('notes')}
          <textarea
            rows={5}
            maxLength={4000}
            defaultValue={packet.notes ?? ''}
            onChange={(event) => void store.act('notes', { text: event.currentTarget.value })}
          />
        </label>
      )}
    </div>
  )
}
