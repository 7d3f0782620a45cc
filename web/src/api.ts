import { language } from './text'
import type { Events, Fault, Gets, Packet, Posts } from './types'

/** A refusal of the server, as one sentence in the reader's language. Status 0: the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly sentence: string,
    readonly rule: string | null = null,
    readonly packet: Packet | null = null,
  ) {
    super(sentence)
  }
}

type Params = Record<string, string | number | boolean | null | undefined>

/** A key no other request bears; it works without a secure context too. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What this page calls its stream of events: there it is not told again what the answer to its own request says. */
const listener = freshKey()

/** The address of a request: parameters named in the path stand there, the others behind it. */
export function address(path: string, params: Params = {}): string {
  const given = new Map(Object.entries(params))
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)
    given.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [key, value] of [...given, ['lang', language.value] as const]) {
    if (value !== null && value !== undefined) query.set(key, String(value))
  }
  return `/api${place}?${query}`
}

async function ask(where: string, init: RequestInit, again = true): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(where, init)
  } catch {
    throw new ApiError(0, 'offline', '')
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body
  // An expired session is cleared with the answer; the next request begins a new one.
  if (response.status === 401 && again) return ask(where, init, false)
  const { error, sentence, rule, packet } = { error: '', sentence: '', ...(body as Fault | null) }
  throw new ApiError(response.status, error, sentence, rule, packet)
}

/** Paths, parameters, bodies and answers are those of the server's own description. */
export async function get<P extends keyof Gets>(path: P, params?: Gets[P]['params']): Promise<Gets[P]['answer']> {
  return (await ask(address(path, params), {})) as Gets[P]['answer']
}

export type Body<P extends keyof Posts> = Posts[P] extends { body: infer B } ? B : object

export async function post<P extends keyof Posts>(
  path: P,
  params: Posts[P]['params'],
  body: Body<P>,
): Promise<Posts[P]['answer']> {
  const where = address(path, { ...(params as Params), listener })
  const headers = { 'Content-Type': 'application/json' }
  return (await ask(where, { method: 'POST', headers, body: JSON.stringify(body) })) as Posts[P]['answer']
}

/** What is done with what is heard at a table, by name. */
export type Heard = { [name in keyof Events]: (event: Events[name]) => void }

/** The live stream of one table; the browser reconnects by itself and says where it had got to. */
export function stream(table: string, seat: number | null, after: number | null, heard: Heard): EventSource {
  const source = new EventSource(address('/tables/{table_id}/events', { table_id: table, seat, after, listener }))
  for (const [name, hear] of Object.entries(heard) as [string, (event: unknown) => void][])
    source.addEventListener(name, (event: MessageEvent<string>) => hear(JSON.parse(event.data)))
  return source
}
