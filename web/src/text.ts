import { signal } from '@preact/signals'
import type { Language } from './types'

type Messages = Record<string, string>
export type Args = Record<string, string | number>

/** The client's own words, in Fluent's notation: `{ $name }` and `{ $count -> [one] … *[other] … }`. */
const load: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./locale/en.ftl'),
  it: () => import('./locale/it.ftl'),
}

export const language = signal<Language>('en')
const messages = signal<Messages>({})

export async function speak(wanted: Language): Promise<void> {
  messages.value = (await load[wanted]()).default
  language.value = wanted
  document.documentElement.lang = wanted
}

export function t(key: string, args: Args = {}): string {
  return format(messages.value[key] ?? key, args, language.value)
}

const SELECTOR = /^\{\s*\$(\w+)\s*->\s*(.*)\}$/s
const BRANCH = /(\*?)\[(\w+)\]\s*((?:[^[{*]|\*(?!\[)|\{[^}]*\})*)/g

export function format(pattern: string, args: Args, lang: Language): string {
  const selector = SELECTOR.exec(pattern)
  if (selector) return format(branch(selector[2]!, args[selector[1]!] ?? '', lang), args, lang)
  return pattern.replace(/\{\s*\$(\w+)\s*\}/g, (_, name: string) => String(args[name] ?? ''))
}

function branch(body: string, value: string | number, lang: Language): string {
  const form = typeof value === 'number' ? new Intl.PluralRules(lang).select(value) : ''
  let found = ''
  let rank = 0
  for (const [, star, key, text] of body.matchAll(BRANCH)) {
    const fit = key === String(value) ? 3 : key === form ? 2 : star ? 1 : 0
    if (fit > rank) [found, rank] = [text!.trim(), fit]
  }
  return found
}
