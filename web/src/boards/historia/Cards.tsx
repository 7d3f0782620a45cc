import type { ComponentChildren } from 'preact'
import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { choose, movesWith, rest, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { hyphenated } from '../hyphens'
import { historia, markedBy, printed, thing } from './facts'
import { Sign } from './Sign'

/** The own cards where they are: in hand, laid in order, and queueing for their return, the oldest first. */
export function Cards({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const { turn_end_returns: returns } = printed(store.things.value)
  const hand = [...view.hand[seat]!, ...(view.advisors[seat] ?? [])]
  const laid = view.laid[seat]!
  const done = store.moves.value.get('done')
  const laying = packet.decision?.question.key === 'question-lay'
  const slots = laying ? Math.max(laid.length, view.civilizations[seat]!.cards_per_round ?? 1) : laid.length
  return (
    <section
      class="cards"
      style={{ '--count': hand.length + slots + view.queue[seat]!.length }}
      aria-label={t('historia-cards')}
      onKeyDown={(event) => walk(event, '.h-card')}
    >
      <Pile name={t('historia-hand')} count={hand.length} kind="hand">
        {hand.map((id) => (
          <ActionCard key={id} id={id} store={store} />
        ))}
      </Pile>
      {slots > 0 && (
        <Pile name={t('historia-laid')} count={laid.length} kind="laid">
          {Array.from({ length: slots }, (_, place) =>
            laid[place] ? (
              <ActionCard key={laid[place]} id={laid[place]} store={store} place={place + 1} />
            ) : (
              <span key={place} class="h-card empty">
                {place + 1}
              </span>
            ),
          )}
          {done && (
            <button
              type="button"
              class="primary ready"
              data-legal="true"
              data-move="done"
              onClick={() => void store.play(done)}
            >
              {done.label}
            </button>
          )}
        </Pile>
      )}
      {view.queue[seat]!.length > 0 && (
        <Pile name={t('historia-queue')} count={view.queue[seat]!.length} kind="queue">
          {view.queue[seat]!.map((id, place) => (
            <ActionCard key={id} id={id} store={store} returns={place < returns} />
          ))}
        </Pile>
      )}
    </section>
  )
}

interface PileProps {
  name: string
  count: number
  kind: string
  children: ComponentChildren
}

function Pile({ name, count, kind, children }: PileProps) {
  return (
    <div class="pile" data-kind={kind} role="group" aria-label={name}>
      <h3>
        {name} <span class="faint">{count}</span>
      </h3>
      <div class="pile-cards">{children}</div>
    </div>
  )
}

interface ActionCardProps {
  id: string
  store: TableStore
  /** Its place among the cards laid. */
  place?: number
  /** It comes back at the next Turn End. */
  returns?: boolean
}

/** An action card, or an advisor. */
function ActionCard({ id, store, place, returns }: ActionCardProps) {
  const packet = store.shown.value!
  const found = thing(store.things.value, 'card', id)
  const { kind, action, cost } = found.sheet as { kind?: string; action?: string | null; cost?: number }
  const about = { domain: 'card', id }
  const icon = kind === 'advisor' ? (action ?? 'advisor') : id
  const moves = movesWith(store, about)
  const idle = moves.find((move) => move.verb === 'lay' && move.preview.idle)
  return (
    <button
      type="button"
      class="h-card"
      data-card={id}
      data-kind={kind}
      {...target(store, moves)}
      data-idle={!!idle}
      data-last={lately(packet, markedBy).has(`card ${packet.viewer!} ${id}`)}
      data-pointed={store.pointed.value.has(id)}
      {...rest('card', id)}
      onClick={(event) => choose(store, about, event)}
    >
      <Sign id={icon} />
      <span class="h-card-name">{hyphenated(found.name)}</span>
      {idle && (
        <span class="corner idle" role="img" title={idle.detail} aria-label={idle.detail}>
          ⚠
        </span>
      )}
      {place && (
        <span class="corner" aria-hidden="true">
          {place}
        </span>
      )}
      {returns && (
        <span class="corner returns" title={t('historia-returns')}>
          <Sign id="back" label={t('historia-returns')} />
        </span>
      )}
      {!!cost && !place && !returns && !idle && (
        <span class="corner cost" title={t('historia-cubes', { count: cost })}>
          <span aria-hidden="true">{cost}</span>
          <Sign id="cube" label={t('historia-cubes', { count: cost })} />
        </span>
      )}
    </button>
  )
}
