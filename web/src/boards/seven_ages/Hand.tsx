import { useSignal } from '@preact/signals'
import { walk } from '../../table/arrows'
import { choose, movesWith, rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, thing } from './facts'
import { Sign } from './Sign'

/** The own cards: what each could be played for now, and on demand only those that can be played. */
export function Hand({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const only = useSignal(false)
  const cards = view.hand[seat] ?? []
  const asked = cards.some((card) => movesWith(store, { domain: 'card', id: card }).length > 0)
  const useful = (card: string) =>
    asked
      ? movesWith(store, { domain: 'card', id: card }).length > 0
      : !view.uses[card]?.start || !view.uses[card]?.artefact
  const shown = only.value ? cards.filter(useful) : cards
  return (
    <section class="a-hand" aria-label={t('ages-hand')}>
      <h3>
        {t('ages-hand')} <span class="faint">{cards.length}</span>
        <label class="check">
          <input
            type="checkbox"
            checked={only.value}
            onChange={(event) => (only.value = event.currentTarget.checked)}
          />
          {t('ages-only-playable')}
        </label>
      </h3>
      <div class="a-cards" onKeyDown={(event) => walk(event, '.a-card')}>
        {shown.map((card) => (
          <HandCard key={card} card={card} store={store} asked={asked} />
        ))}
        {!shown.length && <p class="faint">{t('ages-none-playable')}</p>}
      </div>
    </section>
  )
}

interface Sheet {
  value: number
  event: string
  artefact: string
  ages: number[]
  trade: number
  money: number
}

function HandCard({ card, store, asked }: { card: string; store: TableStore; asked: boolean }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const found = thing(things, 'card', card)
  const { value, event, artefact, ages: when } = found.sheet as unknown as Sheet
  const about = { domain: 'card', id: card }
  const moves = movesWith(store, about)
  const uses = view.uses[card]
  const rows = [
    { icon: 'start', text: t('ages-in-ages', { ages: when.join(', ') }), open: uses?.start === '' },
    {
      icon: 'event',
      text: thing(things, 'event', event).name,
      open: moves.some(({ verb }) => verb === 'event' || verb === 'play'),
    },
    { icon: 'artefact', text: thing(things, 'artefact', artefact).name, open: uses?.artefact === '' },
  ]
  return (
    <button
      type="button"
      class="a-card"
      data-card={card}
      data-legal={moves.length > 0}
      data-idle={asked && !moves.length}
      data-pointed={store.pointed.value.has(card)}
      {...rest('card', card)}
      onClick={(event) => choose(store, about, event)}
    >
      <span class="a-card-value" title={t('ages-value', { value })}>
        <span class="visually-hidden">{t('ages-value', { value })}</span>
        <span aria-hidden="true">{value}</span>
      </span>
      <span class="a-card-name">{found.name}</span>
      {rows.map(({ icon, text, open }) => (
        <span key={icon} class="a-card-row" data-open={open} title={text}>
          <Sign id={icon} />
          <span>{text}</span>
          {open && (
            <span class="tick" role="img" aria-label={t('ages-playable')}>
              ✓
            </span>
          )}
        </span>
      ))}
    </button>
  )
}
