import { t } from '../../text'
import type { Packet, Things } from '../../types'
import type { Section } from '../index'
import { describe as plainly } from '../plain/describe'
import { ages, empireName, forecast, thing, total } from './facts'
import { harvestText } from './harvest'
import { stateOf } from './notes'

export { chapterOf } from '../plain/describe'

/** Everything in sight as tables of text: what every title tells, then harvests to come, the conflict and the map. */
export function describe(packet: Packet, things: Things): Section[] {
  const view = ages(packet)
  const harvests: Section = {
    heading: t('ages-harvests'),
    columns: [t('ages-empires'), t('ages-glory'), t('what')],
    rows: view.empires.map((empire) => [
      thing(things, 'card', empire.card).name,
      String(forecast(empire)),
      empire.harvest.map((icon) => harvestText(things, icon)).join('; ') || '–',
    ]),
  }
  const conflict: Section = {
    heading: t('ages-conflict'),
    columns: [t('ages-empires'), t('what'), t('total')],
    rows: (view.conflict?.sides ?? []).map(({ colour, parts, open }) => [
      empireName(view, things, colour),
      Object.entries(parts)
        .map(([part, points]) => `${t(`ages-part-${part}`)} ${points}`)
        .join(', '),
      open ? String(total(parts)) : t('ages-at-least', { sum: total(parts) }),
    ]),
  }
  const world: Section = {
    heading: t('ages-world'),
    columns: [t('place'), t('what')],
    rows: view.areas.map((area) => [thing(things, 'area', area.id).name, stateOf(view, things, area).join(', ')]),
  }
  return [...plainly(packet, things), harvests, conflict, world].filter((section) => section.rows.length)
}
