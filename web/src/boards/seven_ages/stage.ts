import { lineOf, textsOf, type Moment, type MomentRow, type Step } from '../../stage/moment'
import type { Places, Stock } from '../../stage/places'
import { t } from '../../text'
import type { Packet, Things } from '../../types'
import { ages, areaOf, countOf, empireName, empireOf, type AgesView, type Force, type Side } from './facts'

/** Units from area to area, cards from the hand to the board, empires along the track of progress. */
export function places(packet: Packet, things: Things): Places {
  const view = ages(packet)
  const stocks: Stock[] = []
  const add = (kind: string, id: string, count: number, look: string, seat?: number) =>
    stocks.push({ kind, at: `[data-area="${id}"]`, count, look, ...(seat === undefined ? {} : { seat }) })
  const units = (colour: string | null | undefined, id: string, forces: Force[] = []) => {
    const empire = empireOf(view, colour)
    if (empire) add(`unit-${colour}`, id, countAll(forces), `#a-${colour}`, empire.seat)
  }
  for (const area of view.areas) {
    units(area.owner, area.id, area.units)
    units(area.invader, area.id, area.guests)
    add('city', area.id, area.city, '#a-city')
    if (area.fort) add('fort', area.id, 1, '#a-fort')
    if (area.disorder) add('disorder', area.id, 1, '#a-disorder')
    if (area.artefacts.length) add('artefact', area.id, area.artefacts.length, '#a-artefact')
  }
  for (const { leader, area, colour } of view.leaders) if (area) add(`${colour}-${leader}`, area, 1, '#a-leader')
  const group = view.group
  if (group) units(moving(view, things), areaOf(things, group.at), [group.force])
  const lies: [string, string][] = view.empires.map(({ card, colour }) => [card, `[data-empire="${colour}"]`])
  const own = packet.viewer
  if (own !== null) for (const id of view.hand[own] ?? []) lies.push([id, `.a-hand [data-card="${id}"]`])
  return {
    lies,
    stocks,
    slides: view.empires.map(({ colour }) => `.a-space [data-progress="${colour}"]`),
    figures: {
      ...Object.fromEntries(view.glory.map((glory, seat) => [`[data-player="${seat}"] [data-glory]`, glory])),
      ...Object.fromEntries(view.empires.map(({ colour, money }) => [`[data-empire="${colour}"] [data-money]`, money])),
    },
  }
}

const countAll = (forces: Force[]): number => forces.reduce((sum, force) => sum + countOf(force), 0)

/** The empire of the group on the move: whoever holds the place it came from. */
const moving = (view: AgesView, things: Things): string | null =>
  view.areas.find(({ id }) => id === areaOf(things, view.group!.from))?.owner ?? null

/** A round of a battle. */
export function moment({ fresh, before, packet, things }: Step): Moment | null {
  const round = lineOf(fresh, 'event-round')
  const conflict = ages(packet).conflict ?? ages(before).conflict
  if (!round || !conflict) return null
  const totals = [Number(round.args.total), Number(round.args.rival)]
  const area = things.area?.[conflict.area]?.name ?? ''
  return {
    kind: 'war',
    heading: t('moment-battle', { area, round: Number(round.args.round) }),
    lines: textsOf(
      fresh,
      'event-committed',
      'event-retreat',
      'event-taken',
      'event-held',
      'event-neutral',
      'event-loot',
    ),
    rows: conflict.sides.map((side, place) => sideRow(side, totals[place]!, before, packet, things)),
  }
}

function sideRow({ colour, parts }: Side, total: number, before: Packet, packet: Packet, things: Things): MomentRow {
  const view = empireOf(ages(packet), colour) ? ages(packet) : ages(before)
  const known = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const open = Object.entries(parts).map(([part, points]): [string, string] => [t(`ages-part-${part}`), String(points)])
  const hidden: [string, string][] = total === known ? [] : [[t('moment-turned-up'), `+${total - known}`]]
  return {
    seat: empireOf(view, colour)?.seat ?? null,
    name: empireName(view, things, colour),
    figures: [...open, ...hidden, [t('total'), String(total)]],
  }
}
