import type { TableStore } from '../../table/store'
import { twoLines } from '../lines'
import { ages, countOf, empireOf, thing, type Area } from './facts'
import type { Ground } from './geography'
import { Stack } from './Stack'

const LETTER = 2.9
/** How near one must be for the names of each level to show, in pixels per unit of the map. */
export const NEARNESS = [0.5, 0.9, 1.3, 1.9, 2.8, 4]

interface AreaSignsProps {
  ground: Ground
  area: Area | undefined
  store: TableStore
}

/** What is seen on an area: terrain and what it yields, its name where it fits, and what stands there. */
export function AreaSigns({ ground, area, store }: AreaSignsProps) {
  const { id, x, y, room, terrain, land, icons } = ground
  const view = ages(store.shown.value!)
  const lines = twoLines(thing(store.things.value, 'area', id).name, 8)
  const longest = Math.max(...lines.map((line) => line.length))
  const level = NEARNESS.findIndex((nearness) => nearness * room >= longest * LETTER)
  const leaders = view.leaders.filter((leader) => leader.area === id).length
  const bare = !area && !leaders
  return (
    <g class="on-ground">
      {land && bare && terrain !== 'clear' && (
        <use class="terrain" href={`#a-${terrain}`} x={x - 6} y={y - 12} width="12" height="12" />
      )}
      {icons.map((icon, place) => (
        <use key={icon} class="yield" href={`#a-${icon}`} x={x + 7 + 7 * place} y={y - 10} width="7" height="7" />
      ))}
      <text class="ground-name" data-from={level < 0 ? NEARNESS.length - 1 : level} x={x} y={y} text-anchor="middle">
        {lines.map((line, place) => (
          <tspan key={line} x={x} dy={place ? '1em' : bare ? '.6em' : '1.9em'}>
            {line}
          </tspan>
        ))}
      </text>
      {area && <Stack area={area} owner={empireOf(view, area.owner)} x={x} y={y} leaders={leaders} />}
      {area?.guests && (
        <Stack
          area={{ ...area, city: 0, fort: false, disorder: false, artefacts: [] }}
          owner={empireOf(view, area.invader)}
          units={area.guests.reduce((sum, force) => sum + countOf(force), 0)}
          x={x}
          y={y}
          leaders={0}
        />
      )}
    </g>
  )
}
