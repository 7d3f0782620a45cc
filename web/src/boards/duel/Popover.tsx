import { useSignal } from '@preact/signals'
import { Link } from '../../router'
import { closeAround, Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move, Why } from '../../types'
import { CardPicture } from './Card'
import { duel, thing } from './facts'
import { Sign } from './Icon'
import { picked, type Picked } from './picked'
import { WonderPicture } from './WonderPicture'

/** One place for everything that can be done with a card, Wonder or token, with its values and the reasons against. */
export function Popover({ store }: { store: TableStore }) {
  const about = picked.value
  if (!about) return null
  return <Choice key={about.id} about={about} store={store} />
}

function Choice({ about, store }: { about: Picked; store: TableStore }) {
  const packet = store.shown.value!
  const found = thing(store.things.value, about.domain, about.id)
  const close = () => {
    if (picked.value === about) picked.value = null
  }
  const moves = [...store.moves.value.values()].filter((move) => move.args[about.domain] === about.id)
  const rule = store.decision.value?.question.rule
  return (
    <Dialog heading={found.name} onClose={close} class="choice">
      <div class="choice-body">
        <div class="choice-picture">
          <Picture about={about} store={store} />
        </div>
        <div class="choice-text">
          {found.other_name && found.other_name !== found.name && <p class="faint">{found.other_name}</p>}
          <ul class="effects">
            {found.text.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div class="choice-moves">
            {moves.map((move, index) => (
              <MoveButton key={move.move} move={move} first={index === 0} store={store} />
            ))}
            {about.domain === 'card' && packet.viewer !== null && <Inert card={about.id} store={store} />}
          </div>
          {rule && (
            <Link class="rule-link" to={`/rules/${packet.title}#${rule}`}>
              {t('rule')}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface MoveButtonProps {
  move: Move
  first: boolean
  store: TableStore
}

function MoveButton({ move, first, store }: MoveButtonProps) {
  return (
    <button
      type="button"
      class="choice-move"
      data-verb={move.verb}
      data-move={move.move}
      data-first={first || undefined}
      onClick={(event) => {
        closeAround(event)
        void store.play(move)
      }}
    >
      <span class="grow">
        <b>{move.label}</b>
        {move.plan?.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {move.detail && <span class="move-detail">{move.detail}</span>}
      {move.reveals && (
        <span class="eye" role="img" title={t('reveals')} aria-label={t('reveals')}>
          ◉
        </span>
      )}
    </button>
  )
}

/** What cannot be done with this card just now; a click says why. */
function Inert({ card, store }: { card: string; store: TableStore }) {
  const packet = store.shown.value!
  const view = duel(packet)
  const answers = useSignal<Record<string, Why>>({})
  const seat = packet.viewer!
  const figures = view.players[seat]!
  if (!view.structure.some((slot) => slot.card === card) || store.inert.value || packet.status !== 'running')
    return null
  const open = view.wonders[seat]!.filter((id) => !view.built[seat]!.includes(id))
  const wishes = [
    { move: `build:${card}`, label: t('duel-build'), price: figures.prices[card] },
    ...open.map((id) => ({
      move: `wonder:${id}+${card}`,
      label: t('duel-raise', { wonder: thing(store.things.value, 'wonder', id).name }),
      price: view.accessible.includes(card) ? figures.wonder_prices[id] : undefined,
    })),
  ].filter((wish) => !store.moves.value.has(wish.move))
  const ask = async (move: string) => {
    answers.value = { ...answers.value, [move]: await store.why(move) }
  }
  return (
    <>
      {wishes.map(({ move, label, price }) => (
        <div key={move} class="inert">
          <button type="button" class="choice-move" data-inert data-move={move} onClick={() => void ask(move)}>
            <span class="grow">{label}</span>
            {price !== undefined && (
              <span class="price" data-short="true">
                <Sign id="coin" />
                {price}
              </span>
            )}
            <span class="why">{t('why-not')}</span>
          </button>
          {answers.value[move] && (
            <p class="why-text" role="status">
              {answers.value[move].sentence}{' '}
              {answers.value[move].rule && (
                <Link class="rule-link" to={`/rules/${packet.title}#${answers.value[move].rule}`}>
                  {t('rule')}
                </Link>
              )}
            </p>
          )}
        </div>
      ))}
    </>
  )
}

export function Picture({ about, store }: { about: Picked; store: TableStore }) {
  const packet = store.shown.value!
  const things = store.things.value
  const found = thing(things, about.domain, about.id)
  if (about.domain === 'wonder')
    return (
      <WonderPicture id={about.id} found={found} built={duel(packet).built.some((built) => built.includes(about.id))} />
    )
  if (about.domain === 'token') return null
  return <CardPicture id={about.id} found={found} />
}
