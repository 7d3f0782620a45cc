import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../text'
import type { SeatLink } from '../types'
import { linkTo } from './links'
import { PackSign } from './pack'
import { SeatSign } from './SeatSign'
import type { TableStore } from './store'

/** Links and QR codes for the seats that still wait for somebody. */
export function Invite({ store }: { store: TableStore }) {
  const links = useSignal<SeatLink[]>([])
  const copied = useSignal(-1)
  const drawn = useSignal<typeof import('../shell/Crest') | null>(null)
  const packet = store.live.value
  const open = packet?.seats.filter((seat) => !seat.taken) ?? []
  const host = packet?.host ?? false
  useEffect(() => {
    if (!open.length || !host) return
    Promise.all(open.map((seat) => linkTo(store.id, seat.seat)))
      .then((found) => (links.value = found))
      .catch(() => undefined)
  }, [store.id, open.length, host])
  const waiting = packet?.status === 'open'
  useEffect(() => {
    if (waiting) void import('../shell/Crest').then((found) => (drawn.value = found)).catch(() => undefined)
  }, [waiting])
  if (!waiting) return null
  const copy = async (link: SeatLink) => {
    // Without a secure context there is no clipboard; the link can be marked and copied by hand.
    const clipboard = navigator.clipboard as Clipboard | undefined
    await clipboard?.writeText(link.url).catch(() => undefined)
    copied.value = link.seat
  }
  const free = links.value.filter((link) => open.some((seat) => seat.seat === link.seat))
  return (
    <section class="invite card-box" aria-label={t('invite')}>
      <div class="invite-head">
        {drawn.value && <drawn.value.Crest title={packet.title} />}
        <div>
          <h2>{store.things.value.title?.[packet.title]?.name}</h2>
          <ul class="invite-seats">
            {packet.seats.map((seat) => (
              <li key={seat.seat} data-free={!seat.taken}>
                <SeatSign seat={seat.seat} /> {seat.taken ? seat.name : t('seat-open')}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3>{t('invite')}</h3>
      <p>{free.length ? t('invite-text') : t('invite-wait')}</p>
      {packet.pack && (
        <p>
          <PackSign packet={packet} /> {packet.pack.about}
        </p>
      )}
      {packet.chosen_chance && <p role="note">{t('chosen-chance')}</p>}
      {free.map((link) => (
        <div class="invite-link" key={link.seat}>
          <Qr {...link.qr} />
          <div class="grow">
            <label>
              {t('invite-link')}
              <input readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <div class="row wrap">
              <button type="button" class="primary" onClick={() => void copy(link)}>
                {copied.value === link.seat ? t('copied') : t('copy')}
              </button>
              <button type="button" onClick={() => void store.act('take-over', { seat: link.seat })}>
                {t('bot-sits-down')}
              </button>
            </div>
          </div>
        </div>
      ))}
      {packet.viewer === null && (
        <button type="button" class="primary" onClick={() => void store.act('join')}>
          {t('sit-down')}
        </button>
      )}
      {host &&
        !free.length &&
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
