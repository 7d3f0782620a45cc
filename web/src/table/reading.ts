import { computed } from '@preact/signals'
import { navigate, route } from '../router'

/** The rule that is read over the table, by the address; empty for all of them. */
export const reading = computed(() => route.value.searchParams.get('rule'))

/** Did we come here from the table? Then the way back leads there. */
let opened = false

function go(rule: string | null, replace: boolean): void {
  const address = new URL(location.href)
  if (rule === null) address.searchParams.delete('rule')
  else address.searchParams.set('rule', rule)
  navigate(address.pathname + address.search, replace)
}

export function read(rule: string): void {
  opened ||= reading.peek() === null
  go(rule, reading.peek() !== null)
}

export function stopReading(): void {
  if (reading.peek() === null) return
  if (opened) history.back()
  else go(null, true)
  opened = false
}
