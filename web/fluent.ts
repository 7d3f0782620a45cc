import { FluentParser, FluentSerializer, Junk, Message } from '@fluent/syntax'
import type { Plugin } from 'vite'

/** Turns a Fluent file into a module of its text without the comments; `?words=a,b` keeps the messages whose id begins
 * with one of these prefixes. `text.ts` reads it. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(source, id) {
      const [path, query = ''] = id.split('?')
      if (!path?.endsWith('.ftl') || query === 'raw') return null
      const prefixes = new URLSearchParams(query).get('words')?.split(',')
      return { code: `export default ${JSON.stringify(kept(source, prefixes))}`, map: null }
    },
  }
}

/** The messages that begin with one of the prefixes, or all. */
export function kept(source: string, prefixes?: string[]): string {
  const resource = new FluentParser({ withSpans: false }).parse(source)
  const fault = resource.body.find((entry) => entry instanceof Junk)
  if (fault) throw new Error(`not Fluent: ${fault.content}`)
  const messages = resource.body.filter((entry) => entry instanceof Message)
  resource.body = messages.filter(({ id }) => !prefixes || prefixes.some((prefix) => id.name.startsWith(`${prefix}-`)))
  for (const message of messages) message.comment = null
  return new FluentSerializer({}).serialize(resource)
}
