import type { Thing } from '../../types'
import { hyphenated } from '../hyphens'
import { costMarks, effectMarks, Row, widthOf } from './effects'
import { sheet } from './facts'

/** A Wonder: its vignette, its cost along the top, its gifts at the foot, its name beneath; golden once it stands. */
export function WonderPicture({ id, found, built }: { id: string; found: Thing; built: boolean }) {
  const { cost, effects } = sheet(found)
  const gifts = effectMarks(effects, 20, 42)
  const price = costMarks(cost, 15, 3)
  const wide = Math.min(124, widthOf(gifts, 3))
  return (
    <span class="wonder-card" data-built={built}>
      <svg class="wonder-face" viewBox="0 0 132 64" aria-hidden="true">
        <use href={`#w-${id}`} width="132" height="64" />
        {!built && (
          <>
            <rect class="ribbon" x="0" y="1" width={6 + price.length * 17} height="19" />
            <Row marks={price} left={3} right={129} gap={2} centred={false} />
          </>
        )}
        <rect class="gifts" x={62 - wide / 2} y="41" width={wide + 8} height="22" rx="5" />
        <Row marks={gifts} left={4} right={128} gap={3} />
      </svg>
      <span class="wonder-name">{hyphenated(found.name)}</span>
    </span>
  )
}
