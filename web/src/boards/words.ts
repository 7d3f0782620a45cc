import { effect, signal } from '@preact/signals'
import { format, language, type Args } from '../text'
import type { Language } from '../types'

type Messages = Record<string, string>
type Load = () => Promise<{ default: Messages }>

/** The words of a game itself come from the title's own Fluent files. */
export function speaker(load: Record<Language, Load>): (key: string, args?: Args) => string {
  const messages = signal<Messages>({})
  effect(() => {
    void load[language.value]().then((found) => (messages.value = found.default))
  })
  return (key, args = {}) => format(messages.value[key] ?? key, args, language.value)
}
