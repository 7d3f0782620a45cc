import { walk } from '../../table/arrows'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Card } from './CardFace'
import { ages, inRow, ownSeat, printed, range } from './facts'
import { Sign } from './Sign'

/** The card row in its bands, with what each card costs this player and which cards leave next. */
export function CardRow({ store }: { store: TableStore }) {
  const { row_cost: costs } = printed(store.things.value)
  const bands = [...new Set(costs)]
  return (
    <section class="card-row" aria-label={t('through-row')} onKeyDown={(event) => walk(event, '.t-card')}>
      {bands.map((cost) => (
        <div class="band" key={cost} role="group" aria-label={t('through-band', { count: cost })}>
          <span class="band-cost" aria-hidden="true">
            {range(cost).map((pip) => (
              <Sign key={pip} id="civil" />
            ))}
          </span>
          <div class="band-cards">
            {costs.map((price, space) => price === cost && <Space key={space} space={space} store={store} />)}
          </div>
        </div>
      ))}
    </section>
  )
}

function Space({ space, store }: { space: number; store: TableStore }) {
  const packet = store.shown.value!
  const view = ages(packet)
  const id = view.row[space]
  const leaves = space < view.leaving
  if (!id) return <span class="t-card empty" data-leaves={leaves} />
  const cost = view.players[ownSeat(packet)]!.row_costs[space] ?? 0
  const usual = printed(store.things.value).row_cost[space]
  return (
    <Card
      id={id}
      about={inRow(id, space)}
      store={store}
      marks={{ 'data-space': space + 1, 'data-leaves': leaves }}
      note={[t('through-take-cost', { count: cost }), ...(leaves ? [t('through-leaves')] : [])].join(', ')}
      corner={
        <>
          <span class="take-cost" data-changed={cost !== usual} aria-hidden="true">
            {cost}
            <Sign id="civil" />
          </span>
          {leaves && (
            <span class="leaves" title={t('through-leaves')} aria-hidden="true">
              <Sign id="leaves" />
            </span>
          )}
        </>
      }
    />
  )
}
