import { language } from './text'
import type { Packet } from './types'

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

type Query = Record<string, string | number | null | undefined>

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...query, lang: language.value })) {
    if (value !== null && value !== undefined) parts.set(key, String(value))
  }
  return `/api${path}?${parts}`
}

/** A key no other request bears; it works without a secure context too. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function ask<T>(path: string, init: RequestInit, query?: Query, again = true): Promise<T> {
  let response: Response
  try {
    response = await fetch(address(path, query), init)
  } catch {
    throw new ApiError(0, 'offline', '')
  }
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as T
  // An expired session is cleared with the answer; the next request begins a new one.
  if (response.status === 401 && again) return ask(path, init, query, false)
  const fault = (body ?? {}) as { error?: string; sentence?: string; rule?: string; packet?: Packet }
  throw new ApiError(response.status, fault.error ?? '', fault.sentence ?? '', fault.rule ?? null, fault.packet ?? null)
}

export const get = <T>(path: string, query?: Query): Promise<T> => ask<T>(path, {}, query)

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

/** The live stream of one table; the browser reconnects by itself and says where it had got to. */
export const stream = (table: string, seat: number | null): EventSource =>
  new EventSource(address(`/tables/${table}/events`, { seat }))
