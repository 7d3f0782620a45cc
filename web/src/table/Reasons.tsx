import { t } from '../text'
import type { Advised } from '../types'
import { changeOf } from './effects'

/** What a move that is advised certainly changes. */
export function Reasons({ advised: { reasons } }: { advised: Advised }) {
  return reasons.length ? (
    <p class="faint">
      {reasons.map(({ label, ...figures }) => t('effect-line', { whose: '', label, ...changeOf(figures) })).join(' · ')}
    </p>
  ) : null
}
