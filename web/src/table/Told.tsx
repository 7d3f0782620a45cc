import type { Thing } from '../types'
import { said } from './things'

/** What a thing does and what is noted of it now; what its values rest on stands below, as a footnote. */
export function Told({ found, notes = [] }: { found: Thing; notes?: string[] }) {
  const { lines, basis } = said(found)
  return (
    <ul class="effects">
      {[...lines, ...notes].map((line) => (
        <li key={line}>{line}</li>
      ))}
      {basis && <li class="basis">{basis}</li>}
    </ul>
  )
}
