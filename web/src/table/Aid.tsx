import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { language, t } from '../text'
import type { AidPart, Packet } from '../types'
import { Dialog } from './Dialog'
import { rulesOf } from './pack'

const KEYS = ['n', 'arrows', 'enter', 'escape', 'u', 'shift-u', 'e', 'brackets', 'm', 't', 'question']

/** The player aid and the keys, one key away. */
export function Aid({ packet, onClose }: { packet: Packet; onClose: () => void }) {
  const { title, pack } = packet
  const parts = useSignal<AidPart[]>([])
  useEffect(() => {
    get('/games/{title}/aid', { title, pack: pack?.key })
      .then((found) => (parts.value = found))
      .catch(() => undefined)
  }, [title, language.value])
  return (
    <Dialog heading={t('aid')} onClose={onClose} class="aid">
      {parts.value.map((part) => (
        <section key={part.heading}>
          <h3>{part.heading}</h3>
          <p>{part.text}</p>
        </section>
      ))}
      <Link to={rulesOf(title, pack?.key)}>{t('rules-all')}</Link>
      <h3>{t('keys')}</h3>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`key-${key}`)}</kbd>
            </dt>
            <dd>{t(`key-${key}-text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
