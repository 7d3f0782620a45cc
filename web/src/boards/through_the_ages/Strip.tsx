import { useSignal } from '@preact/signals'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Chip } from './CardFace'
import { ages, type AgesView, type Face } from './facts'
import { Sign } from './Sign'
import { ageName, word } from './words'

/** Where in history we are, and what is still to come. */
export function Strip({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const last = view.last_round > 0
  return (
    <div class="strip">
      <p class="when">
        <b class="now-age">{ageName(view.age)}</b>
        <span>{t('through-round', { round: view.round })}</span>
        {last && (
          <strong class="last-round" data-now={view.round >= view.last_round}>
            {view.round >= view.last_round ? t('through-last-now') : t('through-last', { round: view.last_round })}
          </strong>
        )}
      </p>
      <Piles store={store} view={view} />
    </div>
  )
}

type Pile = 'civil' | 'current' | 'future' | 'past' | 'discards'

interface PileFacts {
  sign: string
  label: string
  count: number
  /** Cards whose faces this viewer knows. */
  known: string[]
  /** The Ages of those that lie face down. */
  backs: string[]
}

/** The decks and the events: how many, and a sheet with what the viewer knows of them. */
function Piles({ store, view }: { store: TableStore; view: AgesView }) {
  const open = useSignal<Pile | null>(null)
  const piles: Record<Pile, PileFacts> = {
    civil: {
      sign: 'card',
      label: word('view-civil_deck'),
      count: view.civil_deck,
      known: view.unseen_civil,
      backs: [],
    },
    current: { sign: 'event', label: word('view-current_events'), ...facesOf(view.current_events) },
    future: { sign: 'event', label: word('view-future_events'), ...facesOf(view.future_events) },
    past: {
      sign: 'event',
      label: word('view-past_events'),
      count: view.past_events.length,
      known: view.past_events,
      backs: [],
    },
    discards: { sign: 'military', label: word('view-discards'), ...facesOf(view.discards) },
  }
  const shown = open.value && piles[open.value]
  return (
    <div class="piles-of-ages">
      {(Object.keys(piles) as Pile[]).map((pile) => {
        const { sign, label, count, known, backs } = piles[pile]
        return (
          <button
            type="button"
            key={pile}
            class="pile-button"
            data-pile={pile}
            title={label}
            onClick={() => (open.value = pile)}
          >
            <Sign id={sign} />
            <span aria-hidden="true">{t(`through-short-${pile}`)}</span>
            <span class="visually-hidden">{label}</span> <b>{count}</b>
            {backs.length > 0 && known.length > 0 && (
              <span class="known" title={t('through-known', { count: known.length })}>
                <Sign id="seal" label={t('through-known', { count: known.length })} />
                {known.length}
              </span>
            )}
          </button>
        )
      })}
      <span class="pile-count" title={word('view-military_deck')}>
        <Sign id="military" />
        <span aria-hidden="true">{t('through-short-military')}</span>
        <span class="visually-hidden">{word('view-military_deck')}</span> <b>{view.military_deck}</b>
      </span>
      {shown && (
        <Dialog heading={shown.label} onClose={() => (open.value = null)} class="wide-sheet">
          <p class="faint">{t(`through-pile-${open.value!}`)}</p>
          <div class="chip-list">
            {shown.known.map((id, place) => (
              <Chip key={place} id={id} about={{ domain: 'card', id }} store={store} />
            ))}
          </div>
          {Object.entries(counted(shown.backs)).map(([age, count]) => (
            <p key={age}>{t('through-face-down', { count, age: ageName(age) })}</p>
          ))}
          {shown.count === 0 && <p>–</p>}
        </Dialog>
      )}
    </div>
  )
}

function facesOf(faces: Face[]): Pick<PileFacts, 'count' | 'known' | 'backs'> {
  return {
    count: faces.length,
    known: faces.flatMap(({ card }) => card ?? []),
    backs: faces.filter(({ card }) => !card).map(({ age }) => age),
  }
}

export function counted(names: string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const name of names) found[name] = (found[name] ?? 0) + 1
  return found
}
