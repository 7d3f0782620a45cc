import { signal } from '@preact/signals'
import { get, post } from '../api'
import { language, speak } from '../text'
import type { Language, Me, MeWish } from '../types'

export const me = signal<Me | null>(null)

const PLACE = 'civitas.language'

function remembered(): Language | null {
  try {
    const found = localStorage.getItem(PLACE)
    return found === 'en' || found === 'it' ? found : null
  } catch {
    return null
  }
}

/** The language: what was chosen here, else what the browser prefers. Who I am comes when it comes. */
export async function greet(): Promise<void> {
  void get('/me')
    .then((found) => (me.value = found))
    .catch(() => undefined)
  const preferred = navigator.language.startsWith('it') ? 'it' : 'en'
  await speak(remembered() ?? preferred)
}

export async function choose(wanted: Language): Promise<void> {
  await speak(wanted)
  try {
    localStorage.setItem(PLACE, wanted)
  } catch {
    // The choice then lasts as long as the page.
  }
  await introduce({ language: language.value })
}

export async function introduce(part: MeWish): Promise<void> {
  me.value = await post('/me', {}, part).catch(() => me.value)
}
