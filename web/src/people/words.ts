import type { FluentBundle } from '@fluent/bundle'
import { effect, signal } from '@preact/signals'
import { bundle, language, say, t as shared, type Args, type Load } from '../text'
import type { Language } from '../types'

/** Words of accounts and administrators: most visits never need them, so they come with these pages. */
const load: Record<Language, Load> = {
  en: () => import('./en.ftl'),
  it: () => import('./it.ftl'),
}

const words = signal<FluentBundle | null>(null)

/** Settled once there are words. */
export const ready = new Promise<void>((done) => {
  effect(() => {
    const wanted = language.value
    void load[wanted]().then((found) => {
      words.value = bundle(wanted, found.default)
      done()
    })
  })
})

export const t = (key: string, args?: Args): string =>
  words.value?.hasMessage(key) ? say(words.value, key, args) : shared(key, args)

export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(seconds * 1000)

export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(seconds * 1000)
