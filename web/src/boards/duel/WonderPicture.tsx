import type { Thing } from '../../types'
import { costMarks, effectMarks, Row, widthOf } from './effects'
import { sheet } from './facts'

/** A Wonder: its vignette, its cost down the left, its gifts at the right; golden once it stands. */
export function WonderPicture({ id, found, built }: { id: string; found: Thing; built: boolean }) {
  const { cost, effects } = sheet(found)
  const gifts = effectMarks(effects, 22, 52)
  const price = costMarks(cost, 14, 5)
  const wide = Math.min(148, widthOf(gifts, 4))
  return (
    <svg class="wonder-face" data-built={built} viewBox="0 0 160 92" aria-hidden="true">
      <g clip-path="url(#wonder-shape)">
        <use href={`#w-${id}`} width="160" height="76" />
        {!built && (
          <>
            <rect class="ribbon" x="0" y="2" width={8 + price.length * 16} height="20" />
            <Row marks={price} left={4} right={156} gap={2} centred={false} />
          </>
        )}
        <rect class="gifts" x={74 - wide / 2} y="50" width={wide + 12} height="26" rx="6" />
        <Row marks={gifts} left={6} right={154} gap={4} />
        <rect class="wonder-plate" y="76" width="160" height="16" />
      </g>
      <text class="wonder-name" x="80" y="88" text-anchor="middle">
        {found.name}
      </text>
      <rect class="wonder-edge" x="1" y="1" width="158" height="90" rx="6.5" />
    </svg>
  )
}
