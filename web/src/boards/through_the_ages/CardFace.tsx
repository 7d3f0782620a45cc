import type { ComponentChildren } from 'preact'
import { lately } from '../../table/lately'
import { choose, movesWith, restOn, target, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { card, cardsOf, family, sheet, signed, type Sheet } from './facts'
import { hyphenated } from '../hyphens'
import { Sign } from './Sign'
import { ageName, word } from './words'

interface CardProps {
  id: string
  about: Picked
  store: TableStore
  /** What stands at the corner, and what a reader hears of it. */
  corner?: ComponentChildren
  note?: string | undefined
  /** Marks for the style and for tests. */
  marks?: Record<string, string | number | boolean>
}

/** A card to be clicked: its kind and Age, its name, what it costs and gives. */
export function Card({ id, about, store, corner, note, marks }: CardProps) {
  const { kind } = sheet(store.things.value, id)
  return (
    <button
      type="button"
      class="t-card"
      data-card={id}
      data-family={family(kind)}
      {...target(store, movesWith(store, about))}
      data-pointed={store.pointed.value.has(id)}
      data-last={lately(store.shown.value!, cardsOf).has(id)}
      {...marks}
      {...restOn(about)}
      onClick={(event) => choose(store, about, event)}
    >
      <Face id={id} store={store} />
      {corner}
      {note && <span class="visually-hidden">{note}</span>}
    </button>
  )
}

function Face({ id, store }: { id: string; store: TableStore }) {
  const { name } = card(store.things.value, id)
  const { kind, age } = sheet(store.things.value, id)
  return (
    <>
      <span class="t-card-band">
        <Sign id={kind} label={word(`kind-${kind}`)} />
        <span class="t-card-age" aria-hidden="true">
          {age}
        </span>
        <span class="visually-hidden">{ageName(age)}</span>
      </span>
      <span class="t-card-mark">
        <Sign id={kind} />
      </span>
      <span class="t-card-name">{hyphenated(name)}</span>
      <Figures sheet={sheet(store.things.value, id)} />
    </>
  )
}

/** A card in large, to look at. */
export function CardPicture({ id, store }: { id: string; store: TableStore }) {
  return (
    <div class="t-card large" data-family={family(sheet(store.things.value, id).kind)} aria-hidden="true">
      <Face id={id} store={store} />
    </div>
  )
}

const SHOWN = ['civil', 'military', 'science', 'culture', 'strength', 'happy', 'food', 'resource', 'colonization']

/** What a card costs, then what it gives, as signs; the reader has both in words in the sheet that a click opens. */
function Figures({ sheet: { science, resource, stages, gives = {}, military, strength, kind } }: { sheet: Sheet }) {
  const given = SHOWN.filter((name) => gives[name])
  return (
    <span class="t-card-figures" aria-hidden="true">
      {science !== undefined && <Figure sign="science" value={science} cost />}
      {resource !== undefined && <Figure sign="resource" value={resource} cost />}
      {stages && <Figure sign="resource" value={stages.join('·')} cost long={stages.length > 3} />}
      {military !== undefined && kind !== 'action' && <Figure sign="military" value={military} cost />}
      {given.map((name) => (
        <Figure key={name} sign={name} value={signed(gives[name]!)} />
      ))}
      {strength !== undefined && <Figure sign="strength" value={`+${strength}`} />}
    </span>
  )
}

interface FigureProps {
  sign: string
  value: number | string
  cost?: boolean
  long?: boolean
}

function Figure({ sign, value, cost = false, long = false }: FigureProps) {
  return (
    <span class="t-figure" data-cost={cost} data-long={long}>
      {value}
      <Sign id={sign} />
    </span>
  )
}

interface ChipProps {
  id: string
  about: Picked
  store: TableStore
  children?: ComponentChildren
  state?: string | undefined
}

/** A card in play in one line. */
export function Chip({ id, about, store, children, state }: ChipProps) {
  const { kind } = sheet(store.things.value, id)
  return (
    <button
      type="button"
      class="t-chip"
      data-chip={id}
      data-family={family(kind)}
      data-state={state}
      {...target(store, movesWith(store, about))}
      data-pointed={store.pointed.value.has(id)}
      data-last={lately(store.shown.value!, cardsOf).has(id)}
      {...restOn(about)}
      onClick={(event) => choose(store, about, event)}
    >
      <Sign id={kind} label={word(`kind-${kind}`)} />
      <span class="t-chip-name">{hyphenated(card(store.things.value, id).name)}</span>
      {children}
    </button>
  )
}
