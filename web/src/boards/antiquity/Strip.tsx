import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, isTogether, thing } from './facts'
import { Sign } from './Sign'

const PHASES = [2, 4, 5, 6, 7, 8, 9, 10]
const [LEVELS, AHEAD] = [12, 2]

/** Where in the turn we are, who is ready, and how the famine stands against what everybody could feed. */
export function Strip({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  return (
    <div class="strip">
      <p class="turn">{t('antiquity-turn', { turn: view.turn_number })}</p>
      <ol class="phases" aria-label={t('antiquity-phases')}>
        {PHASES.map((phase) => (
          <li
            key={phase}
            data-now={view.phase === phase}
            aria-current={view.phase === phase ? 'step' : undefined}
            title={t(`antiquity-phase-${phase}`)}
          >
            <span aria-hidden="true">{phase}</span>
            <span class={view.phase === phase ? 'phase-name' : 'visually-hidden'}>{t(`antiquity-phase-${phase}`)}</span>
          </li>
        ))}
      </ol>
      <ol class="order" aria-label={t('antiquity-order')}>
        {view.order.map((seat) => (
          <Standing key={seat} store={store} seat={seat} />
        ))}
      </ol>
      <Famine store={store} />
    </div>
  )
}

/** The famine level as a track; each player stands where the food in stock reaches to. Those behind the level take
 * graves. */
function Famine({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const fed = view.players.map(({ food, granary_relief: granary }) => food + granary)
  const top = Math.max(LEVELS - 1, view.famine + AHEAD, ...fed.map((level) => Math.min(level, view.famine + 2 * AHEAD)))
  // Late in a game the track shows its upper end; whoever stands below it stands at its foot.
  const foot = top - LEVELS + 1
  const alive = view.players.map((_, seat) => seat).filter((seat) => !view.out.includes(seat))
  return (
    <div class="famine" role="group" aria-label={t('antiquity-famine', { level: view.famine })}>
      <span class="famine-level" title={t('antiquity-famine', { level: view.famine })}>
        <Sign id="famine" /> <b>{view.famine}</b>
      </span>
      <ol class="famine-track" aria-hidden="true">
        {Array.from({ length: LEVELS }, (_, place) => foot + place).map((level) => (
          <li key={level} data-reached={level > 0 && level <= view.famine} data-next={level === view.famine + 1}>
            <small>{level}</small>
            <span class="fed">
              {alive
                .filter((seat) => Math.max(foot, Math.min(fed[seat]!, top)) === level)
                .map((seat) => (
                  <SeatSign key={seat} seat={seat} />
                ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The own goods, where the player's panel is on another page. */
export function Goods({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const own = antiquity(packet).players[packet.viewer ?? -1]
  if (!own) return null
  return (
    <ul class="own-goods" aria-label={t('antiquity-goods')}>
      {Object.entries(own.goods).map(([good, count]) => {
        const { name } = thing(store.things.value, 'good', good)
        return (
          <li key={good} data-stock={good} data-none={!count} title={`${name}: ${count}`}>
            <Sign id={good} />
            <b>{count}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** A player in turn order: ready or not where all decide at once, and the graves of the next famine. */
function Standing({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const { name, waiting } = packet.seats[seat]!
  const { graves_due: graves, food, granary_relief: granary, grave_room: room } = view.players[seat]!
  const together = isTogether(view) && packet.status === 'running'
  const lost = graves > room.empty + room.buildings
  const label = [
    ...(together ? [`${name}: ${t(waiting ? 'antiquity-busy' : 'antiquity-ready')}.`] : []),
    t('antiquity-graves-of', { name, count: graves }),
    t('antiquity-graves-why', { level: view.famine, food, granary }),
    ...(graves ? [t(lost ? 'antiquity-graves-lost' : 'antiquity-graves-where', { ...room })] : []),
  ].join(' ')
  return (
    <li data-waiting={waiting} data-due={graves > 0} data-lost={lost} title={label}>
      <SeatSign seat={seat} />
      <span aria-hidden="true">
        {together && (waiting ? '…' : '✓')}
        <Sign id="grave" />
        <b>{graves}</b>
      </span>
      <span class="visually-hidden">{label}</span>
    </li>
  )
}
