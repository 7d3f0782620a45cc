import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { language, t } from '../text'
import type { BoardModule } from '../boards'
import type { AidPart, Packet, Things } from '../types'
import { Families, Legend, Strip } from './AidPictures'
import { Dialog } from './Dialog'
import { rulesOf } from './pack'

const KEYS = ['n', 'arrows', 'enter', 'escape', 'u', 'shift-u', 'e', 'brackets', 'm', 't', 'question']

interface AidProps {
  packet: Packet
  things: Things
  board: Pick<BoardModule, 'aid'>
  onClose: () => void
}

/** The player aid and the keys, one key away. */
export function Aid({ packet, things, board, onClose }: AidProps) {
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
          {board.aid?.strips[part.key] && <Strip picture={board.aid} signs={board.aid.strips[part.key]!} />}
          <p>{part.text}</p>
        </section>
      ))}
      {board.aid && <Legend picture={board.aid} />}
      <Families board={board} things={things} />
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
