import { useSignal } from '@preact/signals'
import { Link } from '../router'
import { change, settings } from '../settings'
import { language, t } from '../text'
import type { Language } from '../types'
import { choose, introduce, me } from './me'
import { Post } from './Post'
import { Sample } from './Sample'

const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  palette: ['standard', 'red-green', 'blue-yellow'],
  motion: ['system', 'off'],
  speed: ['once', 'brisk', 'calm', 'slow'],
} as const

const SWITCHES = {
  play: ['confirmReveal', 'confirmAll', 'autoSingle', 'opponentPrices', 'moments'],
  signs: ['sound', 'notify', 'leftHanded'],
} as const
type Switch = (typeof SWITCHES)[keyof typeof SWITCHES][number]
const SWITCH_TEXTS: Record<Switch, string> = {
  confirmReveal: 'set-confirm-reveal',
  confirmAll: 'set-confirm-all',
  autoSingle: 'set-auto-single',
  opponentPrices: 'set-opponent-prices',
  moments: 'set-moments',
  sound: 'set-sound',
  notify: 'set-notify',
  leftHanded: 'set-left-handed',
}

export function SettingsPage() {
  const saved = useSignal(false)
  const flip = async (key: Switch, value: boolean) => {
    if (key === 'notify' && value && 'Notification' in window) await Notification.requestPermission()
    change({ [key]: value })
  }
  return (
    <main class="page settings">
      <h1>{t('settings')}</h1>
      <section class="card-box form" aria-labelledby="set-you">
        <h2 id="set-you">{t('set-you')}</h2>
        <label>
          {t('name')}
          <input
            value={me.value?.name ?? ''}
            maxLength={30}
            onChange={(event) => void introduce({ name: event.currentTarget.value }).then(() => (saved.value = true))}
          />
        </label>
        {saved.value && <p role="status">{t('saved')}</p>}
        <label>
          {t('language')}
          <select value={language.value} onChange={(event) => void choose(event.currentTarget.value as Language)}>
            <option value="en">English</option>
            <option value="it">Italiano</option>
          </select>
        </label>
        <p>
          <Link class="button" to="/account">
            {t('account')}
          </Link>{' '}
          <small class="faint">{t('account-about')}</small>
        </p>
      </section>
      <section class="card-box form" aria-labelledby="set-look">
        <h2 id="set-look">{t('set-look')}</h2>
        {Object.entries(CHOICES).map(([key, values]) => (
          <label key={key}>
            {t(`set-${key}`)}
            <select
              value={settings.value[key as keyof typeof CHOICES]}
              onChange={(event) => change({ [key]: event.currentTarget.value })}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {t(`${key}-${value}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {t('set-text-size')} ({settings.value.textSize} %)
          <input
            type="range"
            min={80}
            max={200}
            step={10}
            value={settings.value.textSize}
            onChange={(event) => change({ textSize: Number(event.currentTarget.value) })}
          />
        </label>
        <Sample />
      </section>
      {Object.entries(SWITCHES).map(([group, keys]) => (
        <section class="card-box form" key={group} aria-labelledby={`set-${group}`}>
          <h2 id={`set-${group}`}>{t(`set-${group}`)}</h2>
          {keys.map((key) => (
            <label class="check" key={key}>
              <input
                type="checkbox"
                checked={settings.value[key]}
                onChange={(event) => void flip(key, event.currentTarget.checked)}
              />
              {t(SWITCH_TEXTS[key])}
            </label>
          ))}
        </section>
      ))}
      <Post />
    </main>
  )
}
