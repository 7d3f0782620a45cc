import type { Wish } from '../../table/Choice'
import type { Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, card, nameOf, sheet, URBAN } from './facts'
import { word } from './words'

/** What one might want of a card while the question is asked that it belongs to. */
export function wishesFor({ domain, id, of }: Picked, store: TableStore): Wish[] {
  const asked = store.decision.value?.question.key
  if (!asked) return []
  const politics = asked === 'question-politics' || asked === 'question-second-politics'
  const acting = asked === 'question-action' || asked === 'question-first-turn'
  const { name } = card(store.things.value, id)
  if (domain === 'civil' && acting)
    return [{ move: `take:${id}+${of?.space ?? ''}`, label: word('move-take', { civil: name }) }]
  if (domain === 'site' && acting) return siteWishes(id, name)
  if (domain !== 'card' || !holds(store, id)) return []
  if (asked === 'question-defence' || asked === 'question-force') return conflictWishes(store, id, name)
  return acting ? civilWishes(store, id, name) : politics ? politicalWishes(store, id, name) : []
}

const siteWishes = (id: string, name: string): Wish[] =>
  ['build', 'destroy'].map((verb) => ({ move: `${verb}:${id}`, label: word(`move-${verb}`, { site: name }) }))

function holds(store: TableStore, id: string): boolean {
  const packet = store.shown.value!
  const view = ages(packet)
  const seat = packet.viewer!
  return view.hand[seat]!.includes(id) || view.military_hand[seat]!.some((face) => face.card === id)
}

function civilWishes(store: TableStore, id: string, name: string): Wish[] {
  const { kind } = sheet(store.things.value, id)
  const wish = (verb: string, named: string): Wish => ({
    move: `${verb}:${id}`,
    label: word(`move-${verb}`, { [named]: name }),
  })
  if (kind === 'leader' || kind === 'action' || kind === 'tactic') return [wish(kind, kind)]
  if (kind === 'government') return [wish('develop', 'technology'), wish('revolution', 'government')]
  return isTechnology(kind) ? [wish('develop', 'technology')] : []
}

/** A military card strengthens a defence or a colonization force: openly as a bonus card, or face down. */
function conflictWishes(store: TableStore, id: string, name: string): Wish[] {
  const { military_hand: hands } = ages(store.shown.value!)
  if (!hands[store.shown.value!.viewer!]!.some((face) => face.card === id)) return []
  const concealed = { move: `conceal:${id}`, label: word('move-conceal', { military: name }) }
  if (sheet(store.things.value, id).kind !== 'bonus') return [concealed]
  return [{ move: `bonus:${id}`, label: word('move-bonus', { bonus: name }) }, concealed]
}

const isTechnology = (kind: string) =>
  kind === 'farm' ||
  kind === 'mine' ||
  URBAN.has(kind) ||
  kind.startsWith('special_') ||
  ['infantry', 'cavalry', 'artillery', 'air_force'].includes(kind)

function politicalWishes(store: TableStore, id: string, name: string): Wish[] {
  const packet = store.shown.value!
  const { kind } = sheet(store.things.value, id)
  if (kind === 'event' || kind === 'territory')
    return [{ move: `prepare:${id}`, label: word('move-prepare', { event: name }) }]
  if (kind !== 'aggression' && kind !== 'war') return []
  return packet.seats
    .filter(({ seat }) => seat !== packet.viewer)
    .map(({ seat }) => ({
      move: `${kind}:${id}+${seat}`,
      label: word(`move-${kind}`, { [kind]: name, seat: nameOf(packet, seat) }),
    }))
}

const CHANGED = ['civil', 'military', 'urban_limit']

/** What a card would replace, and other things known of it just now. */
export function notesOn({ id, domain, of }: Picked, store: TableStore): string[] {
  const packet = store.shown.value!
  const view = ages(packet)
  const seat = packet.viewer
  if (seat === null) return []
  const things = store.things.value
  const { kind } = sheet(things, id)
  const own = view.hand[seat]!.includes(id) || domain === 'civil'
  const leader = view.leader[seat]
  const notes: string[] = []
  if (domain === 'civil' && Number(of?.space) <= view.leaving) notes.push(t('through-leaves'))
  if (own && kind === 'leader' && leader) notes.push(t('through-replaces', { name: card(things, leader).name }))
  if (own && kind === 'government') {
    const [now, then] = [view.government[seat]!, id].map((government) => sheet(things, government).gives ?? {})
    const changes = CHANGED.map((name) => `${t(`through-change-${name}`)} ${now![name] ?? 0} → ${then![name] ?? 0}`)
    notes.push(`${t('through-replaces', { name: card(things, view.government[seat]!).name })} ${changes.join(', ')}`)
  }
  if (view.fresh.includes(id) && domain !== 'civil') notes.push(t('through-fresh'))
  return notes
}
