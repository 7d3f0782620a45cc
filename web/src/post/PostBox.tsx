import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { ApiError, get, post } from '../api'
import { t } from '../text'
import type { PostAddress, PostBox as Box, PostTarget, PostWishes } from '../types'
import { canPush, listenHere } from './push'

const EVERY = [300, 900, 3600, 14_400, 86_400]
const NIGHT = { quiet_from: 22 * 60, quiet_until: 8 * 60 }

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const minute = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return (hours * 60 + minutes) % 1440
}

/** Letters when a table waits: where to, how often, and when not. Where the server sends none, nothing is asked. */
export function PostBox() {
  const box = useSignal<Box | null>(null)
  const fault = useSignal('')
  useEffect(() => {
    void get('/post')
      .then((found) => (box.value = found))
      .catch(() => undefined)
  }, [])
  /** How many times the wishes were changed, and the change that is on its way. */
  const changes = useRef(0)
  const sending = useRef(Promise.resolve())
  const show = async (asked: Promise<Box>, wanted = () => true) => {
    try {
      const answer = await asked
      if (wanted()) box.value = answer
      fault.value = ''
    } catch (error) {
      fault.value = (error instanceof ApiError && error.sentence) || t('offline')
    }
  }
  const found = box.value
  if (!found || !(found.mail || found.hooks || found.push)) return null
  const add = (target: PostTarget) => show(post('/post/addresses', {}, target))
  // Each change builds on the last, answered or not, and is sent after it: all the wishes go together.
  const change = (wishes: PostWishes) => {
    const number = ++changes.current
    const newest = () => number === changes.current
    box.value = { ...found, wishes }
    sending.current = sending.current.then(() =>
      newest() ? show(post('/post/wishes', {}, wishes), newest) : undefined,
    )
  }
  return (
    <section class="card-box form post-box" aria-labelledby="set-post">
      <h2 id="set-post">{t('post')}</h2>
      <p class="faint">{t('post-text')}</p>
      {found.addresses.length > 0 && (
        <ul class="sessions">
          {found.addresses.map((one) => (
            <AddressRow
              key={one.id}
              one={one}
              remove={() => show(post('/post/addresses/remove', {}, { id: one.id }))}
            />
          ))}
        </ul>
      )}
      {found.secret && (
        <p role="status">
          {t('post-secret')} <code>{found.secret}</code>
        </p>
      )}
      {found.mail && <NewAddress way="mail" hint="ann@example.org" add={add} />}
      {found.hooks && <NewAddress way="hook" hint="https://example.org/turn" add={add} />}
      {found.push && <PushButton box={found} add={add} fail={(text) => (fault.value = text)} />}
      {fault.value && <p role="alert">{fault.value}</p>}
      {found.addresses.length > 0 && <Wishes wishes={found.wishes} change={change} />}
    </section>
  )
}

function AddressRow({ one, remove }: { one: PostAddress; remove: () => Promise<void> }) {
  const name = one.way === 'push' ? new URL(one.target).host : one.target
  return (
    <li>
      <span class="post-target">
        {t(`post-${one.way}`)} · {name}
        {one.state !== 'good' && <span class="faint"> · {t(`post-${one.state}`)}</span>}
      </span>
      <button type="button" onClick={() => void remove()} aria-label={`${t('remove')}: ${name}`}>
        {t('remove')}
      </button>
    </li>
  )
}

interface NewProps {
  way: 'mail' | 'hook'
  hint: string
  add: (target: PostTarget) => Promise<void>
}

function NewAddress({ way, hint, add }: NewProps) {
  const target = useSignal('')
  const send = async (event: Event) => {
    event.preventDefault()
    await add({ way, target: target.value.trim() })
    target.value = ''
  }
  return (
    <form class="row post-new" onSubmit={(event) => void send(event)}>
      <label class="grow">
        {t(`post-new-${way}`)}
        <input
          type="text"
          inputMode={way === 'mail' ? 'email' : 'url'}
          required
          maxLength={500}
          placeholder={hint}
          value={target.value}
          onInput={(event) => (target.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit">{t('add')}</button>
    </form>
  )
}

interface PushProps {
  box: Box
  add: (target: PostTarget) => Promise<void>
  fail: (text: string) => void
}

function PushButton({ box, add, fail }: PushProps) {
  if (!canPush()) return <p class="faint">{t('post-no-push')}</p>
  const listen = async () => {
    const target = await listenHere(box.push).catch(() => null)
    if (target) await add(target)
    else fail(t('post-no-push'))
  }
  return (
    <button type="button" onClick={() => void listen()}>
      {t('post-new-push')}
    </button>
  )
}

function Wishes({ wishes, change }: { wishes: PostWishes; change: (wishes: PostWishes) => void }) {
  const quiet = wishes.quiet_from !== wishes.quiet_until
  const wish = (part: Partial<PostWishes>) => change({ ...wishes, ...part })
  const zones = [...new Set([wishes.zone, here(), 'UTC'])]
  return (
    <>
      <label>
        {t('post-every')}
        <select value={wishes.every} onChange={(event) => wish({ every: Number(event.currentTarget.value) })}>
          {[...new Set([...EVERY, wishes.every])].map((seconds) => (
            <option key={seconds} value={seconds}>
              {t('post-span', { minutes: Math.round(seconds / 60), hours: Math.round(seconds / 3600) })}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.reminders}
          onChange={(event) => wish({ reminders: event.currentTarget.checked })}
        />
        {t('post-reminders')}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={quiet}
          onChange={(event) =>
            wish(event.currentTarget.checked ? { ...NIGHT, zone: here() } : { quiet_from: 0, quiet_until: 0 })
          }
        />
        {t('post-quiet')}
      </label>
      {quiet && (
        <div class="row wrap">
          {(['quiet_from', 'quiet_until'] as const).map((end) => (
            <label key={end}>
              {t(`post-${end}`)}
              <input
                type="time"
                required
                value={clock(wishes[end])}
                onChange={(event) => event.currentTarget.value && wish({ [end]: minute(event.currentTarget.value) })}
              />
            </label>
          ))}
          <label>
            {t('post-zone')}
            <select value={wishes.zone} onChange={(event) => wish({ zone: event.currentTarget.value })}>
              {zones.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  )
}
