import { walk } from '../../table/arrows'
import { lately } from '../../table/lately'
import { choose, look, movesWith, restOn, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, atSite, card, cardsOf, range, sheet, SITE_KINDS, URBAN, family } from './facts'
import { hyphenated } from '../hyphens'
import { Sign } from './Sign'
import { word } from './words'

/** Moves that destroy: a single click never makes them. */
const HARMFUL = new Set(['destroy', 'disband', 'lose'])

/** The technologies with workers of a civilization, a column for each kind and the oldest at the bottom. */
export function Technologies({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const held = view.technologies[seat]!.map((id) => ({ id, ...sheet(things, id) }))
  return (
    <section
      class="technologies"
      aria-label={word('player-technologies')}
      onKeyDown={(event) => walk(event, '.t-site')}
    >
      {SITE_KINDS.map((kind) => {
        const sites = held.filter((site) => site.kind === kind).sort((one, other) => other.level - one.level)
        const count = sites.reduce((sum, { id }) => sum + (view.workers[seat]![id] ?? 0), 0)
        return (
          <div
            class="kind"
            key={kind}
            data-family={family(kind)}
            data-none={!sites.length}
            role="group"
            aria-label={word(`kind-${kind}`)}
          >
            <span class="kind-name" title={word(`kind-${kind}`)}>
              <Sign id={kind} />
              <span class="kind-word">{word(`kind-${kind}`)}</span>
              {URBAN.has(kind) && sites.length > 0 && (
                <Limit count={count} limit={view.players[seat]!.urban_limit} kind={kind} />
              )}
            </span>
            {sites.map(({ id }) => (
              <Site key={id} id={id} store={store} seat={seat} />
            ))}
          </div>
        )
      })}
    </section>
  )
}

function Limit({ count, limit, kind }: { count: number; limit: number; kind: string }) {
  const label = t('through-urban-limit', { kind: word(`kind-${kind}`), count, limit })
  return (
    <small class="limit" title={label} data-full={count >= limit}>
      <span aria-hidden="true">
        {count}/{limit}
      </span>
      <span class="visually-hidden">{label}</span>
    </small>
  )
}

/** A technology with its workers in yellow and what is stored on it in blue. */
function Site({ id, store, seat }: { id: string; store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { name } = card(store.things.value, id)
  const { age, kind } = sheet(store.things.value, id)
  const about = atSite(store, seat, id)
  const moves = movesWith(store, about)
  const harmful = moves.every(({ verb }) => HARMFUL.has(verb))
  const [workers, tokens] = [view.workers[seat]![id] ?? 0, view.tokens[seat]![id] ?? 0]
  const cost = view.players[seat]!.build_costs[id]
  const label = [
    t('through-workers', { count: workers }),
    ...(tokens ? [t('through-tokens', { count: tokens })] : []),
    ...(cost === undefined ? [] : [t('through-build-cost', { count: cost })]),
  ]
  return (
    <button
      type="button"
      class="t-site"
      data-site={id}
      data-family={family(kind)}
      {...(harmful ? { 'data-legal': moves.length > 0 } : target(store, moves))}
      data-harm={harmful && isActing(store)}
      data-pointed={store.pointed.value.has(id)}
      data-last={lately(store.shown.value!, cardsOf).has(id)}
      {...restOn(about)}
      onClick={(event) => (harmful ? look(about) : choose(store, about, event))}
    >
      <span class="site-name">
        {hyphenated(name)}
        <span class="visually-hidden">, {label.join(', ')}</span>
      </span>
      <span class="site-figures" aria-hidden="true">
        <small>{age}</small>
        {cost !== undefined && (
          <small class="site-cost">
            {cost}
            <Sign id="resource" />
          </small>
        )}
        <Gives id={id} store={store} />
      </span>
      {workers + tokens > 0 && (
        <span class="tokens-line" aria-hidden="true">
          <Tokens colour="yellow" count={workers} />
          <Tokens colour="blue" count={tokens} />
        </span>
      )}
    </button>
  )
}

const FEW = 5

/** A few tokens one by one, many as one with their number. */
function Tokens({ colour, count }: { colour: 'yellow' | 'blue'; count: number }) {
  return (
    <>
      {range(count > FEW ? 1 : count).map((place) => (
        <i key={place} class={`token ${colour}`} />
      ))}
      {count > FEW && <b class="tokens-count">×{count}</b>}
    </>
  )
}

/** Among one's own actions, what only destroys is set apart from what builds. */
const isActing = (store: TableStore) => store.decision.value?.question.key === 'question-action'

function Gives({ id, store }: { id: string; store: TableStore }) {
  const { gives = {} } = sheet(store.things.value, id)
  return (
    <>
      {Object.entries(gives).map(([name, count]) => (
        <small key={name}>
          +{count}
          <Sign id={name} />
        </small>
      ))}
    </>
  )
}
