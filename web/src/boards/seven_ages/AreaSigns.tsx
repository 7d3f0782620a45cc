import type { TableStore } from '../../table/store'
import { ages, countOf, empireOf, type Area } from './facts'
import type { Ground } from './geography'
import { Stack } from './Stack'

interface AreaSignsProps {
  ground: Ground
  area: Area | undefined
  store: TableStore
}

/** What is seen on an area besides its name: terrain and what it yields, and what stands there. */
export function AreaSigns({ ground, area, store }: AreaSignsProps) {
  const { id, x, y, terrain, land, icons } = ground
  const view = ages(store.shown.value!)
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
