import { Choice, type Wish } from '../../table/Choice'
import type { Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { t } from '../../text'
import { CardPicture } from './Card'
import { duel, thing } from './facts'
import { Sign } from './Icon'
import { WonderPicture } from './WonderPicture'

/** What can be done with a card, Wonder or token, and the same in large while the pointer rests. */
export function Popover({ store }: { store: TableStore }) {
  const picture = (about: Picked) => <Picture about={about} store={store} />
  return (
    <>
      <Choice store={store} wishes={(about) => wishesFor(about, store)} picture={picture} />
      <Zoom store={store} picture={picture} />
    </>
  )
}

/** A card of the structure is there to be built, or to build a Wonder with. */
function wishesFor({ domain, id }: Picked, store: TableStore): Wish[] {
  const packet = store.shown.value!
  const view = duel(packet)
  if (domain !== 'card' || !view.structure.some((slot) => slot.card === id)) return []
  const seat = packet.viewer!
  const figures = view.players[seat]!
  const open = view.wonders[seat]!.filter((wonder) => !view.built[seat]!.includes(wonder))
  return [
    { move: `build:${id}`, label: t('duel-build'), note: <Price price={figures.prices[id]} /> },
    ...open.map((wonder) => ({
      move: `wonder:${wonder}+${id}`,
      label: t('duel-raise', { wonder: thing(store.things.value, 'wonder', wonder).name }),
      note: <Price price={view.accessible.includes(id) ? figures.wonder_prices[wonder] : undefined} />,
    })),
  ]
}

function Price({ price }: { price: number | undefined }) {
  if (price === undefined) return null
  return (
    <span class="price" data-short="true">
      <Sign id="coin" />
      {price}
    </span>
  )
}

function Picture({ about, store }: { about: Picked; store: TableStore }) {
  const found = thing(store.things.value, about.domain, about.id)
  if (about.domain === 'wonder') {
    const built = duel(store.shown.value!).built.some((city) => city.includes(about.id))
    return <WonderPicture id={about.id} found={found} built={built} />
  }
  return about.domain === 'token' ? null : <CardPicture id={about.id} found={found} />
}
