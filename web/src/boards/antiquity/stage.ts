import { lineOf, nameOf, seatOf, type Moment, type MomentRow, type Step } from '../../stage/moment'
import type { Places, Stock } from '../../stage/places'
import { t } from '../../text'
import type { LogLine, Packet } from '../../types'
import { antiquity, type AntiquityView } from './facts'

/** Goods go from the land to the stores, men to their buildings; graves, dirt, inns and industries come down. */
export function places(packet: Packet): Places {
  const view = antiquity(packet)
  const stocks: Stock[] = [
    ...view.polluted.map((id) => one('pollution', hexOf(id), '#q-pollution')),
    ...view.markers.map((id) => one('marker', hexOf(id), '#q-marker')),
  ]
  for (const { seat, good, project, centre, goods } of view.industries) {
    stocks.push(one(`industry-${seat}`, hexOf(centre), `#q-${project === 'fishery' ? project : good}`))
    for (const id of goods) stocks.push(one(`${good}-${seat}`, hexOf(id), `#q-${good}`))
  }
  for (const seat of view.players.keys()) stocks.push(...ofPlayer(view, seat))
  return { stocks }
}

function ofPlayer(view: AntiquityView, seat: number): Stock[] {
  const { goods, free_men: men, inns, cities } = view.players[seat]!
  const panel = (part: string) => `.antiquity-panel[data-seat="${seat}"] ${part}`
  const square = (city: number, id: string) =>
    `[data-map="city-${seat}-${city + 1}"] [data-square="${id}"], ${panel('.small-cities')}`
  return [
    ...Object.entries(goods).map(([good, count]) => ({
      ...one(`${good}-${seat}`, panel(`[data-good="${good}"]`), `#q-${good}`),
      count,
    })),
    { ...one(`man-${seat}`, panel('[data-figure="man"]'), '#q-man'), count: men },
    ...inns.map((id) => one(`inn-${seat}`, hexOf(id), '#q-inn')),
    ...cities.flatMap(({ centre, pieces, graves, houses, fountains }, city) => [
      one(`city-${seat}`, hexOf(centre), '#q-city'),
      ...pieces.map(({ building, squares }) => one(`built-${seat}`, square(city, squares[0]!), `#q-${building}`)),
      ...houses.map((id) => one(`house-${seat}`, square(city, id), '#q-house')),
      ...fountains.map((id) => one(`fountain-${seat}`, square(city, id), '#q-fountain')),
      ...pieces
        .filter(({ manned }) => manned)
        .map(({ squares }) => one(`man-${seat}`, square(city, squares[0]!), '#q-man')),
      ...graves.map((id) => one(`grave-${seat}`, square(city, id), '#q-grave')),
    ]),
  ]
}

const hexOf = (id: string): string => `[data-hex="${id}"]`

const one = (kind: string, at: string, look: string): Stock => ({ kind, at, count: 1, look })

/** Famine and pollution. */
export function moment({ fresh, before, packet }: Step): Moment | null {
  const hungry = fresh.filter(({ key }) => key === 'event-graves')
  const dirty = fresh.filter(({ key }) => key === 'event-polluted' || key === 'event-converted')
  const out = lineOf(fresh, 'event-eliminated')
  if (!hungry.length && !dirty.length && !out) return null
  const famine = hungry.length > 0 || !!out
  const lines = [...hungry, ...(famine ? [] : dirty), ...(out ? [out] : [])]
  return {
    kind: 'loss',
    heading: famine ? t('moment-famine', { level: antiquity(before).famine }) : t('moment-pollution'),
    lines: lines.map(({ text }) => text),
    rows: seatsOf(lines).map((seat) => (famine ? famineOf(before, packet, seat) : dirtOf(before, packet, seat))),
  }
}

const seatsOf = (lines: LogLine[]): number[] => [...new Set(lines.map((line) => seatOf(line)))]

function famineOf(before: Packet, packet: Packet, seat: number): MomentRow {
  const { food, granary_relief: granary, graves_due: graves } = antiquity(before).players[seat]!
  return {
    seat,
    name: nameOf(packet, seat),
    figures: [
      [t('moment-food'), String(food)],
      [t('moment-granary'), String(granary)],
      [t('antiquity-name-grave'), String(graves)],
    ],
  }
}

function dirtOf(before: Packet, packet: Packet, seat: number): MomentRow {
  const { city_pollution: cities, fountain_relief: fountains, dump_relief: dump } = antiquity(before).players[seat]!
  return {
    seat,
    name: nameOf(packet, seat),
    figures: [
      [t('moment-from-cities'), String(cities)],
      [t('moment-fountains'), `−${fountains}`],
      [t('moment-dump'), `−${dump}`],
    ],
  }
}
