import type { Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Things } from '../../types'
import {
  ages,
  countOf,
  empireName,
  forecast,
  areasPrinted,
  thing,
  type AgesView,
  type Area,
  type Empire,
  type Force,
  type Leader,
} from './facts'
import { worldOf, type Ground } from './geography'
import { harvestText } from './harvest'
import { ruleText } from './rules'

/** What is known of a thing just now, besides what is printed on it. */
export function notesOn(store: TableStore, { domain, id }: Picked): string[] {
  const view = ages(store.shown.value!)
  if (domain === 'area') return areaNotes(store, id)
  const empire = view.empires.find(({ card }) => card === id)
  if (domain === 'card' && empire) return empireNotes(store, empire)
  return domain === 'card' ? cardNotes(store, id) : []
}

/** What speaks against starting the empire of a card in hand, and against placing its artefact. */
function cardNotes(store: TableStore, card: string): string[] {
  const uses = ages(store.shown.value!).uses[card]
  if (!uses) return []
  const said = (rule: string) => (rule ? ruleText(rule) : t('ages-playable'))
  return [t('ages-use-start', { why: said(uses.start) }), t('ages-use-artefact', { why: said(uses.artefact) })]
}

export function areaNotes(store: TableStore, id: string): string[] {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const area = view.areas.find((area) => area.id === id)
  const leaders = view.leaders.filter((leader) => leader.area === id)
  const ground = worldOf(areasPrinted(things))?.byId.get(id)
  return [
    ...(area ? stateOf(view, things, area) : []),
    ...leaders.map((leader) => leaderName(things, leader)),
    ...(ground ? comers(store, ground) : []),
  ]
}

/** Who may come: the empires next door that could walk or sail in, and the group on the move. */
function comers(store: TableStore, { id, borders, land }: Ground): string[] {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const holder = view.areas.find((area) => area.id === id)?.owner
  const near = borders.flatMap((other) => {
    const area = view.areas.find((area) => area.id === other)
    const units = (area?.units ?? []).reduce((sum, force) => sum + (land ? countOf(force) : force.naval), 0)
    if (!area?.owner || area.owner === holder || !units) return []
    const place = thing(things, 'area', other).name
    return [t('ages-comer', { empire: empireName(view, things, area.owner), area: place, count: units })]
  })
  return near.length ? [t('ages-comers', { list: near.join(', ') })] : []
}

/** Who and what is in an area, in words. */
export function stateOf(view: AgesView, things: Things, area: Area): string[] {
  return [
    ...(area.owner ? [empireName(view, things, area.owner)] : []),
    ...(area.city ? [t(area.capital ? 'ages-capital' : 'ages-city', { level: area.city })] : []),
    ...(area.fort ? [t('ages-fort')] : []),
    ...(area.disorder ? [t('ages-disorder')] : []),
    ...(area.units ?? []).flatMap((force) => forceWords(things, force)),
    ...(area.invader ? [t('ages-invader', { empire: empireName(view, things, area.invader) })] : []),
    ...(area.guests ?? []).flatMap((force) => forceWords(things, force)),
    ...area.artefacts.map((artefact) => thing(things, 'artefact', artefact).name),
  ]
}

/** Own units by their types; those of others as far as they can be told apart. */
export function forceWords(things: Things, { land, naval, air, special, types }: Force): string[] {
  const named = (counts: Record<string, number>) =>
    Object.entries(counts).map(([unit, count]) => t('amount', { count, what: thing(things, 'unit', unit).name }))
  if (types) return named(types)
  return [
    ...(land ? [t('ages-land', { count: land })] : []),
    ...(naval ? [t('ages-naval', { count: naval })] : []),
    ...(air ? [t('ages-air', { count: air })] : []),
    ...named(special),
  ]
}

export function leaderName(things: Things, { leader, named }: Leader): string {
  const kind = thing(things, 'leader', leader).name
  return named ? `${thing(things, 'named', named).name} (${kind})` : kind
}

function empireNotes(store: TableStore, empire: Empire): string[] {
  const things = store.things.value
  const packet = store.shown.value!
  const view = ages(packet)
  const { army, money, income, upkeep, elites, religion, government, calamities, barbarian } = empire
  const leaders = view.leaders.filter(({ colour }) => colour === empire.colour)
  const lately = packet.digest.filter(({ args }) => Object.values(args).includes(empire.card)).map(({ text }) => text)
  return [
    t('ages-played-by', { name: packet.seats[empire.seat]?.name ?? '' }),
    t('ages-standing', { space: empire.progress, age: empire.age }),
    upkeep === null ? t('ages-purse', { money, income }) : t('ages-own-purse', { money, income, upkeep }),
    [t('ages-harvest', { points: forecast(empire) }), ...empire.harvest.map((icon) => harvestText(things, icon))].join(
      '; ',
    ),
    ...(army
      ? [
          Object.entries(army)
            .map(([unit, count]) => t('amount', { count, what: thing(things, 'unit', unit).name }))
            .join(', '),
        ]
      : [t('ages-units', { units: empire.units, ships: empire.ships })]),
    ...(elites ? [t('ages-elites', { count: elites })] : []),
    ...[religion, government, ...calamities].flatMap((id) => (id ? [thing(things, 'artefact', id).name] : [])),
    ...leaders.map((leader) => leaderName(things, leader)),
    ...(barbarian ? [t('ages-barbarian')] : []),
    ...(lately.length ? [t('ages-lately'), ...lately] : []),
  ].filter(Boolean)
}
