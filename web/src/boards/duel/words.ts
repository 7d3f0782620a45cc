import { effect, signal } from '@preact/signals'
import { format, language, type Args } from '../../text'
import type { Language } from '../../types'

/** The words of the game itself come from the title's own Fluent files. */
type Messages = Record<string, string>
const load: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () =>
    import('../../../../src/civitas/games/seven_wonders_duel/text/en.ftl?words=resource,colour,science,score,age,deck&fluent'),
  it: () =>
    import('../../../../src/civitas/games/seven_wonders_duel/text/it.ftl?words=resource,colour,science,score,age,deck&fluent'),
}

const messages = signal<Messages>({})

effect(() => {
  void load[language.value]().then((found) => (messages.value = found.default))
})

export const word = (key: string, args: Args = {}): string => format(messages.value[key] ?? key, args, language.value)
