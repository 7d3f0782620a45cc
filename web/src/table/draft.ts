import { effect, type ReadonlySignal } from '@preact/signals'

const PLACE = 'civitas.draft.'

/** What somebody has begun and not yet sent, as an open sheet or an amount, outlives a reload and the sleep of a phone:
 * the tab keeps it for as long as the same is asked. */
export function keepDraft(name: string, asked: ReadonlySignal<string | null>, part: { value: unknown }): () => void {
  let found = false
  return effect(() => {
    const about = asked.value
    const { value } = part
    if (about === null) return
    const kept = found ? null : read(name)
    found = true
    if (kept?.about === about) part.value = kept.value
    else write(name, { about, value })
  })
}

interface Kept {
  about: string
  value: unknown
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE + name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(PLACE + name, JSON.stringify(kept))
  } catch {
    // Private browsing may forbid storage; the draft then lasts as long as the page.
  }
}
