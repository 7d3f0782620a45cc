import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { Chip } from './CardFace'
import { ages, inPlay, sheet, stolen, underConstruction } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** Government, leader, special technologies, wonders, colonies and the tactic with its armies. */
export function CardsInPlay({ store, seat, own }: { store: TableStore; seat: number; own: boolean }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const { urban_limit: urban } = view.players[seat]!
  const specials = view.technologies[seat]!.filter((id) => sheet(things, id).kind.startsWith('special_'))
  const unfinished = view.unfinished[seat]
  const leader = view.leader[seat]
  const lawful = own ? inPlay : (id: string) => ({ domain: 'card', id })
  return (
    <div class="chip-list in-play">
      <Chip id={view.government[seat]!} about={lawful(view.government[seat]!)} store={store}>
        <small title={t('through-urban', { limit: urban })}>
          <Sign id="urban_limit" label={t('through-urban', { limit: urban })} />
          <span aria-hidden="true">{urban}</span>
        </small>
      </Chip>
      {leader && <Chip id={leader} about={lawful(leader)} store={store} />}
      {unfinished && <Unfinished id={unfinished} store={store} seat={seat} own={own} />}
      {view.wonders[seat]!.map((id) => (
        <Chip
          key={id}
          id={id}
          about={lawful(id)}
          store={store}
          state={view.ravaged[seat]!.includes(id) ? 'ravaged' : 'built'}
        >
          <small>
            {view.ravaged[seat]!.includes(id) ? t('through-ravaged') : '✓'}
            {view.tucked[seat] === id && ` ${t('through-tucked')}`}
          </small>
        </Chip>
      ))}
      {specials.map((id) => (
        <Chip key={id} id={id} about={own ? lawful(id) : stolen(id)} store={store} />
      ))}
      {view.colonies[seat]!.map((id) => (
        <Chip key={id} id={id} about={inPlay(id)} store={store} />
      ))}
      <Armies store={store} seat={seat} />
    </div>
  )
}

/** The stages of a wonder with their costs: built ones are filled. */
function Unfinished({ id, store, seat, own }: { id: string; store: TableStore; seat: number; own: boolean }) {
  const built = ages(store.shown.value!).stages[seat]!
  const { stages = [] } = sheet(store.things.value, id)
  const label = t('through-stages', { built, all: stages.length })
  return (
    <Chip id={id} about={own ? underConstruction(id) : { domain: 'card', id }} store={store} state="unfinished">
      <span class="stages" title={label}>
        <span class="visually-hidden">{label}</span>
        {stages.map((cost, place) => (
          <i key={place} class="stage" data-built={place < built} aria-hidden="true">
            {cost}
          </i>
        ))}
      </span>
    </Chip>
  )
}

function Armies({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const tactic = view.tactic[seat]
  const { armies } = view.players[seat]!
  if (!tactic || !armies) return null
  return (
    <Chip id={tactic} about={{ domain: 'card', id: tactic }} store={store}>
      <small>
        {t('through-armies', { count: armies.modern })}
        {armies.obsolete > 0 && `, ${t('through-obsolete', { count: armies.obsolete })}`}
        {` +${armies.strength}`}
        <Sign id="strength" label={word('player-strength')} />
      </small>
    </Chip>
  )
}

/** Tactics that lie open for everybody. */
export function CommonTactics({ store }: { store: TableStore }) {
  const { common } = ages(store.shown.value!)
  if (!common.length) return null
  return (
    <div class="common" role="group" aria-label={word('view-common')}>
      <h3>{word('view-common')}</h3>
      <div class="chip-list">
        {common.map((id) => (
          <Chip key={id} id={id} about={{ domain: 'card', id, as: [{ domain: 'tactic', id }] }} store={store} />
        ))}
      </div>
    </div>
  )
}
