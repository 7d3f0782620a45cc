import { effect, signal } from '@preact/signals'
import { get } from '../../api'
import { language } from '../../text'

const rules = signal<Record<string, string>>({})
const wanted = signal(false)

/** The text of a rule, once the rules have come. They are fetched when the first one is asked for: few games need any. */
export function ruleText(id: string): string {
  if (!wanted.peek()) queueMicrotask(() => (wanted.value = true))
  return rules.value[id] ?? ''
}

effect(() => {
  const spoken = language.value
  if (!wanted.value) return
  get('/games/{title}/rules', { title: 'seven_ages' })
    .then(
      (found) =>
        spoken === language.peek() && (rules.value = Object.fromEntries(found.map(({ id, text }) => [id, text]))),
    )
    .catch(() => undefined)
})
