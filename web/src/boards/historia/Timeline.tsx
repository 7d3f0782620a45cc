import { choose, rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { historia, nameOf, placeOf, printed, thing, total, type HistoriaView, type Name } from './facts'
import { Power } from './Panel'
import { CivSign, Sign } from './Sign'
import { word } from './words'

/** Where in history we are, what the coming Turn End scores, and who stands where: in turn order, with what each would
 * score if the turn ended now. */
export function Timeline({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = historia(packet)
  const board = printed(store.things.value)
  return (
    <div class="timeline">
      <ol class="eras" aria-label={t('historia-timeline')}>
        {Array.from({ length: board.eras }, (_, era) => (
          <li key={era} class="era" data-now={view.era === era + 1}>
            <span class="era-name">{word(`era-${era + 1}`)}</span>
            {view.icons.map((icons, turn) => (
              <Segment key={turn} era={era + 1} turn={turn + 1} icons={icons} view={view} />
            ))}
          </li>
        ))}
      </ol>
      <ol class="track" aria-label={t('historia-order')}>
        {view.order.map((name) => (
          <Standing key={name} store={store} name={name} />
        ))}
      </ol>
      {packet.viewer !== null && <Own store={store} seat={packet.viewer} />}
      <Extras store={store} view={view} />
    </div>
  )
}

/** The own levels and cubes, where the panel is on another page. */
function Own({ store, seat }: { store: TableStore; seat: number }) {
  const view = historia(store.shown.value!)
  return (
    <div class="own-power">
      <Power store={store} place={seat}>
        {(['technology', 'military'] as const).map((axis) => (
          <li key={axis} title={word(`axis-${axis}`)}>
            <Sign id={axis} label={word(`axis-${axis}`)} /> <b>{view[axis][seat]}</b>
          </li>
        ))}
      </Power>
    </div>
  )
}

interface SegmentProps {
  era: number
  turn: number
  icons: string[]
  view: HistoriaView
}

function Segment({ era, turn, icons, view }: SegmentProps) {
  const now = era === view.era && turn === view.turn_of_era
  const past = era < view.era || (era === view.era && turn < view.turn_of_era)
  const label = [t('historia-turn', { turn }), ...icons.map((icon) => word(`icon-${icon}`))].join(' · ')
  return (
    <span class="segment" data-now={now} data-past={past} title={label} aria-current={now ? 'step' : undefined}>
      <span class="visually-hidden">{label}</span>
      <span aria-hidden="true">{turn}</span>
      {era === view.era && icons.map((icon) => <Sign key={icon} id={icon} />)}
    </span>
  )
}

function Standing({ store, name }: { store: TableStore; name: Name }) {
  const packet = store.shown.value!
  const { vp, turn_end: forecast } = historia(packet).civilizations[placeOf(historia(packet), name)]!
  const parts = Object.entries(forecast).map(([icon, points]) => `${word(`icon-${icon}`)}: ${points}`)
  const label = [
    `${nameOf(packet, name)}: ${t('points', { points: vp })}`,
    ...(parts.length ? [t('historia-forecast', { points: total(forecast) }), ...parts] : []),
  ]
  return (
    <li class="standing" data-standing={name} title={label.join('\n')}>
      <CivSign store={store} name={name} />
      <span class="visually-hidden">{label.join('; ')}</span>
      <b aria-hidden="true">{vp}</b>
      {parts.length > 0 && <small aria-hidden="true">+{total(forecast)}</small>}
    </li>
  )
}

/** The event in force and the goals still open, if they are played with. */
function Extras({ store, view }: { store: TableStore; view: HistoriaView }) {
  const chips = [
    ...(view.event ? [{ domain: 'event', id: view.event }] : []),
    ...view.goals.map((id) => ({ domain: 'goal', id })),
  ]
  if (!chips.length) return null
  return (
    <div class="chips extras">
      {chips.map(({ domain, id }) => (
        <button
          type="button"
          key={id}
          class="chip"
          data-pointed={store.pointed.value.has(id)}
          {...rest(domain, id)}
          onClick={(event) => choose(store, { domain, id }, event)}
        >
          <Sign id={domain} /> {thing(store.things.value, domain, id).name}
        </button>
      ))}
    </div>
  )
}
