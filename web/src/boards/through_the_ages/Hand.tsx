import type { ComponentChildren } from 'preact'
import { walk } from '../../table/arrows'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Card } from './CardFace'
import { ages, inHand } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** The own cards: civil ones with their price as it stands, military ones, and the limits of both hands. */
export function Hand({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { civil_hand_limit: civil, military_hand_limit: military, develop_costs: costs, forecast } = view.players[seat]!
  const hand = view.hand[seat]!
  const held = view.military_hand[seat]!.flatMap(({ card }) => card ?? [])
  return (
    <section
      class="hand"
      style={{ '--count': hand.length + held.length }}
      aria-label={t('through-hand')}
      onKeyDown={(event) => walk(event, '.t-card')}
    >
      <Held name={word('player-hand')} kind="civil" count={hand.length} limit={civil} warn={hand.length >= civil}>
        {hand.map((id, place) => (
          <HandCard key={`${id} ${place}`} id={id} store={store} cost={costs[id]} fresh={view.fresh.includes(id)} />
        ))}
      </Held>
      <Held
        name={word('player-military_hand')}
        kind="military"
        count={held.length}
        limit={military}
        warn={held.length > military}
        draws={forecast.draws}
      >
        {held.map((id, place) => (
          <HandCard key={`${id} ${place}`} id={id} store={store} />
        ))}
      </Held>
    </section>
  )
}

interface HeldProps {
  name: string
  kind: 'civil' | 'military'
  count: number
  limit: number
  warn: boolean
  /** Cards that the end of the turn brings. */
  draws?: number
  children: ComponentChildren
}

function Held({ name, kind, count, limit, warn, draws = 0, children }: HeldProps) {
  const excess = count - limit
  return (
    <div class="held-cards" data-kind={kind} style={{ flexGrow: count + 1 }} role="group" aria-label={name}>
      <h3>
        <Sign id={kind} /> {name}{' '}
        <span class="hand-limit" data-warn={warn} title={t('through-hand-limit', { limit })}>
          {count}/{limit}
        </span>
        {warn && (
          <small class="hand-warning" title={kind === 'civil' ? undefined : t('through-excess', { count: excess })}>
            {t(kind === 'civil' ? 'through-hand-full' : 'through-hand-excess')}
          </small>
        )}
        {draws > 0 && (
          <small class="draws" title={t('through-draws', { count: draws })}>
            <span aria-hidden="true">+{draws}</span>
            <span class="visually-hidden">{t('through-draws', { count: draws })}</span>
          </small>
        )}
      </h3>
      <div class="hand-cards">{children}</div>
    </div>
  )
}

interface HandCardProps {
  id: string
  store: TableStore
  cost?: number | undefined
  /** Taken in this very phase: an action card waits. */
  fresh?: boolean
}

function HandCard({ id, store, cost, fresh = false }: HandCardProps) {
  return (
    <Card
      id={id}
      about={inHand(id)}
      store={store}
      marks={{ 'data-fresh': fresh }}
      note={fresh ? t('through-fresh') : cost === undefined ? undefined : t('through-develop-cost', { count: cost })}
      corner={
        fresh ? (
          <span class="take-cost" title={t('through-fresh')} aria-hidden="true">
            ⏳
          </span>
        ) : (
          cost !== undefined && (
            <span class="take-cost" title={t('through-develop-cost', { count: cost })} aria-hidden="true">
              {cost}
              <Sign id="science" />
            </span>
          )
        )
      }
    />
  )
}
