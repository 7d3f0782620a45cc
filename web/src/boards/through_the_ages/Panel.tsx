import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { choose, movesWith, restOn, target } from '../../table/picked'
import { SeatPanel } from '../../table/SeatPanel'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Chip } from './CardFace'
import { CardsInPlay } from './CardsInPlay'
import { ages, atSite, card, family, ownSeat, range, sheet, signed, SITE_KINDS } from './facts'
import { AllMade, Ratings } from './Ratings'
import { Sign } from './Sign'
import { counted } from './Strip'
import { ageName, word } from './words'

/** A civilization in one line: its ratings, stores, actions and hands. What is folded away beneath comes down on demand:
 * of others their cards in play and in hand, of the own one, which lies on the board, what its ratings are made of. */
export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  const fold = useFold()
  if (!packet?.view || !player) return null
  const view = ages(packet)
  const own = seat === ownSeat(packet)
  return (
    <SeatPanel
      store={store}
      seat={seat}
      kind="nation"
      data-nation={seat}
      data-out={!view.players[seat]!.playing}
      box={fold.box}
      beside={
        <>
          {view.player === seat && (
            <small class="on-turn" role="img" title={t('through-on-turn')} aria-label={t('through-on-turn')}>
              ▶
            </small>
          )}
          <button
            type="button"
            class="quiet unfold"
            aria-expanded={fold.open}
            aria-controls={`nation-${seat}`}
            aria-label={t('through-unfold', { name: player.name })}
            title={t('through-unfold', { name: player.name })}
            onClick={fold.turn}
          >
            {fold.open ? '▴' : '▾'}
          </button>
        </>
      }
    >
      <Ratings store={store} seat={seat} />
      <Stores store={store} seat={seat} />
      <div class="nation-body" id={`nation-${seat}`} data-open={fold.open}>
        {!view.players[seat]!.playing && <p class="faint">{t('through-resigned')}</p>}
        {own ? (
          <AllMade store={store} seat={seat} />
        ) : (
          <>
            <Tokens store={store} seat={seat} />
            <CardsInPlay store={store} seat={seat} own={false} />
            <Sites store={store} seat={seat} />
            <OpenHand store={store} seat={seat} />
          </>
        )}
      </div>
    </SeatPanel>
  )
}

/** Something that is folded out by a button and folded up again by it, by Esc, and by a click anywhere else. */
function useFold() {
  const open = useSignal(false)
  const box = useRef<HTMLElement>(null)
  // Before the next picture: Esc may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    if (!open.value) return undefined
    const away = (event: Event) => {
      const inside = box.current?.contains(event.target as Node) || (event.target as Element).closest('dialog')
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) open.value = false
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', away)
    }
  }, [open.value])
  return { open: open.value, box, turn: () => (open.value = !open.value) }
}

/** Goods with what the end of the turn makes of them, unused workers, actions left, cards held. */
function Stores({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const player = view.players[seat]!
  const { food, resources, forecast } = player
  const goods = [
    { sign: 'food', name: 'food', value: food, change: forecast.food },
    { sign: 'resource', name: 'resources', value: resources, change: forecast.resources },
    { sign: 'worker', name: 'unused', value: view.unused[seat]! },
  ]
  const held = [
    { sign: 'card', name: 'hand', count: view.hand[seat]!.length, limit: player.civil_hand_limit },
    {
      sign: 'military',
      name: 'military_hand',
      count: view.military_hand[seat]!.length,
      limit: player.military_hand_limit,
    },
  ]
  return (
    <div class="stores">
      {goods.map(({ sign, name, value, change }) => (
        <span key={name} title={word(`player-${name}`)}>
          <Sign id={sign} label={word(`player-${name}`)} />
          <b>{value}</b>
          {change !== undefined && <small data-bad={change < 0}>{signed(change)}</small>}
        </span>
      ))}
      {(['civil', 'military'] as const).map((kind) => {
        const [left, all] = [view[kind][seat]!, player[`${kind}_total`]]
        const label = t(`through-${kind}-actions`, { left, all: Math.max(all, left) })
        return (
          <span key={kind} class="pips" data-kind={kind} title={label}>
            <i class="pip" data-left="true" />
            <b aria-hidden="true">{left}</b>
            <span class="visually-hidden">{label}</span>
          </span>
        )
      })}
      {held.map(({ sign, name, count, limit }) => (
        <span key={name} title={word(`player-${name}`)}>
          <Sign id={sign} label={word(`player-${name}`)} />
          <span>
            {count}/{limit}
          </span>
        </span>
      ))}
    </div>
  )
}

/** What is left in the banks. */
function Tokens({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  return (
    <p class="stores">
      {(['yellow', 'blue'] as const).map((bank) => (
        <span key={bank}>
          <i class={`token ${bank}`} />
          <b>{view[bank][seat]}</b> {word(`player-${bank}`)}
        </span>
      ))}
    </p>
  )
}

/** The technologies of another player, one sign each: Age, workers and blue tokens. */
function Sites({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const sites = SITE_KINDS.flatMap((kind) => view.technologies[seat]!.filter((id) => sheet(things, id).kind === kind))
  return (
    <div class="sites" role="group" aria-label={word('player-technologies')}>
      {sites.map((id) => {
        const about = atSite(store, seat, id)
        const { kind, age } = sheet(things, id)
        const [workers, tokens] = [view.workers[seat]![id] ?? 0, view.tokens[seat]![id] ?? 0]
        const label = [
          card(things, id).name,
          t('through-workers', { count: workers }),
          ...(tokens ? [t('through-tokens', { count: tokens })] : []),
        ].join(', ')
        return (
          <button
            type="button"
            key={id}
            class="small-site"
            data-family={family(kind)}
            data-none={!workers}
            {...target(store, movesWith(store, about))}
            data-pointed={store.pointed.value.has(id)}
            {...restOn(about)}
            onClick={(event) => choose(store, about, event)}
          >
            <span class="visually-hidden">{label}</span>
            <Sign id={kind} />
            <small aria-hidden="true">{age}</small>
            <span class="tokens-line" aria-hidden="true">
              {range(workers).map((place) => (
                <i key={place} class="token yellow" />
              ))}
              {tokens > 0 && (
                <>
                  <i class="token blue" />
                  <small>{tokens}</small>
                </>
              )}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Civil cards lie open; of military cards only the backs are seen, unless somebody has shown one. */
function OpenHand({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const hand = view.hand[seat]!
  const held = view.military_hand[seat]!
  const backs = counted(held.filter((face) => !face.card).map((face) => face.age))
  return (
    <div class="open-hand">
      <p>
        {word('player-hand')}, {word('player-military_hand')}
        {Object.entries(backs).map(([age, count]) => (
          <small key={age} class="back" title={ageName(age)}>
            {age}
            {count > 1 && `×${count}`}
          </small>
        ))}
      </p>
      <div class="chip-list">
        {[...hand, ...held.flatMap((face) => face.card ?? [])].map((id, place) => (
          <Chip key={place} id={id} about={{ domain: 'card', id }} store={store} />
        ))}
      </div>
    </div>
  )
}
