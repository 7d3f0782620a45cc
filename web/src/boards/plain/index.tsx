import { useEffect } from 'preact/hooks'
import { Choice, type Wish } from '../../table/Choice'
import { SeatPanel } from '../../table/SeatPanel'
import { forget, look, restOn, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { thing } from '../../table/things'
import { Zoom } from '../../table/Zoom'
import { t } from '../../text'
import './board.css'
import { Reading, type Fact, type List, type Part } from './reading'

export { chapterOf, describe } from './describe'

/** The list of moves is the board of such a title; it gets the room. */
export const plain = true

/** A board without drawings: what is in sight as tables, in the words of the title. */
export const folder = 'plain'

export function Board({ store }: { store: TableStore }) {
  useEffect(() => forget, [])
  const packet = store.shown.value
  if (!packet) return null
  const reading = new Reading(packet, store.things.value)
  return (
    <div class="plain">
      {reading.underWay().map((list) => (
        <ListTable key={list.label} list={list} store={store} />
      ))}
      <Facts facts={reading.facts()} store={store} />
      {[reading.players(), ...reading.lists()].map((list) => (
        <ListTable key={list.label} list={list} store={store} />
      ))}
      <Zoom store={store} />
      <Choice store={store} wishes={(about) => wishesFor(store, about)} />
    </div>
  )
}

/** Verbs that just now take some things like this one: the table says why not this one. */
function wishesFor(store: TableStore, { domain, id, as = [] }: Picked): Wish[] {
  const { name } = thing(store.things.value, domain, id)
  const verbs = [...store.moves.value.values()]
    .filter(({ args }) => Object.keys(args).length === 1)
    .filter(({ args }) => [domain, ...as.map((called) => called.domain)].some((name) => name in args))
    .map(({ verb }) => verb)
  return [...new Set(verbs)].map((verb) => ({
    move: `${verb}:${id}`,
    label: `${store.things.value.verb?.[verb]?.name ?? verb}: ${name}`,
  }))
}

export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet || !player) return null
  const score = packet.standing?.scores[seat]
  return (
    <SeatPanel store={store} seat={seat} beside={score && <small>{t('points', { points: score.total })}</small>}>
      <Facts facts={new Reading(packet, store.things.value).factsOf(seat)} store={store} />
    </SeatPanel>
  )
}

/** More than these wait behind their number. */
const MANY = 16

function Facts({ facts, store }: { facts: Fact[]; store: TableStore }) {
  if (!facts.length) return null
  return (
    <dl class="facts">
      {facts.map(({ label, parts }) => (
        <div key={label} data-long={parts.length > 1 || undefined}>
          <dt>{label}</dt>
          <dd>
            {parts.length > MANY ? (
              <details>
                <summary>{parts.length}</summary>
                <Parts parts={parts} store={store} />
              </details>
            ) : (
              <Parts parts={parts} store={store} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ListTable({ list, store }: { list: List; store: TableStore }) {
  return (
    <div class="list" role="region" aria-label={list.label} tabIndex={0}>
      <table>
        <caption>{list.label}</caption>
        <thead>
          <tr>
            {list.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row, index) => (
            <tr key={index}>
              {row.map((parts, place) => (
                <td key={place}>
                  <Parts parts={parts} store={store} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Things that say something about themselves open a sheet that says it, with what can be done with them. */
function Parts({ parts, store }: { parts: Part[]; store: TableStore }) {
  if (!parts.length) return <>–</>
  return (
    <>
      {parts.map(({ text, about }, index) => (
        <span key={index} class="part">
          {about ? (
            <button
              type="button"
              class="thing"
              data-pointed={store.pointed.value.has(about.id)}
              {...restOn(about)}
              onClick={() => look(about)}
            >
              {text}
            </button>
          ) : (
            text
          )}
        </span>
      ))}
    </>
  )
}
