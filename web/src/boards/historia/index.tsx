import { useEffect } from 'preact/hooks'
import { Choice, type Wish } from '../../table/Choice'
import { forget, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { pictured } from '../../pictures'
import { hang } from '../drawings'
import { ActionBar } from './ActionBar'
import art from './art.svg?raw'
import { Cards } from './Cards'
import { historia, nameOf, thing } from './facts'
import './board.css'
import { notesOnPlace } from './levels'
import { Matrix } from './Matrix'
import { Offer } from './Panel'
import { Timeline } from './Timeline'
import { Row } from './Wonders'
import { word } from './words'
import { WorldMap } from './WorldMap'

export { Civbots as Unseated, unseated } from './Civbots'
export { aid } from './aid'
export { chapterOf, describe } from './describe'
export { Panel } from './Panel'

const PICTURED = pictured({ wonder: 'wonder', leader: 'leader', card: 'leader' })

export const folder = 'historia'
export const locale = { en: () => import('./locale/en.ftl'), it: () => import('./locale/it.ftl') }
export const gallery = () => import('./gallery')
export const staging = () => import('./stage')

hang(art)

export function Board({ store }: { store: TableStore }) {
  const { viewer } = store.shown.value!
  useEffect(() => forget, [])
  return (
    <div
      class="historia"
      data-asked={store.decision.value?.question.key.replace('question-', '') ?? ''}
      data-action={historia(store.shown.value!).playing?.action ?? ''}
    >
      <Timeline store={store} />
      <ActionBar store={store} />
      <Offer store={store} />
      <Matrix store={store} />
      <WorldMap store={store} />
      <Row store={store} />
      {viewer !== null && <Cards store={store} seat={viewer} />}
      <Choice
        picture={PICTURED}
        store={store}
        wishes={(about) => wishesFor(about, store)}
        notes={(about) => notesOnPlace(about, store.things.value)}
      />
      <Zoom store={store} picture={PICTURED} notes={(about) => notesOnPlace(about, store.things.value)} />
    </div>
  )
}

/** What one might want of a thing while the question is asked that it belongs to. */
function wishesFor({ domain, id }: Picked, store: TableStore): Wish[] {
  const packet = store.shown.value!
  const view = historia(packet)
  const asked = packet.decision?.question.key
  const verbs = (packet.decision?.question as { verbs?: string[] } | undefined)?.verbs ?? []
  const named = (verb: string) => ({
    move: `${verb}:${id}`,
    label: word(`move-${verb}`, { [domain]: thing(store.things.value, domain, id).name }),
  })
  if (domain === 'territory') {
    const rivals =
      view.territories.find((territory) => territory.id === id)?.cubes.filter((civ) => civ !== packet.viewer) ?? []
    return verbs.flatMap((verb) => {
      if (verb === 'war')
        return rivals.map((civ) => ({
          move: `war:${id}+${civ}`,
          label: word('move-war', { seat: nameOf(packet, civ), territory: thing(store.things.value, domain, id).name }),
        }))
      return ['expand', 'settle', 'withdraw'].includes(verb) ? [named(verb)] : []
    })
  }
  if (domain === 'wonder') {
    if (view.row.includes(id)) return verbs.includes('art') ? [named('art')] : []
    return view.wonders[packet.viewer!]!.includes(id) && verbs.includes('wonder') ? [named('wonder')] : []
  }
  return domain === 'card' && asked === 'question-lay' && !view.laid[packet.viewer!]!.includes(id) ? [named('lay')] : []
}
