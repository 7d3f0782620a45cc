import type { Signal } from '@preact/signals'
import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { asText } from '../../json'
import { movesWith } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { antiquity, printed } from './facts'
import { hexagon, middle, outline, surface, type Cell } from './geometry'
import type { Country } from './land'
import { marksOf } from './marks'
import { lacking, pieces, sites, zones } from './overlays'

interface LayerProps {
  store: TableStore
  country: Country
}

/** The printed land, one drawing for each terrain, and the pollution on it. */
export function Ground({ store, country }: LayerProps) {
  const things = store.things.value
  const view = antiquity(store.shown.value!)
  const drawn = useMemo(
    () =>
      printed(things).terrains.map((ground) => {
        const cells = country.hexes.filter((hex) => hex.ground === ground)
        return { ground, surface: surface(cells), marks: marksOf(ground, cells) }
      }),
    [view.grass.length, country.hexes.length, things],
  )
  return (
    <g class="ground" aria-hidden="true">
      {drawn.map(({ ground, surface, marks }) => (
        <Fragment key={ground}>
          <path class="land" data-ground={ground} d={surface} />
          <path class="marks" data-ground={ground} d={marks} />
        </Fragment>
      ))}
      <path class="polluted" d={surface(cellsOf(country, view.polluted))} />
    </g>
  )
}

const cellsOf = (country: Country, ids: string[]): Cell[] =>
  ids.flatMap((id) => {
    const hex = country.at.get(id)
    return hex ? [hex] : []
  })

/** Zones, cities, inns, industries, goods and markers; then whatever overlay is wished for. */
export function OnTop({ store, country }: LayerProps) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const own = packet.viewer
  const missing = lacking.value
  const drawn = view.players
    .map(({ zone }, seat) => ({ seat, zone }))
    .filter(({ seat }) => zones.value === 'all' || (zones.value === 'own' && seat === own))
  return (
    <g class="on-top" aria-hidden="true">
      {drawn.map(({ seat, zone }) => (
        <Fragment key={seat}>
          <path class="zone-fill" data-seat={seat} d={surface(cellsOf(country, zone))} />
          <path class="zone-line" data-seat={seat} d={outline(cellsOf(country, zone))} />
        </Fragment>
      ))}
      {missing && (
        <path
          class="lacking"
          d={surface(cellsOf(country, view.players[missing.seat]?.uncovered[missing.rival] ?? []))}
        />
      )}
      {pieces.value && <Pieces store={store} country={country} />}
      {sites.value && <Sites places={view.sites[sites.value] ?? {}} country={country} />}
    </g>
  )
}

function Pieces({ store, country }: LayerProps) {
  const view = antiquity(store.shown.value!)
  const at = (id: string) => {
    const { q, r } = country.at.get(id)!
    return middle(q, r)
  }
  return (
    <>
      {view.markers.map((id) => (
        <Drawn key={id} sign="marker" at={at(id)} size={9} />
      ))}
      {view.players.map(({ cities, inns }, seat) => (
        <Fragment key={seat}>
          {cities.map(({ centre }, number) => (
            <CityOnMap
              key={centre}
              seat={seat}
              number={number + 1}
              centre={country.at.get(centre)!}
              country={country}
            />
          ))}
          {inns.map((id) => (
            <g key={id} class="owned" data-seat={seat}>
              <path class="plinth" d={hexagon(at(id), 0.72)} />
              <Drawn sign="inn" at={at(id)} size={11} />
              <Owner seat={seat} at={at(id)} />
            </g>
          ))}
        </Fragment>
      ))}
      {view.industries.map(({ seat, project, good, hexes, centre, goods }) => (
        <Fragment key={`${seat} ${hexes.join()}`}>
          {goods.map((id) => (
            <Drawn key={id} sign={good} at={at(id)} size={11} />
          ))}
          {hexes.map((id) => (
            <path key={id} class="plinth owned" data-seat={seat} d={hexagon(at(id), 0.72)} />
          ))}
          <Drawn sign={project === 'fishery' ? project : good} at={at(centre)} size={10} />
          <Owner seat={seat} at={at(centre)} />
        </Fragment>
      ))}
    </>
  )
}

interface Point {
  x: number
  y: number
}

const Drawn = ({ sign, at, size }: { sign: string; at: Point; size: number }) => (
  <use href={`#q-${sign}`} x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} />
)

const OWNER = 6.4

/** Whose man or inn it is, in the lower corner of the hex. */
const Owner = ({ seat, at }: { seat: number; at: Point }) => (
  <SeatSign seat={seat} place={{ x: at.x + 1, y: at.y + 1.4, width: OWNER, height: OWNER }} />
)

interface CityOnMapProps {
  seat: number
  number: number
  centre: Cell
  country: Country
}

function CityOnMap({ seat, number, centre, country }: CityOnMapProps) {
  const cells = country.hexes.filter(
    ({ q, r }) => Math.max(Math.abs(q - centre.q), Math.abs(r - centre.r), Math.abs(q + r - centre.q - centre.r)) <= 1,
  )
  const { x, y } = middle(centre.q, centre.r)
  return (
    <g class="city-on-map owned" data-seat={seat}>
      <path class="walls" d={surface(cells)} />
      <path class="wall-line" d={outline(cells)} />
      <use href="#q-city" x={x - 11} y={y - 20} width="22" height="22" />
      <SeatSign seat={seat} place={{ x: x - 14, y: y + 3, width: 15, height: 15 }} />
      <text class="city-number" x={x + 7} y={y + 15} text-anchor="middle">
        {number}
      </text>
    </g>
  )
}

function Sites({ places, country }: { places: Record<string, number>; country: Country }) {
  return (
    <>
      {Object.entries(places).map(([id, count]) => {
        const { q, r } = country.at.get(id)!
        const { x, y } = middle(q, r)
        return (
          <g key={id} class="site">
            <circle cx={x} cy={y} r="5.5" />
            <text x={x} y={y + 3} text-anchor="middle">
              {count || '•'}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** What the only move with the hex under the pointer would build, bring and pollute. */
export function Preview({ store, country, over }: LayerProps & { over: Signal<string | null> }) {
  if (over.value === null) return null
  const move = movesWith(store, { domain: 'hex', id: over.value })[0]
  const { hexes = [], goods = [], polluted = [], zone = [] } = (move?.preview ?? {}) as Record<string, string[]>
  const good = asText(store.decision.value?.question.args.good)
  return (
    <g class="preview" aria-hidden="true">
      {polluted.length > 0 && <path class="polluted" d={surface(cellsOf(country, polluted))} />}
      {zone.length > 0 && <path class="would-control" d={outline(cellsOf(country, [...hexes, ...zone]))} />}
      {hexes.length > 0 && <path class="would-build" d={outline(cellsOf(country, hexes))} />}
      {goods.length > 0 && <path class="would-yield" d={outline(cellsOf(country, goods))} />}
      {cellsOf(country, goods).map((cell) => (
        <Drawn key={cell.id} sign={good} at={middle(cell.q, cell.r)} size={10} />
      ))}
    </g>
  )
}
