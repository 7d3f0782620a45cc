import { ClockFace } from '../../table/ClockFace'
import { movesWith, restOn, choose } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Actions } from './ActionBar'
import { Chip } from './CardFace'
import { CardsInPlay, CommonTactics } from './CardsInPlay'
import { ages, atSite, card, family, ownSeat, range, sheet, signed, SITE_KINDS } from './facts'
import { Forecast } from './Forecast'
import { Ratings } from './Ratings'
import { Sign } from './Sign'
import { counted } from './Strip'
import { ageName, word } from './words'

/** A civilization: its ratings, its cards in play and what the turn brings; of others what the board shows of the own
 * one. */
export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet?.view || !player) return null
  const view = ages(packet)
  const own = seat === ownSeat(packet)
  return (
    <section
      class="panel nation"
      data-nation={seat}
      data-turn={player.waiting}
      data-out={!view.players[seat]!.playing}
      aria-label={player.name}
    >
      <h2 class="panel-name">
        <SeatSign seat={seat} />
        <span class="grow">{player.name}</span>
        {player.level_name && player.level_name !== player.name && <small class="faint">{player.level_name}</small>}
        <ClockFace clock={store.live.value?.seats[seat]?.clock} />
        {view.player === seat && (
          <small class="on-turn" role="img" title={t('through-on-turn')} aria-label={t('through-on-turn')}>
            ▶
          </small>
        )}
        <span
          class="presence"
          data-on={player.connected || player.kind === 'bot'}
          title={t(player.connected || player.kind === 'bot' ? 'present' : 'away')}
        />
      </h2>
      {!view.players[seat]!.playing && <p class="faint">{t('through-resigned')}</p>}
      <Ratings store={store} seat={seat} />
      {own ? <Forecast store={store} seat={seat} /> : <Stores store={store} seat={seat} />}
      <CardsInPlay store={store} seat={seat} own={own} />
      {own && <CommonTactics store={store} />}
      {!own && <Sites store={store} seat={seat} />}
      {seat !== packet.viewer && <OpenHand store={store} seat={seat} />}
    </section>
  )
}

/** Goods, tokens and actions in one line, each with what the end of the turn makes of it. */
function Stores({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { food, resources, forecast } = view.players[seat]!
  const figures = [
    { sign: 'food', name: 'food', value: food, change: forecast.food },
    { sign: 'resource', name: 'resources', value: resources, change: forecast.resources },
    { sign: 'worker', name: 'unused', value: view.unused[seat]! },
  ]
  return (
    <>
      <div class="stores">
        {figures.map(({ sign, name, value, change }) => (
          <span key={name} title={word(`player-${name}`)}>
            <Sign id={sign} label={word(`player-${name}`)} /> <b>{value}</b>
            {change !== undefined && <small data-bad={change < 0}>{signed(change)}</small>}
          </span>
        ))}
        {(['yellow', 'blue'] as const).map((bank) => (
          <span key={bank} title={word(`player-${bank}`)}>
            <i class={`token ${bank}`} /> <b>{view[bank][seat]}</b>
            <span class="visually-hidden">{word(`player-${bank}`)}</span>
          </span>
        ))}
        {forecast.uprising && <small data-bad="true">⚠ {t('through-uprising-short')}</small>}
      </div>
      <Actions store={store} seat={seat} />
    </>
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
            data-legal={movesWith(store, about).length > 0}
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
  const { civil_hand_limit: civil, military_hand_limit: military } = view.players[seat]!
  const hand = view.hand[seat]!
  const held = view.military_hand[seat]!
  const backs = counted(held.filter((face) => !face.card).map((face) => face.age))
  return (
    <div class="open-hand">
      <p>
        <span title={word('player-hand')}>
          <Sign id="civil" label={word('player-hand')} /> {hand.length}/{civil}
        </span>
        <span title={word('player-military_hand')}>
          <Sign id="military" label={word('player-military_hand')} /> {held.length}/{military}
        </span>
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
