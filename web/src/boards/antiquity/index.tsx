import { useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Choice, type Wish } from '../../table/Choice'
import { keepDraft } from '../../table/draft'
import { forget, type Picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { Zoom } from '../../table/Zoom'
import { t } from '../../text'
import { pictured } from '../../pictures'
import { hang } from '../drawings'
import './board.css'
import art from './art.svg?raw'
import { choices, Choices } from './Choices'
import { City } from './City'
import { antiquity, asked, thing } from './facts'
import { facing, proceed, queue, rearranging, series } from './hand'
import { asking, follow, wanted, wishFor } from './hexes'
import { HexMap } from './HexMap'
import { HexNote } from './HexNote'
import { countryOf } from './land'
import { lacking, sites } from './overlays'
import { Buildings } from './Palette'
import { Goods, Strip } from './Strip'
import { Tray } from './Tray'

export { aid } from './aid'
export { chapterOf, describe } from './describe'
export { outcome } from './outcome'
export { Panel } from './Panel'

const PICTURED = pictured({ saint: 'saint' })

export const folder = 'antiquity'
export const locale = { en: () => import('./locale/en.ftl'), it: () => import('./locale/it.ftl') }
export const gallery = () => import('./gallery')
export const staging = () => import('./stage')

hang(art)

/** Questions that are answered in the countryside or in a city; its page opens by itself. */
const OUTSIDE = new Set(['settle', 'country', 'product', 'site', 'pair', 'take', 'explore', 'pollute'])
const INSIDE = new Set(['city', 'size', 'house', 'extra-house', 'place', 'set', 'set-grave', 'saint', 'bury'])
type Page = 'land' | 'city'

export function Board({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const { players } = antiquity(packet)
  const page = useSignal<Page>('land')
  const question = asked(store)
  useEffect(() => {
    if (OUTSIDE.has(question)) page.value = 'land'
    if (INSIDE.has(question)) page.value = 'city'
  }, [question])
  const over = useSignal<string | null>(null)
  useSignalEffect(() => follow(store))
  useSignalEffect(() => proceed(store))
  useEffect(() => {
    const parts = { facing, rearranging, series, choices, asking }
    const leaving = Object.entries(parts).map(([name, part]) => keepDraft(`antiquity.${name}`, store.asked, part))
    return () => {
      for (const leave of leaving) leave()
      putAway()
    }
  }, [store])
  const seat = packet.viewer ?? 0
  const notes = ({ domain, id }: Picked) =>
    domain === 'hex' ? (countryOf(packet, store.things.value).at.get(id)?.notes ?? []) : []
  return (
    <div class="antiquity" data-page={page.value}>
      <Strip store={store} />
      <div class="rail">
        <Goods store={store} />
        <Tray store={store} />
        <HexNote store={store} over={over} />
      </div>
      <div class="pages" role="group" aria-label={t('tabs')}>
        {(['land', 'city'] as const).map((name) => (
          <button type="button" key={name} aria-pressed={page.value === name} onClick={() => (page.value = name)}>
            {t(`antiquity-page-${name}`)}
          </button>
        ))}
      </div>
      <HexMap store={store} over={over} large={page.value === 'land'} />
      <div class="town">
        <div class="cities-room">
          <div class="cities" data-count={players[seat]!.cities.length}>
            {players[seat]!.cities.map((city, number) => (
              <City key={city.centre} store={store} seat={seat} number={number} city={city} />
            ))}
          </div>
        </div>
        {!antiquity(packet).in_hand && <Buildings store={store} />}
      </div>
      <Choices store={store} />
      <Choice store={store} wishes={(about) => wishesFor(store, about)} picture={PICTURED} notes={notes} />
      <Zoom store={store} picture={PICTURED} notes={notes} />
    </div>
  )
}

/** A board that goes away takes its sheets and overlays along. */
function putAway(): void {
  forget()
  choices.value = null
  asking.value = null
  wanted.value = null
  rearranging.value = false
  series.value = null
  queue.value = []
  lacking.value = null
  sites.value = null
}

/** What one might want of a thing while the question is asked that it belongs to. */
function wishesFor(store: TableStore, { domain, id }: Picked): Wish[] {
  const { name } = thing(store.things.value, domain, id)
  const verbs: Record<string, string> = { building: 'build', project: 'found' }
  const moves = domain === 'hex' ? wishFor(store, id) : verbs[domain] ? [`${verbs[domain]}:${id}`] : []
  return moves.map((move) => {
    const verb = move.split(':')[0]!
    return { move, label: `${store.things.value.verb?.[verb]?.name ?? verb}: ${name}` }
  })
}
