import type { ComponentChildren } from 'preact'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Chip } from './CardFace'
import { ages, inPlay, nameOf, type AgesView } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** What is under way between civilizations: an attack, an auction, wars declared, pacts in force, an event foreseen. */
export function Pending({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const seats = view.players.map((_, seat) => seat)
  const wars = seats.filter((seat) => view.war[seat])
  const pacts = seats.filter((seat) => view.pact[seat])
  const next = view.next_event?.card
  if (view.open_card === null && !next && !wars.length && !pacts.length) return null
  return (
    <div class="pending">
      {view.open_card !== null && <Conflict store={store} view={view} />}
      {wars.map((seat) => (
        <War key={seat} store={store} view={view} seat={seat} />
      ))}
      {pacts.map((seat) => (
        <Pact key={seat} store={store} view={view} seat={seat} />
      ))}
      {next && (
        <div class="pending-object" data-kind="next" role="group" aria-label={word('view-next_event')}>
          {word('view-next_event')}
          <Chip id={next} about={inPlay(next)} store={store} />
        </div>
      )}
    </div>
  )
}

function Item({ kind, title, children }: { kind: string; title?: string; children: ComponentChildren }) {
  return (
    <div class="pending-object" data-kind={kind} role="group" aria-label={t(`through-pending-${kind}`)} title={title}>
      {children}
    </div>
  )
}

interface ConflictProps {
  store: TableStore
  view: AgesView
}

/** The card that is being resolved, with the totals that count as they stand now. */
function Conflict({ store, view }: ConflictProps) {
  const { attack } = view
  const id = view.open_card!
  const kind = attack ? 'attack' : view.bidders.length || view.bid ? 'auction' : 'event'
  return (
    <Item kind={kind}>
      <Chip id={id} about={{ domain: 'card', id }} store={store} />
      {attack && (
        <>
          <Side store={store} seat={attack.seat} strength={attack.strength} />
          <span aria-hidden="true">⚔</span>
          <Side store={store} seat={attack.rival} strength={attack.defence} />
          <b class="missing" data-needed>
            {t('through-missing', { missing: attack.missing, cards: attack.cards })}
          </b>
        </>
      )}
      {kind === 'auction' && <Auction store={store} view={view} />}
    </Item>
  )
}

function Auction({ store, view }: ConflictProps) {
  const packet = store.shown.value!
  return (
    <>
      <span>
        {view.bid
          ? t('through-highest-bid', { bid: view.bid, name: nameOf(packet, view.bidder) })
          : t('through-no-bid')}
      </span>
      <span class="bidders">
        {t('through-bidders')}{' '}
        {view.bidders.map((seat) => (
          <span key={seat} title={nameOf(packet, seat)}>
            <SeatSign seat={seat} />
            <span class="visually-hidden">{nameOf(packet, seat)}</span>
          </span>
        ))}
      </span>
      {view.force_now !== null && (
        <b class="missing" data-needed data-met={view.force_now >= view.bid}>
          {t('through-force', { force: view.force_now, bid: view.bid })}
        </b>
      )}
      {view.force_now === null && view.largest_force !== null && (
        <span>{t('through-largest-force', { force: view.largest_force })}</span>
      )}
    </>
  )
}

interface SideProps {
  store: TableStore
  seat: number
  strength: number
  /** Only the sign, with the name for those who rest on it or cannot see it. */
  brief?: boolean
}

function Side({ store, seat, strength, brief = false }: SideProps) {
  const name = nameOf(store.shown.value!, seat)
  return (
    <span class="side" title={name}>
      <SeatSign seat={seat} /> <span class={brief ? 'visually-hidden' : ''}>{name}</span> <b>{strength}</b>
      <Sign id="strength" label={word('player-strength')} />
    </span>
  )
}

interface OwnedProps extends ConflictProps {
  seat: number
}

function War({ store, view, seat }: OwnedProps) {
  const id = view.war[seat]!
  const { strength, rival } = view.players[seat]!.war_strength ?? { strength: 0, rival: 0 }
  const when = t('through-war-when', { name: nameOf(store.shown.value!, seat) })
  return (
    <Item kind="war" title={when}>
      <Chip id={id} about={{ domain: 'card', id }} store={store} />
      <Side store={store} seat={seat} strength={strength} brief />
      <span aria-hidden="true">→</span>
      <Side store={store} seat={view.war_on[seat]!} strength={rival} brief />
      <span class="visually-hidden">{when}</span>
    </Item>
  )
}

function Pact({ store, view, seat }: OwnedProps) {
  const packet = store.shown.value!
  const id = view.pact[seat]!
  const other = view.pact_with[seat]!
  const side = view.pact_side[seat] ? 'b' : 'a'
  return (
    <Item kind="pact">
      <Chip id={id} about={{ domain: 'card', id }} store={store} />
      {[seat, other].map((party) => (
        <span class="side" key={party} title={nameOf(packet, party)}>
          <SeatSign seat={party} />
          <span class="visually-hidden">{nameOf(packet, party)}</span>
          {party === seat && <small class="faint">{word(`side-${side}`)}</small>}
        </span>
      ))}
    </Item>
  )
}
