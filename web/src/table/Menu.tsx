import { useSignal } from '@preact/signals'
import { Link } from '../router'
import { change, settings } from '../settings'
import { choose } from '../shell/me'
import { language, t } from '../text'
import type { Order } from '../types'
import { Away } from './Away'
import { Dialog } from './Dialog'
import { Elsewhere } from './Invite'
import { read } from './reading'
import { saveReport } from './report'
import type { TableStore } from './store'

const ORDERS: Order[] = ['auto_single', 'auto_follow', 'auto_pass', 'auto_decline']

/** What is needed seldom: resigning, pausing, a new start of the turn, notifications. */
export function Menu({ store, onScores }: { store: TableStore; onScores: (() => void) | null }) {
  const open = useSignal(false)
  const sure = useSignal(false)
  const packet = store.live.value
  if (!packet) return null
  const seated = packet.viewer !== null
  const running = packet.status === 'running'
  const close = () => {
    open.value = false
    sure.value = false
  }
  const act = (action: 'ask-back' | 'leave' | 'pause' | 'resign' | 'resume') => {
    close()
    void store.act(action)
  }
  const notify = async (wanted: boolean) => {
    if (wanted && 'Notification' in window) await Notification.requestPermission()
    change({ notify: wanted })
  }
  return (
    <>
      <button type="button" class="quiet" aria-label={t('menu')} title={t('menu')} onClick={() => (open.value = true)}>
        ⋯
      </button>
      {open.value && (
        <Dialog heading={t('menu')} onClose={close} class="menu">
          {onScores && (
            <button
              type="button"
              onClick={() => {
                close()
                onScores()
              }}
            >
              {t('end')}
            </button>
          )}
          {seated && running && (
            <>
              <button
                type="button"
                onClick={() => {
                  close()
                  void store.reset()
                }}
              >
                {t('reset-turn')}
              </button>
              <button type="button" onClick={() => act('ask-back')}>
                {t('ask-back')}
              </button>
              <button type="button" onClick={() => act('pause')}>
                {t('pause')}
              </button>
              <button type="button" class="danger" onClick={() => (sure.value ? act('resign') : (sure.value = true))}>
                {sure.value ? t('resign-sure') : t('resign')}
              </button>
            </>
          )}
          {seated && packet.status !== 'over' && <Elsewhere store={store} />}
          {seated && packet.status === 'paused' && (
            <button type="button" class="primary" onClick={() => act('resume')}>
              {t('resume')}
            </button>
          )}
          <Away store={store} />
          {seated &&
            running &&
            packet.seats
              .filter((seat) => seat.away && !seat.left && !seat.away.reminded && !packet.owned.includes(seat.seat))
              .map((seat) => (
                <button
                  type="button"
                  key={seat.seat}
                  onClick={() => {
                    close()
                    void store.act('remind', { seat: seat.seat })
                  }}
                >
                  {t('remind', { name: seat.name })}
                </button>
              ))}
          {seated && running && (
            <button type="button" onClick={() => act('leave')}>
              {t('leave')}
            </button>
          )}
          {packet.orders &&
            running &&
            ORDERS.filter((order) => packet.takes?.includes(order)).map((order) => (
              <label class="check" key={order}>
                <input
                  type="checkbox"
                  checked={packet.orders?.[order] ?? false}
                  onChange={(event) =>
                    void store.act('orders', { ...packet.orders, [order]: event.currentTarget.checked })
                  }
                />
                {t(`order-${order}`)}
              </label>
            ))}
          <label class="check">
            <input
              type="checkbox"
              checked={settings.value.opponentPrices}
              onChange={(event) => change({ opponentPrices: event.currentTarget.checked })}
            />
            {t('set-opponent-prices')}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={settings.value.notify}
              onChange={(event) => void notify(event.currentTarget.checked)}
            />
            {t('set-notify')}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={settings.value.sound}
              onChange={(event) => change({ sound: event.currentTarget.checked })}
            />
            {t('set-sound')}
          </label>
          <nav class="row wrap elsewhere" aria-label={t('main-nav')}>
            <Link class="button" to="/">
              {t('home')}
            </Link>
            <button
              type="button"
              onClick={() => {
                close()
                read('')
              }}
            >
              {t('rules')}
            </button>
            <Link class="button" to="/settings">
              {t('settings')}
            </Link>
            <button type="button" onClick={() => void saveReport(packet)}>
              {t('report')}
            </button>
            <button type="button" onClick={() => void choose(language.value === 'en' ? 'it' : 'en')}>
              {language.value === 'en' ? 'Italiano' : 'English'}
            </button>
          </nav>
        </Dialog>
      )}
    </>
  )
}
