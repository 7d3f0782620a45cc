import { countOf, type Area, type Empire } from './facts'

interface StackProps {
  area: Area
  owner: Empire | undefined
  x: number
  y: number
  leaders: number
  /** The number of units of an invader, who stands beside the owner. */
  units?: number
}

/** What stands in an area: the token of the empire with the number of its units, and signs for city, fort, disorder,
 * artefacts and leaders around it. */
export function Stack({ area, owner, x, y, leaders, units }: StackProps) {
  const forces = area.units ?? []
  const ships = forces.reduce((sum, { naval }) => sum + naval, 0)
  const ashore = forces.reduce((sum, force) => sum + countOf(force), 0) - ships
  const afloat = ships > 0 && !ashore && units === undefined
  const signs = [
    ...(afloat ? ['naval'] : []),
    ...(area.city ? [area.capital ? 'capital' : 'city'] : []),
    ...(area.fort ? ['fort'] : []),
    ...(area.disorder ? ['disorder'] : []),
    ...area.artefacts.map(() => 'artefact'),
    ...(leaders ? ['leader'] : []),
  ]
  const town = signs.findIndex((sign) => sign === 'city' || sign === 'capital')
  const wide = 12 * signs.length + (town < 0 ? 0 : 8)
  const at = (place: number) => 12 * place + (town >= 0 && place > town ? 8 : 0) - wide / 2
  return (
    <g
      class="stack"
      data-invader={units !== undefined}
      data-seat={owner?.seat}
      style={{ '--x': `${x}px`, '--y': `${y}px` }}
    >
      {owner && (
        <>
          <rect x="-15" y="-9" width="30" height="18" rx="4" />
          <use href={`#a-${owner.colour}`} x="-13.5" y="-7" width="14" height="14" />
          <text x="8" y="5" text-anchor="middle">
            {units ?? (ashore || ships)}
          </text>
          {ships > 0 && ashore > 0 && units === undefined && (
            <g class="ships">
              <rect x="-15" y="8" width="30" height="14" rx="4" />
              <use href="#a-naval" x="-12" y="9.5" width="11" height="11" />
              <text x="8" y="19" text-anchor="middle">
                {ships}
              </text>
            </g>
          )}
        </>
      )}
      {signs.map((sign, place) => (
        <use
          key={place}
          class="mark"
          data-mark={sign}
          href={`#a-${sign}`}
          x={at(place)}
          y={owner ? -21 : -5}
          width="12"
          height="12"
        />
      ))}
      {area.city > 0 && (
        <text class="city-level" x={at(town) + 12} y={owner ? -10.5 : 5}>
          {area.city}
        </text>
      )}
    </g>
  )
}
