import { useEffect } from 'preact/hooks'
import { Choice } from '../../table/Choice'
import { forget } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { hang } from '../drawings'
import { ActionBar } from './ActionBar'
import './board.css'
import art from './art.svg?raw'
import { Banks } from './Banks'
import { CardPicture } from './CardFace'
import { CardRow } from './CardRow'
import { CardsInPlay, CommonTactics } from './CardsInPlay'
import { ownSeat } from './facts'
import { Forecast, Warnings } from './Forecast'
import { Hand } from './Hand'
import { Pending } from './Pending'
import { Strip } from './Strip'
import { Technologies } from './Technologies'
import { notesOn, wishesFor } from './wishes'

export { aid } from './aid'
export { chapterOf, describe } from './describe'
export { Panel } from './Panel'

export const folder = 'through_the_ages'
export const locale = { en: () => import('./locale/en.ftl'), it: () => import('./locale/it.ftl') }
export const gallery = () => import('./gallery')
export const staging = () => import('./stage')

hang(art)

/** A revolution takes all actions; wars, attacks and broken pacts cannot be mended. */
const GRAVE = new Set(['revolution', 'war', 'aggression', 'cancel'])

export function Board({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const seat = ownSeat(packet)
  useEffect(() => {
    store.grave.value = GRAVE
    return forget
  }, [store])
  return (
    <div class="ages" data-asked={store.decision.value?.question.key.replace('question-', '') ?? ''}>
      <div class="ages-head">
        <Strip store={store} />
        <ActionBar store={store} />
      </div>
      <Pending store={store} />
      <CardRow store={store} />
      <div class="civilization">
        <Forecast store={store} seat={seat} />
        <CardsInPlay store={store} seat={seat} own />
        <CommonTactics store={store} />
      </div>
      <Technologies store={store} seat={seat} />
      <Banks store={store} seat={seat} />
      <Warnings store={store} seat={seat} />
      {packet.viewer !== null && <Hand store={store} seat={seat} />}
      <Choice
        store={store}
        wishes={(about) => wishesFor(about, store)}
        picture={({ id }) => <CardPicture id={id} things={store.things.value} />}
        notes={(about) => notesOn(about, store)}
      />
      <Zoom store={store} notes={(about) => notesOn(about, store)} />
    </div>
  )
}
