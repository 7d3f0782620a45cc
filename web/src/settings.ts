import { effect, signal } from '@preact/signals'

/** What a player likes, kept in this browser. */
export interface Settings {
  theme: 'system' | 'light' | 'dark' | 'contrast'
  palette: 'standard' | 'red-green' | 'blue-yellow'
  textSize: number
  motion: 'system' | 'off'
  /** How quickly the steps of others follow each other. */
  speed: 'once' | 'brisk' | 'calm' | 'slow'
  moments: boolean
  confirmReveal: boolean
  confirmAll: boolean
  autoSingle: boolean
  opponentPrices: boolean
  sound: boolean
  notify: boolean
  leftHanded: boolean
}

const STANDARD: Settings = {
  theme: 'system',
  palette: 'standard',
  textSize: 100,
  motion: 'system',
  speed: 'brisk',
  moments: true,
  confirmReveal: true,
  confirmAll: false,
  autoSingle: true,
  opponentPrices: false,
  sound: false,
  notify: false,
  leftHanded: false,
}

const PLACE = 'civitas.settings'

function read(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) }
  } catch {
    return STANDARD
  }
}

export const settings = signal<Settings>(read())

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
export const still = (): boolean => calm.matches || document.hidden || settings.value.motion === 'off'

effect(() => {
  const { theme, palette, textSize, motion, leftHanded } = settings.value
  const root = document.documentElement
  root.dataset.theme = theme
  root.dataset.palette = palette
  root.dataset.motion = motion
  root.dataset.hand = leftHanded ? 'left' : 'right'
  root.style.fontSize = `${textSize}%`
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value))
  } catch {
    // Private browsing may forbid storage; the settings then last as long as the page.
  }
})
