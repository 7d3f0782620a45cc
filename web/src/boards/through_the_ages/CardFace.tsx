import type { ComponentChildren } from 'preact'
import { lately } from '../../table/lately'
import { choose, movesWith, restOn, target, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import type { Things } from '../../types'
import { Picture } from '../../pictures'
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
      <Face id={id} things={store.things.value} />
      {corner}
      {note && <span class="visually-hidden">{note}</span>}
    </button>
  )
}

/** Kinds of which each card has a picture of its own. */
const isDrawn = (kind: string) => kind === 'leader' || kind === 'wonder' || kind === 'territory'

function Face({ id, things }: { id: string; things: Things }) {
  const { name } = card(things, id)
  const { kind, age } = sheet(things, id)
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
        {isDrawn(kind) ? (
          <Picture set={kind} id={id}>
            <Scene kind={kind} age={age} />
          </Picture>
        ) : (
          <Scene kind={kind} age={age} />
        )}
      </span>
      <span class="t-card-name">{hyphenated(name)}</span>
      <Figures sheet={sheet(things, id)} />
    </>
  )
}

/** What stands on the horizon in each Age: hills, a castle, chimneys, towers of glass. */
const HORIZONS: Record<string, string> = {
  A: 'M0 42V32q10-10 20-2 12-14 24-2 10-8 20 2v12z',
  I: 'M0 42V34h6V22h3v3h3v-3h3v3h3v-3h3v12h20V26h3v2h3v-2h3v2h3v-2h3v8h11v8z',
  II: 'M0 42V32h8V14h4v18h6V18h4v14h4l8-6v6l8-6v6l8-6v6h14v10z',
  III: 'M0 42V24h7v-8h6v10h5V10h7v18h12V14h4l2-8 2 8h4v14h6V20h9v22z',
}

/** The picture of a card by its kind and Age. */
function Scene({ kind, age }: { kind: string; age: string }) {
  return (
    <svg class="picture" viewBox="0 0 64 48" aria-hidden="true">
      <rect class="picture-sky" width="64" height="48" />
      <path class="picture-far" d={HORIZONS[age] ?? HORIZONS.A} />
      <path class="picture-ground" d="M0 42h64v6H0z" />
      <use class="picture-kind" href={`#t-${kind}`} x="15" y="7" width="34" height="34" />
    </svg>
  )
}

/** A card in large, to look at. */
export function CardPicture({ id, things }: { id: string; things: Things }) {
  return (
    <div class="t-card large" data-family={family(sheet(things, id).kind)} aria-hidden="true">
      <Face id={id} things={things} />
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
      {isDrawn(kind) && (
        <span class="t-chip-mark">
          <Picture set={kind} id={id} />
        </span>
      )}
      <span class="t-chip-name">{hyphenated(card(store.things.value, id).name)}</span>
      {children}
    </button>
  )
}
