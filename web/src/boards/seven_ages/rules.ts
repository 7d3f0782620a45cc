import { effect, signal } from '@preact/signals'
import { get } from '../../api'
import { language } from '../../text'

const rules = signal<Record<string, string>>({})

/** The text of a rule, once the rules have come; they are fetched in the language of the reader. */
export const ruleText = (id: string): string => rules.value[id] ?? ''

effect(() => {
  void language.value
  get('/games/{title}/rules', { title: 'seven_ages' })
    .then((found) => (rules.value = Object.fromEntries(found.map(({ id, text }) => [id, text]))))
    .catch(() => undefined)
})
