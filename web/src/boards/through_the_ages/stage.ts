import { asText } from '../../json'
import { lineOf, nameOf, seatOf, textsOf, type Moment, type Step } from '../../stage/moment'
import type { Places, Stock } from '../../stage/places'
import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import { ages, card, ownSeat, sheet, SITE_KINDS, type AgesView } from './facts'
import { word } from './words'

/** Where cards lie and tokens stand. Of others one sees the line of their civilization. */
export function places(packet: Packet, things: Things): Places {
  const view = ages(packet)
  const own = ownSeat(packet)
  const lies: [string, string][] = []
  view.row.forEach((id, space) => id && lies.push([id, `.card-row [data-space="${space + 1}"]`]))
  packet.seats.forEach(({ seat }) => {
    const at = (selector: string) => (seat === own ? selector : `[data-nation="${seat}"]`)
    for (const id of view.hand[seat]!) lies.push([id, at(`.hand [data-card="${id}"]`)])
    for (const { card: id } of view.military_hand[seat]!) if (id) lies.push([id, at(`.hand [data-card="${id}"]`)])
    for (const id of inPlay(view, things, seat)) lies.push([id, at(`.civilization [data-chip="${id}"]`)])
    for (const id of sites(view, things, seat)) lies.push([id, at(`.technologies [data-site="${id}"]`)])
  })
  return {
    lies,
    stocks: [...tokens(view, things, own, 'yellow'), ...tokens(view, things, own, 'blue')],
    figures: Object.fromEntries(
      packet.seats.flatMap(({ seat }) => [
        [`[data-nation="${seat}"] [data-rating="culture"]`, view.culture[seat]!],
        [`[data-nation="${seat}"] [data-rating="science"]`, view.science[seat]!],
      ]),
    ),
    deck: '[data-pile="civil"]',
  }
}

function inPlay(view: AgesView, things: Things, seat: number): string[] {
  const single = [view.government[seat], view.leader[seat], view.unfinished[seat], view.tactic[seat]]
  const special = view.technologies[seat]!.filter((id) => sheet(things, id).kind.startsWith('special_'))
  return [...single.flatMap((id) => id ?? []), ...view.wonders[seat]!, ...view.colonies[seat]!, ...special]
}

const sites = (view: AgesView, things: Things, seat: number): string[] =>
  view.technologies[seat]!.filter((id) => SITE_KINDS.includes(sheet(things, id).kind))

/** Workers in yellow, food and resources in blue, of the civilization in the middle. */
function tokens(view: AgesView, things: Things, seat: number, colour: 'yellow' | 'blue'): Stock[] {
  const on = (colour === 'yellow' ? view.workers : view.tokens)[seat]!
  const stock = (at: string, count: number): Stock => ({ kind: colour, at, count, look: `token ${colour}` })
  return [
    stock(`[data-bank="${colour}"] .sections`, view[colour][seat]!),
    ...(colour === 'yellow' ? [stock('[data-bank="yellow"] .grow-population', view.unused[seat]!)] : []),
    ...sites(view, things, seat).map((id) => stock(`.technologies [data-site="${id}"]`, on[id] ?? 0)),
  ]
}

/** Auctions, attacks and wars. */
export function moment(step: Step): Moment | null {
  const { fresh } = step
  const settled = lineOf(fresh, 'event-colony', 'event-unclaimed')
  if (settled) return auction(step, settled)
  const war = lineOf(fresh, 'event-war-won', 'event-war-lost', 'event-war-drawn', 'event-war')
  if (war) return fought(step, war)
  const attack = lineOf(fresh, 'event-aggression', 'event-defended')
  return attack ? attacked(step, attack) : null
}

/** What everybody bid since the territory was turned up. */
function auction({ fresh, packet, things }: Step, settled: LogLine): Moment {
  const opened = packet.log.findLastIndex(({ key, n }) => key === 'event-revealed' && n < settled.n)
  const told = packet.log.slice(Math.max(0, opened))
  const bids = new Map<number, string>()
  for (const line of told)
    if (line.key === 'event-bid') bids.set(seatOf(line), String(Number(line.args.bid)))
    else if (line.key === 'event-bid-passed' && !bids.has(seatOf(line))) bids.set(seatOf(line), '–')
  return {
    kind: 'auction',
    heading: t('moment-auction', { card: card(things, asText(settled.args.card)).name }),
    lines: [...textsOf(told, 'event-sent', 'event-bonus'), ...textsOf(fresh, 'event-colony', 'event-unclaimed')],
    rows: [...bids].map(([seat, bid]) => ({
      seat,
      name: nameOf(packet, seat),
      figures: [[t('moment-bid'), bid]],
    })),
  }
}

/** A war declared or fought out: strengths as they stood. */
function fought({ fresh, before, packet }: Step, war: LogLine): Moment {
  const [seat, other] = [seatOf(war), seatOf(war, 'other')]
  const players = ages(before).players
  const told = players[seat]!.war_strength
  const [strength, rival] = told ? [told.strength, told.rival] : [players[seat]!.strength, players[other]!.strength]
  return {
    kind: 'war',
    heading: t(war.key === 'event-war' ? 'moment-war-declared' : 'moment-war'),
    lines: [war.text, ...textsOf(fresh, ...LOSSES)],
    rows: sides(packet, seat, other, strength, rival),
  }
}

const LOSSES = ['event-culture-lost', 'event-culture', 'event-goods-lost', 'event-stolen', 'event-population-lost']

function attacked({ fresh, before, packet }: Step, line: LogLine): Moment {
  const begun = line.key === 'event-aggression'
  const view = ages(begun ? packet : before)
  const [first, second] = [seatOf(line), seatOf(line, 'other')]
  const [seat, other] = begun ? [first, second] : [second, first]
  const strength = view.attack?.strength ?? view.players[seat]!.strength
  const defence = view.attack?.defence ?? view.players[other]!.strength
  return {
    kind: 'war',
    heading: t('moment-attack'),
    lines: [...textsOf(fresh, 'event-aggression', 'event-bonus', 'event-defended', ...LOSSES)],
    rows: sides(packet, seat, other, strength, defence),
  }
}

const sides = (packet: Packet, seat: number, other: number, strength: number, rival: number): Moment['rows'] => [
  { seat, name: nameOf(packet, seat), figures: [[word('player-strength'), String(strength)]] },
  { seat: other, name: nameOf(packet, other), figures: [[word('player-strength'), String(rival)]] },
]
