import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { change, settings } from '../../settings'
import { t } from '../../text'
import type { Move } from '../../types'
import { hang } from '../drawings'
import art from './art.svg?raw'
import { CardPicture } from './Card'
import { ChainLines } from './ChainLines'
import { CityLine } from './City'
import './board.css'
import { duel, thing } from './facts'
import { Military } from './Military'
import { forget, pick, rest } from '../../table/picked'
import { Popover } from './Popover'
import { Structure } from './Structure'
import { Token } from './Token'
import { WonderPicture } from './WonderPicture'

export { City as Panel } from './City'
export { aid } from './aid'
export { chapterOf, describe } from './describe'

export const folder = 'duel'
export const locale = { en: () => import('./locale/en.ftl'), it: () => import('./locale/it.ftl') }
export const gallery = () => import('./gallery')
export const staging = () => import('./stage')

hang(art)

export function Board({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = duel(packet)
  const viewer = packet.viewer ?? 0
  const asking = store.decision.value?.moves.filter((move) => BESIDE.has(move.verb)) ?? []
  useEffect(() => forget, [])
  return (
    <div class="duel" data-asking={asking.length > 0}>
      <div class="city-lines">
        {[1 - viewer, viewer].map((seat) => (
          <CityLine key={seat} store={store} seat={seat} />
        ))}
      </div>
      <div class="duel-top">
        <Military store={store} />
        <div class="tokens board-tokens" role="group" aria-label={t('duel-tokens')}>
          {(view.library ?? view.board).map((id) => (
            <Token key={id} id={id} store={store} />
          ))}
        </div>
      </div>
      {view.age === 0 ? <Draft store={store} /> : <Structure store={store} />}
      <Choices store={store} moves={asking} />
      <Piles store={store} />
      <Popover store={store} />
      <ChainLines store={store} />
    </div>
  )
}

function Draft({ store }: { store: TableStore }) {
  const view = duel(store.shown.value!)
  return (
    <div class="draft" role="group" aria-label={t('duel-draft')}>
      {view.offered.map((id) => {
        const found = thing(store.things.value, 'wonder', id)
        return (
          <button
            type="button"
            key={id}
            class="wonder offered"
            data-wonder={id}
            data-legal={store.moves.value.has(`draft:${id}`)}
            data-pointed={store.pointed.value.has(id)}
            {...rest('wonder', id)}
            onClick={() => pick('wonder', id)}
          >
            <span class="visually-hidden">{found.name}</span>
            <WonderPicture id={id} found={found} built={false} />
          </button>
        )
      })}
    </div>
  )
}

/** Moves that no piece of the structure stands for. */
const BESIDE = new Set(['starter', 'revive', 'destroy'])

/** Who begins, what to bring back, what to destroy: whole, beside the structure. */
function Choices({ store, moves }: { store: TableStore; moves: Move[] }) {
  if (!moves.length) return null
  return (
    <div class="duel-choices" role="group" aria-label={store.decision.value?.question.text}>
      {moves.map((move) =>
        move.args.card ? (
          <CardButton key={move.move} id={move.args.card} store={store} legal />
        ) : (
          <button
            type="button"
            class="primary"
            key={move.move}
            data-move={move.move}
            data-legal="true"
            onClick={() => void store.play(move)}
          >
            {move.label}
          </button>
        ),
      )}
    </div>
  )
}

function CardButton({ id, store, legal = false }: { id: string; store: TableStore; legal?: boolean }) {
  const found = thing(store.things.value, 'card', id)
  return (
    <button
      type="button"
      class="small-card"
      data-card={id}
      data-legal={legal}
      {...rest('card', id)}
      onClick={() => pick('card', id)}
    >
      <span class="visually-hidden">{found.name}</span>
      <CardPicture id={id} found={found} />
    </button>
  )
}

/** What lies beside the structure: the discard pile, the cards nobody has seen yet, the tokens in the box. */
function Piles({ store }: { store: TableStore }) {
  const open = useSignal<'discarded' | 'unseen' | 'box' | null>(null)
  const view = duel(store.shown.value!)
  const cards = { discarded: view.discarded, unseen: [...view.unseen, ...view.unseen_guilds], box: view.box }
  const shown = open.value
  return (
    <>
      <div class="piles" data-age={view.age}>
        {(['discarded', 'unseen', 'box'] as const).map((pile) => (
          <button
            type="button"
            class="quiet"
            key={pile}
            data-pile={pile}
            disabled={!cards[pile].length}
            onClick={() => (open.value = pile)}
          >
            {t(`duel-${pile}`)} <b>{cards[pile].length}</b>
          </button>
        ))}
        <label class="check">
          <input
            type="checkbox"
            checked={settings.value.opponentPrices}
            onChange={(event) => change({ opponentPrices: event.currentTarget.checked })}
          />
          {t('duel-their-prices')}
        </label>
      </div>
      {shown && (
        <Dialog heading={t(`duel-${shown}`)} onClose={() => (open.value = null)} class="wide-sheet">
          <p class="faint">{t(`duel-${shown}-text`)}</p>
          <div class="card-grid">
            {cards[shown].map((id) =>
              shown === 'box' ? (
                <Token key={id} id={id} store={store} />
              ) : (
                <CardButton key={id} id={id} store={store} />
              ),
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
