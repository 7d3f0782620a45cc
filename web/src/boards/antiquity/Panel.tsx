import { SeatPanel } from '../../table/SeatPanel'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, isTogether, thing, type Player } from './facts'
import { OtherCities } from './OtherCities'
import { Progress } from './Progress'
import { Sign } from './Sign'

/** A player: goods and what the next harvest brings, men and carts, what famine and pollution will ask, and how near
 * each patron's victory is. */
export function Panel({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value
  const player = packet?.seats[seat]
  if (!packet?.view || !player) return null
  const view = antiquity(packet)
  const own = view.players[seat]!
  const busy = isTogether(view) && packet.status === 'running' && seat !== packet.viewer
  return (
    <SeatPanel store={store} seat={seat} kind="antiquity-panel" data-seat={seat}>
      {view.out.includes(seat) ? (
        <p class="faint">{t('antiquity-out')}</p>
      ) : (
        <>
          {busy && <p class="secret">{t(player.waiting ? 'antiquity-secret' : 'antiquity-ready')}</p>}
          <Stocks store={store} seat={seat} own={own} />
          <Figures own={own} famine={view.famine} labelled={seat === packet.viewer} />
          <Industries store={store} seat={seat} />
          <Progress store={store} seat={seat} />
          {seat !== packet.viewer && <OtherCities store={store} seat={seat} />}
        </>
      )}
    </SeatPanel>
  )
}

function Stocks({ store, seat, own }: { store: TableStore; seat: number; own: Player }) {
  const coming: Record<string, number> = {}
  for (const { seat: owner, good, yield: count } of antiquity(store.shown.value!).industries)
    if (owner === seat) coming[good] = (coming[good] ?? 0) + count
  return (
    <ul class="stocks" aria-label={t('antiquity-goods')}>
      {Object.entries(own.goods).map(([good, count]) => {
        const { name } = thing(store.things.value, 'good', good)
        const more = coming[good] ?? 0
        const label = more ? t('antiquity-stock-coming', { good: name, count, more }) : `${name}: ${count}`
        return (
          <li key={good} data-good={good} title={label} data-none={!count && !more}>
            <Sign id={good} />
            <b aria-hidden="true">{count}</b>
            {more > 0 && <small aria-hidden="true">+{more}</small>}
            <span class="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Men, carts, storage; then what the turn will ask, each with its reasons. */
function Figures({ own, famine, labelled }: { own: Player; famine: number; labelled: boolean }) {
  const graves = t('antiquity-graves-why', { level: famine, food: own.food, granary: own.granary_relief })
  const room = t('antiquity-graves-where', { ...own.grave_room })
  const pollution = t('antiquity-pollution-why', {
    cities: own.city_pollution,
    fountains: own.fountain_relief,
    dump: own.dump_relief,
  })
  return (
    <ul class="figures" data-own={labelled}>
      <Figure
        sign="man"
        name={labelled}
        text={`${own.free_men}/${own.men}`}
        label={t('antiquity-men', { free: own.free_men, men: own.men })}
      />
      <Figure sign="cart" name={labelled} text={String(own.carts)} label={t('antiquity-carts', { count: own.carts })} />
      <Figure
        sign="storage"
        name={labelled}
        text={own.excess ? `${own.capacity} (−${own.excess})` : String(own.capacity)}
        label={t(own.excess ? 'antiquity-storage-short' : 'antiquity-storage', {
          capacity: own.capacity,
          count: own.excess,
        })}
        bad={own.excess > 0}
      />
      <Figure
        sign="grave"
        name={labelled}
        text={String(own.graves_due)}
        label={[t('antiquity-graves-due', { count: own.graves_due }), graves, room].join(' ')}
        bad={own.graves_due > 0}
      />
      <Figure
        sign="pollution"
        name={labelled}
        text={String(own.pollution_due)}
        label={[t('antiquity-pollution-due', { count: own.pollution_due }), pollution].join(' ')}
      />
      <Figure sign="zone" name={labelled} text={String(own.clean)} label={t('antiquity-clean', { count: own.clean })} />
    </ul>
  )
}

interface FigureProps {
  sign: string
  /** Is there room for its name? */
  name: boolean
  text: string
  label: string
  bad?: boolean
}

function Figure({ sign, name, text, label, bad = false }: FigureProps) {
  return (
    <li title={label} data-bad={bad} data-figure={sign}>
      <Sign id={sign} />
      {name && <span aria-hidden="true">{t(`antiquity-name-${sign}`)}</span>} <b aria-hidden="true">{text}</b>
      <span class="visually-hidden">{label}</span>
    </li>
  )
}

/** Men in the countryside: what they harvest, and how much is left. */
function Industries({ store, seat }: { store: TableStore; seat: number }) {
  const own = antiquity(store.shown.value!).industries.filter((industry) => industry.seat === seat)
  if (!own.length) return null
  return (
    <ul class="industries" aria-label={t('antiquity-industries')}>
      {own.map(({ project, good, centre, goods }) => {
        const label = t('antiquity-industry', {
          what: thing(store.things.value, 'project', project).name,
          good: thing(store.things.value, 'good', good).name,
          hex: centre,
          count: goods.length,
        })
        return (
          <li
            key={centre}
            title={label}
            onPointerEnter={() => (store.pointed.value = new Set([centre, ...goods]))}
            onPointerLeave={() => (store.pointed.value = new Set())}
          >
            <Sign id={project} />
            <Sign id={good} /> <span aria-hidden="true">{goods.length}</span>
            <span class="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
