import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

type Rooms = typeof import('../club')

/** Pages that most visits never show are fetched with the first of them. */
export function Club({ place, name }: { place: 'ranking' | 'archive' | 'people' | 'events'; name: string }) {
  const rooms = useSignal<Rooms | null>(null)
  useEffect(() => {
    void import('../club').then(async (found) => {
      await found.ready
      rooms.value = found
    })
  }, [])
  if (!rooms.value) return <main class="page" aria-busy="true" />
  const { Archive, Event, Events, Profile, Ranking } = rooms.value
  if (place === 'people') return <Profile key={name} id={name} />
  if (place === 'events') return name ? <Event key={name} id={name} /> : <Events />
  return place === 'ranking' ? <Ranking /> : <Archive />
}
