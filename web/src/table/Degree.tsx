import { t } from '../text'
import type { Rule } from '../types'

/** What a rule rests on where no rulebook is public; who tells it, on demand. */
export function Degree({ rule }: { rule: Rule }) {
  if (!rule.degree) return null
  const degree = t(`degree-${rule.degree}`)
  const told = rule.ours ? t('degree-partly', { degree }) : degree
  if (!rule.sources?.length) return <small class="degree">{told}</small>
  return (
    <details class="degree">
      <summary>{told}</summary>
      {rule.sources.join('; ')}
    </details>
  )
}
