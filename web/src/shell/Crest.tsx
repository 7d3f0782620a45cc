import { crestOf } from '../boards/crests'

export function Crest({ title }: { title: string }) {
  return (
    <svg class="crest" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="sky" width="100" height="100" rx="12" />
      {crestOf(title)}
    </svg>
  )
}
