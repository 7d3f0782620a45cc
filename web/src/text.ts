import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { signal } from '@preact/signals'
import type { Language } from './types'

export type Args = Record<string, string | number>
export type Load = () => Promise<{ default: string }>

/** The client's own words. */
const load: Record<Language, Load> = {
  en: () => import('./locale/en.ftl'),
  it: () => import('./locale/it.ftl'),
}

export const language = signal<Language>('en')
const words = signal<FluentBundle | null>(null)

/** What is spoken of besides: the words of a board come with it. */
const further: Record<Language, Load>[] = []

export async function speak(wanted: Language): Promise<void> {
  const all = await Promise.all([load, ...further].map((found) => found[wanted]()))
  words.value = bundle(wanted, all.map(({ default: source }) => source).join('\n'))
  language.value = wanted
  document.documentElement.lang = wanted
}

/** Adds words to the client's own, once. */
export async function learn(more: Record<Language, Load>): Promise<void> {
  if (further.includes(more)) return
  further.push(more)
  await speak(language.value)
}

export const t = (key: string, args: Args = {}): string => say(words.value, key, args)

export function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

/** A message, or with a dot an attribute of one; what has no words is told by its key. */
export function say(from: FluentBundle | null, key: string, args: Args = {}): string {
  const [id = '', attribute] = key.split('.')
  const message = from?.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!from || !pattern) return key
  // Whatever is wrong with one word, the others are said.
  return from.formatPattern(pattern, plain(args), [])
}

/** Numbers choose their plural form, and stand as they are: years and points have no separators. */
const plain = (args: Args): Record<string, string | FluentNumber> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  )
