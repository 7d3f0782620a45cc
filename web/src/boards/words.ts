import type { FluentBundle } from '@fluent/bundle'
import { effect, signal } from '@preact/signals'
import { bundle, language, say, type Args, type Load } from '../text'
import type { Language } from '../types'

/** The words of a game itself come from the title's own Fluent files. */
export function speaker(load: Record<Language, Load>): (key: string, args?: Args) => string {
  const words = signal<FluentBundle | null>(null)
  effect(() => {
    const wanted = language.value
    void load[wanted]().then((found) => (words.value = bundle(wanted, found.default)))
  })
  return (key, args) => say(words.value, key, args)
}
