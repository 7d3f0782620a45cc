import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

type Rooms = typeof import('../people')

/** Accounts are for whoever wishes one: most visits never fetch these pages. */
export function People({ place, name }: { place: 'account' | 'admin'; name: string }) {
  const rooms = useSignal<Rooms | null>(null)
  useEffect(() => {
    void import('../people').then(async (found) => {
      await found.ready
      rooms.value = found
    })
  }, [])
  if (!rooms.value) return <main class="page" aria-busy="true" />
  const { Account, Admin } = rooms.value
  return place === 'account' ? <Account /> : <Admin name={name} />
}
