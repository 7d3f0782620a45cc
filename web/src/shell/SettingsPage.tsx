import { useSignal } from '@preact/signals'
import { change, settings, type Settings } from '../settings'
import { language, t } from '../text'
import type { Language } from '../types'
import { choose, introduce, me } from './me'
import { Sessions } from './Sessions'

const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  palette: ['standard', 'red-green', 'blue-yellow'],
  motion: ['system', 'off'],
} as const

const SWITCHES = [
  'confirmReveal',
  'confirmAll',
  'autoSingle',
  'opponentPrices',
  'sound',
  'notify',
  'leftHanded',
] as const
const SWITCH_TEXTS: Record<(typeof SWITCHES)[number], string> = {
  confirmReveal: 'set-confirm-reveal',
  confirmAll: 'set-confirm-all',
  autoSingle: 'set-auto-single',
  opponentPrices: 'set-opponent-prices',
  sound: 'set-sound',
  notify: 'set-notify',
  leftHanded: 'set-left-handed',
}

export function SettingsPage() {
  const saved = useSignal(false)
  const flip = async (key: (typeof SWITCHES)[number], value: boolean) => {
    if (key === 'notify' && value && 'Notification' in window) await Notification.requestPermission()
    change({ [key]: value })
  }
  return (
    <main class="page">
      <h1>{t('settings')}</h1>
      <div class="card-box form">
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
        {Object.entries(CHOICES).map(([key, values]) => (
          <label key={key}>
            {t(`set-${key}`)}
            <select
              value={settings.value[key as keyof typeof CHOICES]}
              onChange={(event) => change({ [key]: event.currentTarget.value } as Partial<Settings>)}
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
        {SWITCHES.map((key) => (
          <label class="check" key={key}>
            <input
              type="checkbox"
              checked={settings.value[key]}
              onChange={(event) => void flip(key, event.currentTarget.checked)}
            />
            {t(SWITCH_TEXTS[key])}
          </label>
        ))}
      </div>
      <Sessions />
    </main>
  )
}
