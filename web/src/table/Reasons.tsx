import { t } from '../text'
import type { Advised } from '../types'

/** What a move that is advised certainly changes. */
export function Reasons({ advised: { reasons } }: { advised: Advised }) {
  return reasons.length ? (
    <p class="faint">
      {reasons
        .map(({ label, before, after }) =>
          t('effect-line', {
            whose: '',
            label,
            before,
            after,
            change: after > before ? `+${after - before}` : `−${before - after}`,
          }),
        )
        .join(' · ')}
    </p>
  ) : null
}
