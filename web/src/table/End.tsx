import { post } from '../api'
import type { BoardModule } from '../boards'
import { Link, navigate } from '../router'
import { t } from '../text'
import type { Packet } from '../types'
import { Dialog } from './Dialog'
import { PackSign } from './pack'
import { ScoreSheet } from './ScoreSheet'
import type { TableStore } from './store'

interface EndProps {
  packet: Packet
  store: TableStore
  board: BoardModule
  onClose: () => void
}

/** How it has ended, and where to go from there. */
export function End({ packet, store, board, onClose }: EndProps) {
  const again = async () => {
    const fresh = await post('/tables/{table_id}/rematch', { table_id: packet.table }, {})
    if (fresh.table) navigate(`/table/${fresh.table}`)
  }
  const look = (at: number) => {
    onClose()
    store.goTo(at)
  }
  return (
    <Dialog heading={t('end')} onClose={onClose} class="end wide-sheet">
      <ScoreSheet packet={packet} things={store.things.value} board={board} onPoint={look} />
      <div class="row wrap">
        {packet.rematch ? (
          <Link class="button primary" to={`/table/${packet.rematch}`}>
            {t('rematch-on')}
          </Link>
        ) : (
          packet.viewer !== null && (
            <button
              type="button"
              class="primary"
              disabled={packet.ask !== null && !packet.ask.yours}
              onClick={() => void again()}
            >
              {t('rematch')}
            </button>
          )
        )}
        <button type="button" onClick={() => look(0)}>
          {t('replay')}
        </button>
        <a class="button" href={`/api/tables/${packet.table}/record`} download={`${packet.table}.civitas.json`}>
          {t('record')}
        </a>
        <Link class="button" to="/">
          {t('home')}
        </Link>
      </div>
      {packet.ask && (
        <p role="status">
          {packet.ask.text}{' '}
          {!packet.ask.yours &&
            t('waiting-consent', { names: packet.ask.missing.map((seat) => packet.seats[seat]?.name).join(', ') })}
        </p>
      )}
      <PackSign packet={packet} />
      {packet.chosen_chance && <p class="faint">{t('chosen-chance')}</p>}
      {packet.commitment && (
        <details class="faint">
          <summary>{t('fairness')}</summary>
          <p>{t('fairness-text')}</p>
          <code class="hash">{packet.commitment}</code>
          {packet.secret && <code class="hash">{packet.secret}</code>}
        </details>
      )}
    </Dialog>
  )
}
