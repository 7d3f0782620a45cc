import { t } from '../../text'
import type { Things } from '../../types'
import { thing, type Harvest } from './facts'
import { word } from './words'

/** An icon of glory, and what it would bring now. */
export function harvestText(things: Things, { icon, region, areas, most, pay }: Harvest): string {
  const key = icon !== 'areas' ? `icon-${icon}` : region ? `icon-areas-${areas}` : `icon-areas-world-${areas}`
  const label = word(key, { n: most, region: region ? thing(things, 'region', region).name : '' })
  return t('ages-icon-pays', { icon: label.replace(/\.$/, ''), points: pay ?? '?' })
}
