import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import type { Section } from '../index'
import { AXES, face, historia, levelThing, nameOf, placeOf, thing, total } from './facts'
import { word } from './words'

/** A new turn opens a chapter of the log. */
export const chapterOf = (line: LogLine) => (line.key === 'event-turn' ? line.text : null)

/** Everything in sight as tables of text. */
export function describe(packet: Packet, things: Things): Section[] {
  const view = historia(packet)
  const name = (domain: string) => (id: string) => thing(things, domain, id).name
  const list = (names: string[]) => names.join(', ') || '–'
  const civs = view.civilizations
  const all = (label: string, of: (place: number) => string) => [label, ...civs.map((_, place) => of(place))]
  const seated = (of: (seat: number) => string) => (place: number) => (civs[place]!.civbot === null ? of(place) : '–')
  const civilizations: Section = {
    heading: t('tab-players'),
    columns: ['', ...civs.map((civ) => nameOf(packet, civ.name))],
    rows: [
      all(t('historia-place'), (place) => String(view.order.findIndex((civ) => placeOf(view, civ) === place) + 1)),
      all(word('score-total'), (place) => String(civs[place]!.vp)),
      all(t('historia-turn-end'), (place) => {
        const parts = Object.entries(civs[place]!.turn_end)
        return parts.length
          ? `${total(civs[place]!.turn_end)} (${parts.map(([icon, points]) => `${word(`icon-${icon}`)}: ${points}`).join(', ')})`
          : '–'
      }),
      ...AXES.map((axis) =>
        all(
          word(`axis-${axis}`),
          (place) => `${view[axis][place]} (${levelThing(things, axis, view[axis][place]!)[1].name})`,
        ),
      ),
      all(
        t('historia-government'),
        (place) => `${name('government')(civs[place]!.government)} (${civs[place]!.government_vp})`,
      ),
      all(t('historia-available'), (place) => String(view.available[place])),
      all(
        t('historia-used'),
        seated((seat) => String(view.used[seat])),
      ),
      all(
        t('historia-stock'),
        seated((seat) => String(view.stock[seat])),
      ),
      all(t('historia-map'), (place) => list(civs[place]!.territories.map(name('territory')))),
      all(t('historia-alone'), (place) => list(civs[place]!.sole.map(name('territory')))),
      all(t('historia-abilities'), (place) =>
        list([
          ...(civs[place]!.navigation ? [t('historia-navigation')] : []),
          ...(civs[place]!.cards_per_round ? [t('historia-per-round', { count: civs[place]!.cards_per_round })] : []),
          ...(civs[place]!.advanced ?? []).map((action) => t('historia-twice', { action: name('card')(action) })),
        ]),
      ),
      all(
        t('historia-leader'),
        seated((seat) => (view.leader[seat] ? name('leader')(view.leader[seat]) : '–')),
      ),
      all(
        t('historia-wonders'),
        seated((seat) =>
          list(
            view.wonders[seat]!.map(
              (id) => name('wonder')(id) + (view.tapped.includes(id) ? ` (${t('historia-wonder-used')})` : ''),
            ),
          ),
        ),
      ),
      all(
        t('historia-hand'),
        seated((seat) => list([...view.hand[seat]!, ...(view.advisors[seat] ?? [])].map(name('card')))),
      ),
      all(
        t('historia-advisors-hand'),
        seated((seat) => String(view.advisors_in_hand[seat])),
      ),
      all(
        t('historia-laid'),
        seated((seat) => list(view.laid[seat]!.map(name('card')))),
      ),
      all(
        t('historia-queue'),
        seated((seat) => list(view.queue[seat]!.map(name('card')))),
      ),
    ],
  }
  const territories: Section = {
    heading: t('historia-map'),
    columns: [t('historia-territory'), t('historia-value'), t('historia-presence'), t('historia-neighbours')],
    rows: view.territories.map(({ id, tile, cubes, adjacent }) => [
      name('territory')(id),
      tile === null ? '?' : String(tile),
      list(cubes.map((civ) => nameOf(packet, civ))),
      list(adjacent.map(name('territory'))),
    ]),
  }
  const rest: Section = {
    heading: t('in-sight'),
    columns: [t('what'), t('value')],
    rows: [
      [word(`era-${view.era}`), t('historia-turn', { turn: view.turn_of_era })],
      [t('historia-row'), list(view.row.map(name('wonder')))],
      ...view.offered.map((id) => [name('leader')(id), face(thing(things, 'leader', id), 1)]),
      ...(view.event ? [[name('event')(view.event), face(thing(things, 'event', view.event), 1)]] : []),
      ...view.goals.map((id) => [name('goal')(id), face(thing(things, 'goal', id), 0)]),
      [t('historia-unseen-tiles'), list(view.unseen_tiles.map(String))],
    ],
  }
  const moves: Section = {
    heading: t('tab-moves'),
    columns: [t('what'), t('value')],
    rows: (packet.decision?.moves ?? []).map((move) => [move.label, move.detail]),
  }
  return [civilizations, territories, rest, moves]
}
