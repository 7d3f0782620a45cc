import { signal } from '@preact/signals'
import { forget, look, movesWith } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { antiquity, asked, legalWith } from './facts'

/** The hex that was clicked before it was said what to build there; the moves up to it follow by themselves. */
export const wanted = signal<string | null>(null)
/** A hex on which several things could be built: a sheet asks which. */
export const asking = signal<{ hex: string; projects: string[] } | null>(null)

/** Per hex what a cart could build there now. */
export function buildable(store: TableStore): Map<string, string[]> {
  const { sites } = antiquity(store.shown.value!)
  const found = new Map<string, string[]>()
  for (const { args } of legalWith(store, 'found'))
    for (const hex of Object.keys(sites[args.project!] ?? {}))
      found.set(hex, [...(found.get(hex) ?? []), args.project!])
  return found
}

/** Questions that name a hex, and the verb that answers them. */
const VERBS: Record<string, string> = {
  settle: 'settle',
  site: 'site',
  pollute: 'pollute',
  explore: 'explore',
  take: 'take',
  country: 'clean',
}

export function chooseHex(store: TableStore, hex: string, projects: string[], event: MouseEvent): void {
  const about = { domain: 'hex', id: hex }
  const moves = movesWith(store, about)
  const touched = event instanceof PointerEvent && event.pointerType === 'touch'
  if (projects.length) {
    forget()
    if (projects.length > 1 || moves.length || touched) asking.value = { hex, projects }
    else begin(store, projects[0]!, hex)
  } else if (moves.length === 1 && !moves[0]!.reveals && !touched) {
    forget()
    void store.play(moves[0]!)
  } else if (!moves.length && !touched && VERBS[asked(store)] && asked(store) !== 'country') {
    void store.explain(`${VERBS[asked(store)]}:${hex}`)
  } else {
    look(about)
  }
}

/** Starts to build something on a hex. */
export function begin(store: TableStore, project: string, hex: string): void {
  wanted.value = hex
  asking.value = null
  void store.play(`found:${project}`)
}

/** As soon as the table asks for the place of what was begun, it is told; other questions end the wish. */
export function follow(store: TableStore): void {
  const hex = wanted.value
  if (hex === null || store.sent.value === store.decision.value?.id) return
  const question = asked(store)
  if (question === 'site' || question === 'pair') {
    wanted.value = null
    const moves = movesWith(store, { domain: 'hex', id: hex })
    if (moves.length === 1) void store.play(moves[0]!)
    else if (moves.length) look({ domain: 'hex', id: hex })
  } else if (question !== 'product' && question !== 'country') {
    wanted.value = null
  }
}

/** What one might want of a hex while it is asked for one. */
export function wishFor(store: TableStore, hex: string): string[] {
  const verb = VERBS[asked(store)]
  return verb ? [`${verb}:${hex}`] : []
}
