import { asText } from '../../json'
import { fromTo, lineOf, textsOf, type Moment, type MomentRow, type Step } from '../../stage/moment'
import type { Places, Stock } from '../../stage/places'
import { t } from '../../text'
import type { LogLine, Packet } from '../../types'
import { historia, letterOf, nameOf, placeOf, thing, type Civilization } from './facts'
import { word } from './words'

/** Cubes between stores and territories, cards between hand, table and queue, wonders from the row, marks on the
 * matrix. */
export function places(packet: Packet): Places {
  const view = historia(packet)
  const stocks: Stock[] = []
  view.civilizations.forEach(({ name }, place) => {
    const cube = { kind: `cube-${place}`, look: '#h-cube', seat: place }
    const store = (kind: string) => `.civ[data-civ="${name}"] .cubes [data-kind="${kind}"]`
    for (const kind of ['available', 'used', 'stock'] as const)
      stocks.push({ ...cube, at: store(kind), count: view[kind][place] ?? 0 })
    for (const { id, cubes } of view.territories)
      stocks.push({ ...cube, at: `[data-territory="${id}"]`, count: cubes.filter((owner) => owner === name).length })
  })
  const lies: [string, string][] = view.row.map((id) => [id, `.wonder-row [data-wonder="${id}"]`])
  view.wonders.forEach((wonders, seat) => {
    for (const id of wonders)
      lies.push([id, `.civ[data-civ="${seat}"] [data-wonder="${id}"], .civ[data-civ="${seat}"]`])
  })
  const own = packet.viewer
  if (own !== null)
    for (const pile of ['hand', 'laid', 'queue'] as const)
      for (const id of view[pile][own] ?? []) lies.push([id, `.pile[data-kind="${pile}"] [data-card="${id}"]`])
  return {
    lies,
    stocks,
    slides: view.civilizations.map(({ name }) => `.marker[data-civ="${name}"]`),
    figures: Object.fromEntries(
      view.civilizations.map(({ name, vp }) => [`.civ[data-civ="${name}"] .stats li:first-child`, vp]),
    ),
  }
}

/** What was laid comes to light, and what the end of a turn has scored. */
export function moment(step: Step): Moment | null {
  const { fresh, packet, things } = step
  const end = lineOf(fresh, 'event-turn-end')
  if (end) return turnEnd(step, end)
  const laid = fresh.filter(({ key }) => key === 'event-laid' || key === 'event-nothing-laid')
  if (!laid.length) return null
  const cards = ({ args }: LogLine) =>
    Array.isArray(args.cards) ? args.cards.map((id) => thing(things, 'card', asText(id)).name).join(', ') : '–'
  return {
    kind: 'reveal',
    heading: t('moment-reveal'),
    lines: [],
    rows: laid.map((line) => ({
      ...whose(packet, line.args.seat as number | string),
      figures: [[t('moment-laid'), cards(line)]],
    })),
  }
}

const whose = (packet: Packet, name: number | string): Omit<MomentRow, 'figures'> => ({
  seat: letterOf(name) ? null : placeOf(historia(packet), name),
  name: nameOf(packet, name),
})

function turnEnd({ fresh, before, packet }: Step, end: LogLine): Moment {
  const old = historia(before).civilizations
  return {
    kind: 'triumph',
    heading: end.text,
    lines: textsOf(fresh, 'event-turn-order', 'event-leader-lost', 'event-golden-era'),
    rows: historia(packet).civilizations.map((civilization, place) => ({
      ...whose(packet, civilization.name),
      figures: scored(old[place]!, civilization),
    })),
  }
}

/** The points by what they were for, and the sum. */
function scored(before: Civilization, after: Civilization): [string, string][] {
  const parts = Object.entries(after.points)
    .map(([category, points]): [string, number] => [category, points - (before.points[category] ?? 0)])
    .filter(([, points]) => points !== 0)
    .map(([category, points]): [string, string] => [word(`score-${category}`), `${points > 0 ? '+' : ''}${points}`])
  return [...parts, [t('total'), fromTo(before.vp, after.vp)]]
}
