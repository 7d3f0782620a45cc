import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import type { Section } from '../index'
import { duel, RESOURCES, thing } from './facts'
import { word } from './words'

/** A new Age opens a chapter of the log. */
export const chapterOf = (line: LogLine) =>
  line.key === 'event-age-laid' ? word(`age-${Number(line.args.age)}`) : null

/** Everything in sight as tables of text. */
export function describe(packet: Packet, things: Things): Section[] {
  const view = duel(packet)
  const card = (id: string) => thing(things, 'card', id).name
  const wonder = (id: string) => thing(things, 'wonder', id).name
  const token = (id: string) => thing(things, 'token', id).name
  const list = (names: string[]) => names.join(', ') || '–'
  const names = packet.seats.map((seat) => seat.name)
  const both = (label: string, of: (seat: number) => string) => [label, of(0), of(1)]
  const cities: Section = {
    heading: t('tab-players'),
    columns: ['', ...names],
    rows: [
      both(t('duel-coins'), (seat) => String(view.players[seat]!.coins)),
      ...RESOURCES.map((good) =>
        both(word(`resource-${good}`), (seat) =>
          t('duel-good-short', { count: view.players[seat]!.production[good], price: view.players[seat]!.trade[good] }),
        ),
      ),
      both(t('duel-symbols'), (seat) =>
        list(
          Object.entries(view.players[seat]!.science).map(([symbol, count]) => `${word(`science-${symbol}`)} ${count}`),
        ),
      ),
      both(t('duel-wonders'), (seat) =>
        list(
          view.wonders[seat]!.map((id) =>
            view.built[seat]!.includes(id)
              ? `${wonder(id)} (${t('duel-wonder-built')})`
              : `${wonder(id)} (${t('duel-wonder-price', { price: view.players[seat]!.wonder_prices[id] ?? 0 })})`,
          ),
        ),
      ),
      both(t('duel-buildings'), (seat) => list(view.cities[seat]!.map(card))),
      both(t('duel-tokens'), (seat) => list(view.tokens[seat]!.map(token))),
      both(t('duel-pawn'), (seat) => String(seat === 0 ? view.pawn : -view.pawn)),
    ],
  }
  const structure: Section = {
    heading: view.age ? t('duel-structure', { age: word(`age-${view.age}`) }) : t('duel-draft'),
    columns: [t('duel-card'), t('duel-state'), ...names.map((name) => t('duel-price-of', { name }))],
    rows: view.age
      ? view.structure.map((slot) => [
          slot.card ? card(slot.card) : t('duel-face-down', { back: '' }),
          slot.covered_by.length ? t('duel-covered') : t('duel-free'),
          ...[0, 1].map((seat) => (slot.card ? String(view.players[seat]!.prices[slot.card] ?? '–') : '–')),
        ])
      : view.offered.map((id) => [wonder(id), thing(things, 'wonder', id).text.join(' '), '–', '–']),
  }
  const rest: Section = {
    heading: t('in-sight'),
    columns: [t('what'), t('value')],
    rows: [
      [t('duel-tokens'), list(view.board.map(token))],
      [t('duel-discarded'), list(view.discarded.map(card))],
      [t('duel-unseen'), list([...view.unseen, ...view.unseen_guilds].map(card))],
    ],
  }
  const moves: Section = {
    heading: t('tab-moves'),
    columns: [t('what'), t('value')],
    rows: (packet.decision?.moves ?? []).map((move) => [move.label, move.detail]),
  }
  return [structure, cities, rest, moves]
}
