import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../text'
import type { Move, Why } from '../types'
import { closeAround, Dialog } from './Dialog'
import { Effects } from './effects'
import { anchor, idsOf, movesWith, picked, type Picked } from './picked'
import { RuleLink } from './RuleLink'
import type { TableStore } from './store'
import { read, thing } from './things'

/** A move somebody may wish for with a thing; if it is not legal, a click says why. */
export interface Wish {
  move: string
  label: string
  note?: ComponentChildren
}

interface ChoiceProps {
  store: TableStore
  wishes: (about: Picked) => Wish[]
  picture?: (about: Picked) => ComponentChildren
  /** What is known of a thing just now, besides what is printed on it. */
  notes?: (about: Picked) => string[]
}

/** One place for everything that can be done with a thing, with its values and the reasons against. */
export function Choice(props: ChoiceProps) {
  const about = picked.value
  return about && <Sheet key={`${about.domain}:${about.id}`} about={about} {...props} />
}

function Sheet({ about, store, wishes, picture, notes }: ChoiceProps & { about: Picked }) {
  const packet = store.shown.value!
  const found = thing(store.things.value, about.domain, about.id)
  const { lines, grounds } = read(found)
  const close = () => {
    if (picked.value === about) picked.value = null
  }
  const rule = store.decision.value?.question.rule
  const wished = packet.viewer === null || store.inert.value || packet.status !== 'running' ? [] : wishes(about)
  return (
    <Dialog heading={found.name} onClose={close} class="choice" anchor={anchor}>
      <div class="choice-body">
        <div class="choice-picture">
          {found.picture ? <img class="pack-picture" src={found.picture} alt="" /> : picture?.(about)}
        </div>
        <div class="choice-text">
          {found.other_name && found.other_name !== found.name && <p class="faint">{found.other_name}</p>}
          <ul class="effects">
            {[...lines, ...(notes?.(about) ?? [])].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div class="choice-moves">
            {movesWith(store, about).map((move, index) => (
              <MoveButton key={move.move} move={move} first={index === 0} store={store} />
            ))}
            <Inert wishes={wished.filter((wish) => !store.moves.value.has(wish.move))} store={store} />
          </div>
          {rule && <RuleLink store={store} rule={rule} />}
          {grounds && <p class="faint grounds">{grounds}</p>}
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
      onPointerEnter={() => (store.pointed.value = idsOf(move))}
      onPointerLeave={() => (store.pointed.value = new Set())}
      onClick={(event) => {
        closeAround(event)
        void store.play(move)
      }}
    >
      <b class="grow">{move.label}</b>
      {move.detail && <span class="move-detail">{move.detail}</span>}
      {move.reveals && (
        <span class="eye" role="img" title={t('reveals')} aria-label={t('reveals')}>
          ◉
        </span>
      )}
      {move.plan.map((line) => (
        <small key={line}>{line}</small>
      ))}
      <Effects move={move} store={store} />
    </button>
  )
}

const FEW = 3

/** What cannot be done with this thing just now, and why. */
function Inert({ wishes, store }: { wishes: Wish[]; store: TableStore }) {
  const answers = useSignal<Record<string, Why>>({})
  const ask = async (move: string) => {
    const why = await store.why(move)
    answers.value = { ...answers.value, [move]: why }
  }
  // A few are answered unasked: the click on the thing was the question.
  useEffect(() => {
    if (wishes.length <= FEW) for (const { move } of wishes) void ask(move)
  }, [])
  return (
    <>
      {wishes.map(({ move, label, note }) => (
        <div key={move} class="inert">
          <button type="button" class="choice-move" data-inert data-move={move} onClick={() => void ask(move)}>
            <span class="grow">{label}</span>
            {note}
            {!answers.value[move] && <span class="why">{t('why-not')}</span>}
          </button>
          {answers.value[move] && (
            <p class="why-text" role="status">
              {answers.value[move].sentence}{' '}
              {answers.value[move].rule && <RuleLink store={store} rule={answers.value[move].rule} />}
            </p>
          )}
        </div>
      ))}
    </>
  )
}
