import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../text'
import type { SeatLink } from '../types'
import { linkTo } from './links'
import { PackSign } from './pack'
import type { TableStore } from './store'

/** Links and QR codes for the seats that still wait for somebody. */
export function Invite({ store }: { store: TableStore }) {
  const links = useSignal<SeatLink[]>([])
  const copied = useSignal(-1)
  const packet = store.live.value
  const open = packet?.seats.filter((seat) => !seat.taken) ?? []
  const host = packet?.host ?? false
  useEffect(() => {
    if (!open.length || !host) return
    Promise.all(open.map((seat) => linkTo(store.id, seat.seat)))
      .then((found) => (links.value = found))
      .catch(() => undefined)
  }, [store.id, open.length, host])
  if (packet?.status !== 'open') return null
  const copy = async (link: SeatLink) => {
    // Without a secure context there is no clipboard; the link can be marked and copied by hand.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(link.url).catch(() => undefined)
    copied.value = link.seat
  }
  const free = links.value.filter((link) => open.some((seat) => seat.seat === link.seat))
  return (
    <section class="invite card-box" aria-label={t('invite')}>
      <h2>{t('invite')}</h2>
      <p>{free.length ? t('invite-text') : t('invite-wait')}</p>
      {packet.pack && (
        <p>
          <PackSign packet={packet} /> {packet.pack.about}
        </p>
      )}
      {packet.chosen_chance && <p role="note">{t('chosen-chance')}</p>}
      {free.map((link) => (
        <div class="row wrap" key={link.seat}>
          <Qr {...link.qr} />
          <div class="grow">
            <label>
              {t('invite-link')}
              <input readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button type="button" onClick={() => void copy(link)}>
              {copied.value === link.seat ? t('copied') : t('copy')}
            </button>
          </div>
        </div>
      ))}
      {packet.viewer === null && (
        <button type="button" class="primary" onClick={() => void store.act('join')}>
          {t('sit-down')}
        </button>
      )}
      {host &&
        open.map((seat) => (
          <button type="button" key={seat.seat} onClick={() => void store.act('take-over', { seat: seat.seat })}>
            {t('bot-sits-down')}
          </button>
        ))}
    </section>
  )
}

/** A link to one's own seat, to go on with the game on another device. */
export function Elsewhere({ store }: { store: TableStore }) {
  const link = useSignal<SeatLink | null>(null)
  const seat = store.live.value?.viewer ?? 0
  if (!link.value)
    return (
      <button type="button" onClick={() => void linkTo(store.id, seat).then((found) => (link.value = found))}>
        {t('elsewhere')}
      </button>
    )
  return (
    <div class="row wrap">
      <Qr {...link.value.qr} />
      <label class="grow">
        {t('elsewhere-link')}
        <input readOnly value={link.value.url} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </div>
  )
}

function Qr({ size, path }: { size: number; path: string }) {
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('invite-qr')} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
