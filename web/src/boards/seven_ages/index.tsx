import { useEffect } from 'preact/hooks'
import { Choice, type Wish } from '../../table/Choice'
import { forget, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { pictured } from '../../pictures'
import { hang } from '../drawings'
import art from './art.svg?raw'
import { Deed } from './Deed'
import { PICTURES, thing } from './facts'
import { Hand } from './Hand'
import { notesOn } from './notes'
import { ProgressTrack } from './ProgressTrack'
import './board.css'
import { Tracker } from './Tracker'
import { WorldMap } from './WorldMap'

export { aid } from './aid'
export { chapterOf, describe } from './describe'
export { Panel } from './Panel'

const PICTURED = pictured(PICTURES)
/** What is told of a card fills the window as it is. */
const BESIDE = pictured({ ...PICTURES, card: undefined })

export const folder = 'seven_ages'
export const locale = { en: () => import('./locale/en.ftl'), it: () => import('./locale/it.ftl') }
export const gallery = () => import('./gallery')
export const staging = () => import('./stage')

hang(art)

export function Board({ store }: { store: TableStore }) {
  const { viewer } = store.shown.value!
  const notes = (about: Picked) => notesOn(store, about)
  useEffect(() => forget, [])
  return (
    <div class="ages">
      <div class="a-table">
        <Tracker store={store} />
        <Deed store={store} />
        <WorldMap store={store} />
        {viewer !== null && <Hand store={store} seat={viewer} />}
        <ProgressTrack store={store} />
      </div>
      <Choice store={store} wishes={(about) => wishesFor(store, about)} picture={PICTURED} notes={notes} />
      <Zoom store={store} picture={BESIDE} notes={notes} />
    </div>
  )
}

/** Verbs that just now take some things like this one: the table says why not this one. */
function wishesFor(store: TableStore, { domain, id, as = [] }: Picked): Wish[] {
  const called = [{ domain, id }, ...as]
  const verbs = new Map<string, string>()
  for (const { verb, args } of store.moves.value.values()) {
    const [only, ...more] = Object.keys(args)
    const name = called.find((other) => other.domain === only)
    if (name && !more.length) verbs.set(`${verb}:${name.id}`, verb)
  }
  return [...verbs].map(([move, verb]) => ({
    move,
    label: `${store.things.value.verb?.[verb]?.name ?? verb}: ${thing(store.things.value, domain, id).name}`,
  }))
}
