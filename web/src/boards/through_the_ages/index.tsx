import { useEffect } from 'preact/hooks'
import { Choice } from '../../table/Choice'
import { forget } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { hang } from '../drawings'
import { ActionBar } from './ActionBar'
import './ages.css'
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

export { chapterOf, describe } from './describe'
export { Panel } from './Panel'

hang(art)

export function Board({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const seat = ownSeat(packet)
  useEffect(() => forget, [])
  return (
    <div class="ages">
      <Strip store={store} />
      <CardRow store={store} />
      <ActionBar store={store} />
      <Pending store={store} />
      <Technologies store={store} seat={seat} />
      <div class="on-a-phone">
        <Forecast store={store} seat={seat} />
        <CardsInPlay store={store} seat={seat} own />
        <CommonTactics store={store} />
      </div>
      <Banks store={store} seat={seat} />
      <Warnings store={store} seat={seat} />
      {packet.viewer !== null && <Hand store={store} seat={seat} />}
      <Choice
        store={store}
        wishes={(about) => wishesFor(about, store)}
        picture={({ id }) => <CardPicture id={id} store={store} />}
        notes={(about) => notesOn(about, store)}
      />
      <Zoom store={store} notes={(about) => notesOn(about, store)} />
    </div>
  )
}
