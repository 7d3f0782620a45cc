import { useSignal } from '@preact/signals'
import { me } from '../shell/me'
import { t } from '../text'
import type { ChatLine } from '../types'
import type { TableStore } from './store'

const PHRASES = ['hello', 'good-move', 'thinking', 'good-game']

/** Chat and private notes; text only. */
export function Talk({ store }: { store: TableStore }) {
  const text = useSignal('')
  const packet = store.live.value
  const asked = useSignal<{ line: ChatLine; Shown: Sheet } | null>(null)
  if (!packet) return null
  const heard = packet.chat.filter(isHeard)
  const ask = async (line: ChatLine) => {
    const people = await import('../people')
    await people.ready
    asked.value = { line, Shown: people.SpeakerSheet }
  }
  const send = (words: string) => {
    if (!words.trim()) return
    text.value = ''
    void store.act('chat', { text: words.trim() })
  }
  return (
    <div class="talk">
      <ol class="chat" aria-label={t('chat')} aria-live="polite">
        {heard.map((line) => (
          <Line key={line.n} line={line} onAsk={() => void ask(line)} />
        ))}
        {!heard.length && <li class="faint">{t('chat-empty')}</li>}
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
      {asked.value && (
        <asked.value.Shown table={store.id} line={asked.value.line} onClose={() => (asked.value = null)} />
      )}
    </div>
  )
}

const isHeard = ({ person }: ChatLine): boolean => !person || !me.value?.muted?.includes(person)

type Sheet = typeof import('../people').SpeakerSheet

/** By the name of somebody else one gets to what can be done about them. */
function Line({ line, onAsk }: { line: ChatLine; onAsk: () => void }) {
  return (
    <li>
      {line.person && line.person !== me.value?.id ? (
        <button type="button" class="speaker" aria-haspopup="dialog" onClick={onAsk}>
          {line.who}
        </button>
      ) : (
        <strong>{line.who}</strong>
      )}{' '}
      {line.text || <span class="faint">{t('chat-removed')}</span>}
    </li>
  )
}
