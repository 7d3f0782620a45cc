import { walk } from '../../table/arrows'
import { forget, look, rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, asked, thing } from './facts'
import { takeUp } from './hand'
import { PlanShape } from './pieces'
import { Price } from './Price'
import { Sign } from './Sign'

/** The buildings of a city with their shapes and prices: a click takes one in hand, or says why not. */
export function Buildings({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const own = antiquity(packet).players[packet.viewer ?? 0]!
  const missing = new Set(own.missing_buildings)
  const counts = new Map<string, number>()
  for (const { building } of own.cities.flatMap(({ pieces }) => pieces))
    counts.set(building, (counts.get(building) ?? 0) + 1)
  counts.set('house', own.men)
  counts.set('fountain', own.cities.flatMap(({ fountains }) => fountains).length)
  return (
    <section class="palette" aria-label={t('antiquity-buildings')} onKeyDown={(event) => walk(event, '.plan')}>
      {Object.keys(store.things.value.building ?? {}).map((id) => (
        <Plan key={id} id={id} store={store} count={counts.get(id) ?? 0} missing={missing.has(id)} />
      ))}
    </section>
  )
}

interface PlanProps {
  id: string
  store: TableStore
  count: number
  missing: boolean
}

function Plan({ id, store, count, missing }: PlanProps) {
  const { name, sheet } = thing(store.things.value, 'building', id)
  const move = store.moves.value.get(`build:${id}`)
  const pile = antiquity(store.shown.value!).piles[id]
  const act = () => {
    if (move) {
      forget()
      takeUp(store, id)
    } else if (asked(store) === 'city') void store.explain(`build:${id}`)
    else look({ domain: 'building', id })
  }
  return (
    <button
      type="button"
      class="plan"
      data-building={id}
      data-legal={!!move}
      data-move={move?.move}
      data-built={!missing}
      data-pointed={store.pointed.value.has(id)}
      {...rest('building', id)}
      onClick={act}
    >
      <PlanShape building={id} shape={sheet.shape} />
      <span class="plan-name">{name}</span>
      {id === 'house' ? <span class="price">{t('antiquity-by-number')}</span> : <Price cost={sheet.cost} />}
      {count > 0 && (
        <span class="plan-count" title={t('antiquity-built', { count })}>
          <span aria-hidden="true">{count > 1 || sheet.repeatable ? `×${count}` : '✓'}</span>
          <span class="visually-hidden">{t('antiquity-built', { count })}</span>
        </span>
      )}
      {pile !== undefined && (
        <span class="plan-pile" title={t('antiquity-pile', { count: pile })}>
          <span aria-hidden="true">{pile}</span>
          <span class="visually-hidden">{t('antiquity-pile', { count: pile })}</span>
        </span>
      )}
    </button>
  )
}

/** What carts build in the countryside. */
export function Projects({ store }: { store: TableStore }) {
  const { sites } = antiquity(store.shown.value!)
  return (
    <section class="projects" aria-label={t('antiquity-projects')} onKeyDown={(event) => walk(event, '.plan')}>
      {Object.keys(store.things.value.project ?? {}).map((id) => {
        const { name, sheet } = thing(store.things.value, 'project', id)
        const move = store.moves.value.get(`found:${id}`)
        const places = sites[id] ?? {}
        const most = Math.max(0, ...Object.values(places))
        return (
          <button
            type="button"
            key={id}
            class="plan project"
            data-project={id}
            data-legal={!!move}
            data-move={move?.move}
            data-pointed={store.pointed.value.has(id)}
            aria-description={[
              t('antiquity-places', { count: Object.keys(places).length }),
              ...(most ? [t('antiquity-most', { count: most })] : []),
            ].join(', ')}
            {...rest('project', id)}
            onClick={() => {
              forget()
              if (move) void store.play(move)
              else void store.explain(`found:${id}`)
            }}
          >
            <Sign id={id} />
            <span class="plan-name">{name}</span>
            {id === 'farm' ? <span class="price">{t('antiquity-seed')}</span> : <Price cost={sheet.cost} />}
          </button>
        )
      })}
    </section>
  )
}
