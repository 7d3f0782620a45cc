import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { lately } from '../../table/lately'
import { pick, rest } from '../../table/picked'
import { SeatPanel } from '../../table/SeatPanel'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Picture } from '../../pictures'
import { face, historia, levelThing, markedBy, printed, thing, total, type Axis, type Civilization } from './facts'
import { Sign } from './Sign'
import { Wonder } from './Wonders'
import { word } from './words'

/** So many at the table leave room for all there is to see of each other. */
const FEW = 2

/** A player's civilization: levels, government, cubes, abilities, leader, wonders; of others their cards as well. */
export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  const open = useSignal((packet?.seats.length ?? 0) <= FEW)
  if (!packet?.view || !player) return null
  const view = historia(packet)
  const civ = view.civilizations[seat]!
  const set = view.civilization[seat]
  const own = seat === (packet.viewer ?? 0)
  return (
    <SeatPanel
      store={store}
      seat={seat}
      kind="civ"
      data-civ={seat}
      data-open={own || open.value}
      beside={
        <>
          {view.laying && !own && packet.status === 'running' && <Secret choosing={player.waiting} />}
          {!own && (
            <button
              type="button"
              class="quiet unfold"
              aria-expanded={open.value}
              aria-controls={`civ-${seat}`}
              aria-label={t('historia-unfold', { name: player.name })}
              title={t('historia-unfold', { name: player.name })}
              onClick={() => (open.value = !open.value)}
            >
              {open.value ? '▴' : '▾'}
            </button>
          )}
        </>
      }
    >
      <Figures store={store} place={seat} />
      <div class="civ-body" id={`civ-${seat}`}>
        {set && <p class="faint civ-set">{thing(store.things.value, 'civilization', set).name}</p>}
        {view.wonders[seat]!.length > 0 && (
          <div class="own-wonders" role="group" aria-label={t('historia-wonders')}>
            {view.wonders[seat]!.map((id) => (
              <Wonder key={id} id={id} store={store} owned />
            ))}
          </div>
        )}
        <Abilities store={store} civ={civ} />
        <Leader store={store} seat={seat} />
        <GoldenEra store={store} seat={seat} />
        {own ? <Advisors store={store} seat={seat} /> : <Held store={store} seat={seat} />}
      </div>
    </SeatPanel>
  )
}

/** Of those who lay cards in secret one sees only whether they are ready. */
function Secret({ choosing }: { choosing: boolean }) {
  const label = t(choosing ? 'historia-choosing' : 'historia-ready')
  return (
    <small class="secret" role="img" title={label} aria-label={label}>
      {choosing ? '…' : '✓'}
    </small>
  )
}

/** Points, levels, government and cubes: the figures every civilization has. */
export function Figures({ store, place }: { store: TableStore; place: number }) {
  const view = historia(store.shown.value!)
  const civ = view.civilizations[place]!
  return (
    <>
      <ul class="stats">
        <li title={breakdown(civ)}>
          <Sign id="vp" /> <b>{civ.vp}</b>
          {total(civ.turn_end) > 0 && (
            <small title={t('historia-forecast', { points: total(civ.turn_end) })}>+{total(civ.turn_end)}</small>
          )}
          <span class="visually-hidden">{breakdown(civ)}</span>
        </li>
        <Level store={store} axis="technology" level={view.technology[place]!} />
        <Level store={store} axis="military" level={view.military[place]!} />
        <li>
          <button
            type="button"
            class="plain"
            {...rest('government', civ.government)}
            onClick={() => pick('government', civ.government)}
          >
            <Sign id="government" />{' '}
            <span class="in-full">{thing(store.things.value, 'government', civ.government).name}</span>{' '}
            <b>{civ.government_vp}</b>
          </button>
        </li>
      </ul>
      <Power store={store} place={place} />
    </>
  )
}

/** Where the cubes of a civilization are. */
export function Power({ store, place, children }: { store: TableStore; place: number; children?: ComponentChildren }) {
  const view = historia(store.shown.value!)
  const { civbot, territories } = view.civilizations[place]!
  return (
    <ul class="cubes" aria-label={t('historia-power')}>
      {children}
      <Cubes kind="available" count={view.available[place]!} />
      {civbot === null && <Cubes kind="used" count={view.used[place]!} />}
      <Cubes kind="map" count={territories.length} />
      {civbot === null && <Cubes kind="stock" count={view.stock[place]!} />}
    </ul>
  )
}

const breakdown = ({ vp, points }: Civilization) =>
  [
    t('points', { points: vp }),
    ...Object.entries(points)
      .filter(([, part]) => part)
      .map(([category, part]) => `${word(`score-${category}`)}: ${part}`),
  ].join('\n')

function Level({ store, axis, level }: { store: TableStore; axis: Axis; level: number }) {
  const [id, found] = levelThing(store.things.value, axis, level)
  return (
    <li>
      <button type="button" class="plain" {...rest(`${axis}_level`, id)} onClick={() => pick(`${axis}_level`, id)}>
        <Sign id={axis} label={word(`axis-${axis}`)} /> <b>{level}</b> <span class="in-full">{found.name}</span>
      </button>
    </li>
  )
}

function Cubes({ kind, count }: { kind: 'available' | 'used' | 'map' | 'stock'; count: number }) {
  const label = t(kind === 'map' ? 'historia-on-map' : `historia-${kind}`)
  return (
    <li data-kind={kind} data-none={!count} title={label}>
      <Sign id={kind === 'map' ? 'territory' : 'cube'} /> <b>{count}</b> <small class="in-full">{label}</small>
    </li>
  )
}

/** What the levels reached allow, as long as they are held. */
function Abilities({ store, civ }: { store: TableStore; civ: Civilization }) {
  const twice = civ.advanced ?? []
  return (
    <ul class="abilities" aria-label={t('historia-abilities')}>
      {civ.navigation && (
        <li data-ability="navigation">
          <Sign id="navigation" /> {t('historia-navigation')}
        </li>
      )}
      <li>
        <Sign id="card" /> {t('historia-per-round', { count: civ.cards_per_round ?? 1 })}
      </li>
      {twice.map((action) => (
        <li key={action} title={t('historia-twice', { action: thing(store.things.value, 'card', action).name })}>
          <Sign id={action} label={t('historia-twice', { action: thing(store.things.value, 'card', action).name })} />
          <span aria-hidden="true">×2</span>
        </li>
      ))}
    </ul>
  )
}

function Leader({ store, seat }: { store: TableStore; seat: number }) {
  const view = historia(store.shown.value!)
  const leader = view.leader[seat]
  if (!leader) return null
  const found = thing(store.things.value, 'leader', leader)
  const objectives = found.text.slice(1)
  return (
    <div class="leader-held" data-pointed={store.pointed.value.has(leader)}>
      <h3>
        <Picture set="leader" id={leader}>
          <Sign id="leader" />
        </Picture>{' '}
        {found.name}
      </h3>
      <ul>
        {(view.civilizations[seat]!.objectives ?? []).map((met, place) => (
          <li key={place} data-met={met}>
            <span aria-hidden="true">{met ? '✓' : '○'}</span>
            <span class="visually-hidden">{t(met ? 'historia-met' : 'historia-unmet')}</span> {objectives[place]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function GoldenEra({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const civ = view.civilizations[seat]!
  const all = printed(store.things.value).golden_tokens
  const goals = view.goals_taken[seat]!
  return (
    <>
      {packet.options.golden_era === true && (
        <p class="golden" data-on={civ.golden_era}>
          <Sign id="vp" />{' '}
          {civ.golden_era
            ? t('historia-golden-now')
            : civ.golden_era_over
              ? t('historia-golden-over')
              : t('historia-golden', { count: view.tokens[seat]!, all })}
        </p>
      )}
      {goals.length > 0 && (
        <p class="golden">
          <Sign id="goal" /> {goals.map((goal) => thing(store.things.value, 'goal', goal).name).join(', ')}
        </p>
      )}
    </>
  )
}

/** Advisors not in hand: how many are still in the deck, who has served. */
function Advisors({ store, seat }: { store: TableStore; seat: number }) {
  const view = historia(store.shown.value!)
  const served = view.used_advisors[seat]!.map((id) => thing(store.things.value, 'advisor', id).name)
  return (
    <p class="faint advisors">
      <Sign id="advisor" /> {t('historia-advisors', { count: view.advisors_in_deck[seat]! })}
      {served.length > 0 && ` · ${t('historia-served', { names: served.join(', ') })}`}
    </p>
  )
}

/** The cards of another player: open ones by their signs, advisors and cards not yet turned up only by their number. */
function Held({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const advisors = view.advisors_in_hand[seat]!
  const last = (id: string) => lately(packet, markedBy).has(`card ${seat} ${id}`)
  return (
    <div class="held">
      <CardRow name={t('historia-hand')} cards={view.hand[seat]!} store={store}>
        {advisors > 0 && (
          <span class="held-count" title={t('historia-advisors-held', { count: advisors })}>
            <Sign id="advisor" label={t('historia-advisors-held', { count: advisors })} />
            {advisors}
          </span>
        )}
      </CardRow>
      <CardRow name={t('historia-laid')} cards={view.laid[seat]!} store={store} last={last} />
      <CardRow
        name={t('historia-queue')}
        cards={view.queue[seat]!}
        store={store}
        returns={printed(store.things.value).turn_end_returns}
        last={last}
      />
      <Advisors store={store} seat={seat} />
    </div>
  )
}

interface CardRowProps {
  name: string
  cards: string[]
  store: TableStore
  /** How many of them, the first ones, come back at the Turn End. */
  returns?: number
  /** Was it laid or played by the last move? */
  last?: (id: string) => boolean
  children?: ComponentChildren
}

/** Cards to look at only. */
function CardRow({ name, cards, store, returns = 0, last, children }: CardRowProps) {
  if (!cards.length && !children) return null
  return (
    <div class="held-row">
      <small class="faint">{name}</small>
      <ul>
        {cards.map((id, place) => {
          const found = thing(store.things.value, 'card', id)
          const label = place < returns ? `${found.name}, ${t('historia-returns')}` : found.name
          return (
            <li key={id} class="held-card" data-last={last?.(id)} title={label}>
              <Sign id={found.sheet.kind === 'advisor' ? 'advisor' : id} label={label} />
              {place < returns && (
                <span class="corner returns">
                  <Sign id="back" />
                </span>
              )}
            </li>
          )
        })}
        {children && <li>{children}</li>}
      </ul>
    </div>
  )
}

/** The leaders, or civilizations, to choose from. */
export function Offer({ store }: { store: TableStore }) {
  const view = historia(store.shown.value!)
  const sets = store.decision.value?.moves.filter((move) => move.verb === 'civilization') ?? []
  const offered = [
    ...view.offered.map((id) => ({ domain: 'leader', id, icon: 'leader', skip: 1 })),
    ...sets.map((move) => ({ domain: 'civilization', id: move.args.civilization!, icon: 'advisor', skip: 0 })),
  ]
  if (!offered.length) return null
  return (
    <section class="offer" aria-label={t('historia-offer')}>
      {offered.map(({ domain, id, icon, skip }) => {
        const found = thing(store.things.value, domain, id)
        const move = store.moves.value.get(`${domain}:${id}`)
        return (
          <button
            type="button"
            key={id}
            class="h-wonder offered"
            data-offer={id}
            data-legal={!!move}
            data-move={move?.move}
            {...rest(domain, id)}
            onClick={() => (move ? void store.play(move) : pick(domain, id))}
          >
            <span class="h-wonder-name">
              <Sign id={icon} /> {found.name}
            </span>
            {domain === 'civilization' ? (
              <AdvisorsOf advisors={found.sheet.advisors as string[]} store={store} />
            ) : (
              <small>{face(found, skip)}</small>
            )}
          </button>
        )
      })}
    </section>
  )
}

/** What a civilization brings: its advisors, each with what it does. */
function AdvisorsOf({ advisors, store }: { advisors: string[]; store: TableStore }) {
  return (
    <>
      {advisors.map((id) => {
        const found = thing(store.things.value, 'advisor', id)
        return (
          <small key={id}>
            <b>{found.name}</b>: {face(found, 1)}
          </small>
        )
      })}
    </>
  )
}
