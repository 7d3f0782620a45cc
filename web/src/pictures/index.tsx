import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { later } from '../idle'
import './layer.css'
import type { Part } from './shapes'

type Draw = (id: string) => Part[] | null

/** Pictures come once a board that shows them is drawn. */
const SETS = {
  wonder: async (): Promise<Draw> => (await import('./wonders')).wonder,
  leader: async (): Promise<Draw> => {
    const { face } = await import('./faces')
    return (id) => face(id)
  },
  saint: async (): Promise<Draw> => {
    const { face } = await import('./faces')
    return (id) => face(id, true)
  },
  arms: async (): Promise<Draw> => (await import('./arms')).arms,
  artefact: async (): Promise<Draw> => (await import('./artefacts')).artefact,
  unit: async (): Promise<Draw> => (await import('./units')).unit,
  territory: async (): Promise<Draw> => (await import('./territories')).territory,
}
export type PictureSet = keyof typeof SETS
/** What stands on the ground, and not in a room or on a shield. */
const OUTDOORS: PictureSet[] = ['wonder', 'artefact', 'unit', 'territory']

const loaded = signal<Partial<Record<PictureSet, Draw>>>({})
const asked = new Set<PictureSet>()

function load(set: PictureSet): void {
  if (asked.has(set)) return
  asked.add(set)
  later(() => SETS[set]().then((draw) => (loaded.value = { ...loaded.value, [set]: draw })))
}

/** Pictures of the things of a title, by their domain. */
export const pictured =
  (sets: Partial<Record<string, PictureSet>>) =>
  ({ domain, id }: { domain: string; id: string }) =>
    sets[domain] ? <Picture set={sets[domain]} id={id} /> : null

interface PictureProps {
  set: PictureSet
  id: string
  /** What is shown until the picture has come, or if there is none. */
  children?: ComponentChildren
}

/** The picture of a thing; what stands beside it says what it is. */
export function Picture({ set, id, children }: PictureProps) {
  // With the board that shows it, so that nobody finds the board finished before its pictures are asked for.
  useLayoutEffect(() => load(set), [set])
  const parts = loaded.value[set]?.(id)
  if (!parts) return <>{children}</>
  return (
    <svg
      class="picture"
      data-picture={`${set}:${id}`}
      viewBox={set === 'arms' ? '0 0 40 48' : '0 0 64 48'}
      aria-hidden="true"
    >
      {set !== 'arms' && <rect class="picture-sky" width="64" height="48" />}
      {OUTDOORS.includes(set) && <path class="picture-ground" d="M0 42h64v6H0z" />}
      {parts.map(([tone, path, moved], place) => (
        <path key={place} data-tone={tone} d={path} transform={moved} />
      ))}
    </svg>
  )
}
