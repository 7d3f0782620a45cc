import { asText } from '../../json'
import type { Picked } from '../../table/picked'
import { t } from '../../text'
import type { Json, Packet, Thing, Things } from '../../types'

/** A piece of a value in words, and the thing it names. */
export interface Part {
  text: string
  about?: Picked
}

export interface Fact {
  label: string
  parts: Part[]
}

/** Things of one sort, a row each. */
export interface List {
  label: string
  columns: string[]
  rows: Part[][][]
}

/** A field of the view with its name; what its ids name, and the columns if it lists things. */
interface Field {
  key: string
  label: string
  kind: string
  columns: Field[]
}

type Fields = Record<string, Json>

/** Reads a view with the words of the title: a field without a name is of no use to a reader and left out. */
export class Reading {
  private readonly view: Fields
  private readonly game: Field[]
  private readonly player: Field[]

  constructor(
    private readonly packet: Packet,
    private readonly things: Things,
  ) {
    this.view = packet.view ?? {}
    this.game = fieldsOf(things.view)
    this.player = fieldsOf(things.player)
  }

  /** What holds for the whole table; of what there is none, nothing is said. */
  facts(): Fact[] {
    return this.told(
      this.game.filter(({ key, kind }) => this.view[key] !== 0 || kind === 'seat'),
      (key) => this.view[key],
    )
  }

  /** What belongs to one seat. */
  factsOf(seat: number): Fact[] {
    return this.told(this.player, (key) => this.own(key, seat))
  }

  /** Everything that the players have, a column for each of them. */
  players(): List {
    const rows = this.player
      .filter((field) => !field.columns.length)
      .map((field) => [
        [{ text: field.label }],
        ...this.packet.seats.map(({ seat }) => this.parts(this.own(field.key, seat), field.kind)),
      ])
      .filter(([, ...cells]) => cells.some((parts) => parts.length))
    return { label: t('tab-players'), columns: [t('what'), ...this.packet.seats.map(({ name }) => name)], rows }
  }

  /** What is listed before the first plain fact is under way just now: a conflict, a trade. */
  underWay(): List[] {
    const fact = this.game.findIndex((field) => !hasColumns(field))
    return this.listed(this.game.slice(0, Math.max(0, fact)))
  }

  lists(): List[] {
    const fact = this.game.findIndex((field) => !hasColumns(field))
    const game = this.listed(this.game.slice(Math.max(0, fact)).filter(hasColumns))
    const players = this.player.filter(hasColumns).flatMap((field) =>
      this.packet.seats.map(({ seat, name }) => {
        const list = this.list(field, entriesOf(this.own(field.key, seat)))
        return { ...list, label: `${list.label}: ${name}` }
      }),
    )
    return [...game, ...players.filter((list) => list.rows.length)]
  }

  private listed(fields: Field[]): List[] {
    return fields
      .map((field) => this.list(field, entriesOf(this.view[field.key]).filter(isOpen)))
      .filter((list) => list.rows.length)
  }

  private told(fields: Field[], value: (key: string) => Json | undefined): Fact[] {
    return fields
      .filter((field) => !field.columns.length)
      .map(({ key, label, kind }) => ({ label, parts: this.parts(value(key), kind) }))
      .filter((fact) => fact.parts.length)
  }

  private list({ label, columns }: Field, entries: Fields[]): List {
    const rows = entries.map((entry) => columns.map(({ key, kind }) => this.parts(entry[key], kind)))
    const filled = columns.map((_, place) => rows.some((row) => row[place]!.length))
    const kept = <T>(cells: T[]) => cells.filter((_, place) => filled[place])
    return { label, columns: kept(columns.map((column) => column.label)), rows: rows.map(kept) }
  }

  /** A field of one seat: in the sheet that the view holds of each player, or in a field with an entry for each. */
  private own(key: string, seat: number): Json | undefined {
    const sheet = entriesOf(this.view.players)[seat]
    if (sheet && key in sheet) return sheet[key]
    const all = this.view[key]
    return Array.isArray(all) ? all[seat] : undefined
  }

  private parts(value: Json | undefined, kind: string): Part[] {
    if (value === null || value === undefined || value === false || value === '') return []
    if (value === true) return [{ text: t('yes') }]
    if (Array.isArray(value)) return value.flatMap((part) => this.parts(part, kind))
    if (typeof value === 'object') return this.amounts(value, kind)
    if (kind === 'seat')
      return this.packet.seats.filter(({ seat }) => seat === value).map(({ name }) => ({ text: name }))
    return [typeof value === 'number' ? { text: String(value) } : this.named(value, kind)]
  }

  /** Numbers of things as `3 × wood`; the fields of anything else one after the other, numbers only if they have a
   * name. */
  private amounts(entry: Fields, kind: string): Part[] {
    if (Object.values(entry).every((count) => typeof count === 'number'))
      return Object.entries(entry)
        .filter(([, count]) => count !== 0)
        .map(([id, count]) => {
          const part = this.named(id, kind)
          return { ...part, text: t('amount', { count: count as number, what: part.text }) }
        })
    const parts = Object.entries(entry).flatMap(([key, value]) => {
      if (typeof value === 'boolean') return []
      if (typeof value !== 'number') return this.parts(value, key in this.things ? key : '')
      const what = this.things.part?.[key]?.name
      return what && value ? [{ text: t('amount', { count: value, what }) }] : []
    })
    const about = parts.find((part) => part.about)?.about
    const text = parts.map((part) => part.text).join(' ')
    return text ? [about ? { text, about } : { text }] : []
  }

  private named(id: string, kind: string): Part {
    if (id === '?') return { text: t('face-down') }
    const domains = Object.keys(this.things).filter((name) => this.things[name]![id])
    const domain = domains.includes(kind) ? kind : domains[0]
    if (domain === undefined) return { text: id.replaceAll('_', ' ') }
    const { name: text, text: says } = this.things[domain]![id]!
    // What a narrower domain says of the id is the same thing: a card among those that can be built.
    const as = domains.filter((name) => this.things[name]![id]!.text.join() === says.join())
    return says.length ? { text, about: { domain, id, as: as.map((name) => ({ domain: name, id })) } } : { text }
  }
}

/** An offer that has been answered is history. */
const isOpen = ({ status = 'open' }: Fields) => status === 'open'

const hasColumns = (field: Field) => field.columns.length > 0

function fieldsOf(words: Record<string, Thing> = {}): Field[] {
  return Object.entries(words).map(([key, { name, sheet }]) => ({
    key,
    label: name,
    kind: asText(sheet.kind),
    columns: entriesOf(sheet.columns).map((column) => ({
      key: asText(column.key),
      label: asText(column.label),
      kind: asText(column.kind),
      columns: [],
    })),
  }))
}

const entriesOf = (value: Json | undefined): Fields[] =>
  Array.isArray(value) ? value.filter((entry): entry is Fields => isFields(entry)) : isFields(value) ? [value] : []

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
