import { t } from '../../text'
import type { Json } from '../../types'
import type { Cost } from './facts'
import { Sign } from './Sign'

const PARTS = ['wood', 'stone', 'food', 'luxury'] as const

/** A price as signs: so many of each sort; goods that have to differ are marked. */
export function Price({ cost }: { cost: Json | undefined }) {
  const price = (cost ?? {}) as unknown as Partial<Cost>
  const parts = PARTS.filter((part) => price[part])
  if (!parts.length) return <span class="price">{t('antiquity-free-of-charge')}</span>
  return (
    <span class="price">
      {parts.map((part) => (
        <span key={part}>
          {price[part]}
          <Sign id={part} label={t(`antiquity-${part}`)} />
        </span>
      ))}
      {!!price.different && (
        <span title={t('antiquity-different')}>
          <span aria-hidden="true">≠</span>
          <span class="visually-hidden">{t('antiquity-different')}</span>
        </span>
      )}
    </span>
  )
}
