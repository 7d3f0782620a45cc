import { useSignal } from '@preact/signals'
import { walk } from '../../table/arrows'
import { choose, movesWith, rest, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Picture } from '../../pictures'
import { ages, thing } from './facts'
import { signed } from './Panel'
import { Sign } from './Sign'

/** A longer name takes two lines of smaller letters. */
const SHORT_NAME = 9

/** The own cards: what each could be played for now, and on demand only those that can be played. */
export function Hand({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const only = useSignal(false)
  const cards = view.hand[seat] ?? []
  const asked = cards.some((card) => movesWith(store, { domain: 'card', id: card }).length > 0)
  const useful = (card: string) =>
    asked
      ? movesWith(store, { domain: 'card', id: card }).length > 0
      : !view.uses[card]?.start || !view.uses[card].artefact
  const shown = only.value ? cards.filter(useful) : cards
  return (
    <section class="a-hand" aria-label={t('ages-hand')}>
      <h3 class="a-hand-head">
        <span>
          {t('ages-hand')} <span class="faint">{cards.length}</span>
        </span>
        <button
          type="button"
          aria-label={t('ages-only-playable')}
          title={t('ages-only-playable')}
          aria-pressed={only.value}
          onClick={() => (only.value = !only.value)}
        >
          ✓
        </button>
      </h3>
      <div class="a-cards" onKeyDown={(event) => walk(event, '.a-card')}>
        {shown.map((card) => (
          <HandCard key={card} card={card} store={store} asked={asked} />
        ))}
        {!shown.length && <p class="faint">{t(cards.length ? 'ages-none-playable' : 'ages-no-cards')}</p>}
      </div>
    </section>
  )
}

interface Sheet {
  value: number
  event: string
  artefact: string
  ages: number[]
  start: string[]
  trade: number
  money: number
  offset: number
  leaders: number
  no_cities: number[]
  no_ships: boolean
  no_cavalry: boolean
}

function HandCard({ card, store, asked }: { card: string; store: TableStore; asked: boolean }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const found = thing(things, 'card', card)
  const sheet = found.sheet as unknown as Sheet
  const about = { domain: 'card', id: card }
  const moves = movesWith(store, about)
  const uses = view.uses[card]
  const homes = sheet.start.map((area) => thing(things, 'area', area).name).join(', ')
  const rows = [
    {
      icon: 'start',
      text: `${spans(sheet.ages)}: ${homes || t('ages-home-chosen')}`,
      open: uses?.start === '',
    },
    {
      icon: 'event',
      text: thing(things, 'event', sheet.event).name,
      open: moves.some(({ verb }) => verb === 'event' || verb === 'play'),
    },
    { icon: 'artefact', text: thing(things, 'artefact', sheet.artefact).name, open: uses?.artefact === '' },
  ]
  return (
    <button
      type="button"
      class="a-card"
      data-card={card}
      {...target(store, moves)}
      data-idle={asked && !moves.length}
      data-pointed={store.pointed.value.has(card)}
      {...rest('card', card)}
      onClick={(event) => choose(store, about, event)}
    >
      <span class="a-card-value" title={t('ages-value', { value: sheet.value })}>
        <span class="visually-hidden">{t('ages-value', { value: sheet.value })}</span>
        <span aria-hidden="true">{sheet.value}</span>
      </span>
      <span class="a-card-name" title={found.name} data-long={found.name.length > SHORT_NAME}>
        <Picture set="arms" id={card} /> <span>{found.name}</span>
      </span>
      <CardFigures sheet={sheet} />
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

/** Money, progress, trade and leaders of an empire, and what it may not have, by their signs. */
function CardFigures({ sheet }: { sheet: Sheet }) {
  const { money, offset, trade, leaders, no_cities: barbarian, no_ships: ashore, no_cavalry: afoot } = sheet
  const figures = [
    { icon: 'money', value: money, label: t('ages-start-money', { count: money }) },
    { icon: 'progress', value: signed(offset), label: t('ages-offset', { count: signed(offset) }) },
    { icon: 'trade', value: signed(trade), label: t('ages-trade-number', { count: signed(trade) }) },
    { icon: 'leader', value: leaders, label: t('ages-leader-number', { count: leaders }) },
  ]
  const bans = [
    ...(barbarian.length ? [{ icon: 'city', label: t('ages-no-cities', { ages: spans(barbarian) }) }] : []),
    ...(ashore ? [{ icon: 'naval', label: t('ages-no-ships') }] : []),
    ...(afoot ? [{ icon: 'cavalry', label: t('ages-no-cavalry') }] : []),
  ]
  return (
    <span class="a-card-figures">
      {figures.map(({ icon, value, label }) => (
        <span key={icon} title={label}>
          <Sign id={icon} label={label} />
          <span aria-hidden="true">{value}</span>
        </span>
      ))}
      {bans.map(({ icon, label }) => (
        <span key={icon} class="ban" title={label}>
          <Sign id={icon} label={label} />
        </span>
      ))}
    </span>
  )
}

/** 2, 3, 4 and 6 as "2–4, 6". */
function spans(numbers: number[]): string {
  const runs: number[][] = []
  for (const number of numbers) {
    if (runs.at(-1)?.at(-1) === number - 1) runs.at(-1)!.push(number)
    else runs.push([number])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ')
}
