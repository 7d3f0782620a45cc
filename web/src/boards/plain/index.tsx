import { useEffect, useMemo } from 'preact/hooks'
import { Choice, type Wish } from '../../table/Choice'
import { ClockFace } from '../../table/ClockFace'
import { forget, look, restOn, type Picked } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { thing } from '../../table/things'
import { Zoom } from '../../table/Zoom'
import { t } from '../../text'
import type { LogLine, Packet, Things } from '../../types'
import type { Section } from '../index'
import { MapDrawing, type PlaceMap } from './PlaceMap'
import './plain.css'
import { Reading, type Fact, type List, type Part } from './reading'

/** The list of moves is the board of such a title; it gets the room. */
export const plain = true

type MapsOf = (packet: Packet, things: Things) => PlaceMap[]

export const Board = boardWith(() => [])

/** A board without drawings of its own: the maps that it has, then what is in sight as tables, in the words of the
 * title. */
export function boardWith(mapsOf: MapsOf) {
  return ({ store }: { store: TableStore }) => {
    const packet = store.shown.value
    const maps = useMemo(() => (packet ? mapsOf(packet, store.things.value) : []), [packet, store.things.value])
    useEffect(() => forget, [])
    return packet && <Tables store={store} packet={packet} maps={maps} />
  }
}

function Tables({ store, packet, maps }: { store: TableStore; packet: Packet; maps: PlaceMap[] }) {
  const reading = new Reading(packet, store.things.value)
  const notes = (about: Picked) =>
    maps.flatMap((map) => map.places).find((place) => isSame(place.about, about))?.notes ?? []
  return (
    <div class="plain" data-several={maps.length > 1}>
      {maps.slice(0, 1).map((map) => (
        <MapDrawing key={map.id} map={map} store={store} />
      ))}
      {maps.length > 1 && (
        <div class="plain-maps">
          {maps.slice(1).map((map) => (
            <MapDrawing key={map.id} map={map} store={store} />
          ))}
        </div>
      )}
      <div class="plain-tables">
        {reading.underWay().map((list) => (
          <ListTable key={list.label} list={list} store={store} />
        ))}
        <Facts facts={reading.facts()} store={store} />
        {[...(maps.length ? [] : [reading.players()]), ...reading.lists()].map((list) => (
          <ListTable key={list.label} list={list} store={store} />
        ))}
      </div>
      <Zoom store={store} notes={notes} />
      <Choice store={store} wishes={(about) => wishesFor(store, about)} notes={notes} />
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

const isSame = (one: Picked, other: Picked) =>
  one.domain === other.domain && one.id === other.id && JSON.stringify(one.of) === JSON.stringify(other.of)

export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet || !player) return null
  const score = packet.standing?.scores[seat]
  return (
    <section class="panel" data-turn={player.waiting} aria-label={player.name}>
      <h2 class="panel-name">
        <SeatSign seat={seat} /> <span class="grow">{player.name}</span>
        {score && <small>{t('points', { points: score.total })}</small>}
        <ClockFace clock={store.live.value?.seats[seat]?.clock} />
      </h2>
      <Facts facts={new Reading(packet, store.things.value).factsOf(seat)} store={store} />
    </section>
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

/** Titles that are played in rounds tell of each with the same event. */
export const chapterOf = (line: LogLine) => (line.key === 'event-turn' ? line.text : null)

export function describe(packet: Packet, things: Things): Section[] {
  const reading = new Reading(packet, things)
  const plainly = (parts: Part[]) => parts.map((part) => part.text).join(', ') || '–'
  const game: List = {
    label: t('in-sight'),
    columns: [t('what'), t('value')],
    rows: reading.facts().map(({ label, parts }) => [[{ text: label }], parts]),
  }
  return [...reading.underWay(), game, reading.players(), ...reading.lists()]
    .filter((list) => list.rows.length)
    .map(({ label, columns, rows }) => ({ heading: label, columns, rows: rows.map((row) => row.map(plainly)) }))
}

/** The same with the maps: every place of which something is known. */
export const describeWith = (mapsOf: MapsOf) => (packet: Packet, things: Things) => [
  ...describe(packet, things),
  ...mapsOf(packet, things)
    .map(({ label, places }) => ({
      heading: label,
      columns: [t('place'), t('what')],
      rows: places.filter(({ notes }) => notes.length).map(({ name, notes }) => [name, notes.join(', ')]),
    }))
    .filter((section) => section.rows.length),
]
