import { t } from '../../text'
import type { Packet, Things } from '../../types'
import type { Section } from '../index'
import { describe as describePlainly } from '../plain/describe'
import { antiquity, cityName, thing } from './facts'
import { squareId } from './squares'
import { countryOf } from './land'
import { onSquares } from './pieces'
import { barsOf } from './ways'
import { word } from './words'

export { chapterOf } from '../plain/describe'

/** The view field by field, then every hex and every square of which something is known. */
export function describe(packet: Packet, things: Things): Section[] {
  const columns = [t('place'), t('what')]
  const country: Section = {
    heading: t('antiquity-countryside'),
    columns,
    rows: countryOf(packet, things).hexes.map(({ id, notes }) => [id, notes.join(', ')]),
  }
  const cities = antiquity(packet).players.flatMap(({ cities }, seat) =>
    cities.map((city, number): Section => {
      const squares = onSquares(city)
      const rows = Array.from({ length: city.grid ** 2 }, (_, place) =>
        squareId(Math.floor(place / city.grid), place % city.grid),
      ).flatMap((id) => {
        const on = squares.get(id)
        if (!on) return []
        const name = on.building ? [thing(things, 'building', on.building).name] : []
        return [[id, [...name, ...on.states.map((state) => t(`antiquity-${state}`))].join(', ')]]
      })
      return { heading: cityName(packet, seat, number), columns, rows }
    }),
  )
  return [
    ...describePlainly(packet, things),
    victory(packet, things),
    country,
    ...cities.filter(({ rows }) => rows.length),
  ]
}

/** How far everybody is on each way to win. */
function victory(packet: Packet, things: Things): Section {
  const { players } = antiquity(packet)
  const bars = players.map((_, seat) => barsOf(packet, things, seat))
  const surrounding = players.map(({ uncovered }) =>
    Object.entries(uncovered)
      .map(([rival, hexes]) =>
        t('antiquity-uncovered', { name: packet.seats[Number(rival)]!.name, count: hexes.length }),
      )
      .join(', '),
  )
  return {
    heading: t('antiquity-victory'),
    columns: [t('what'), ...packet.seats.map(({ name }) => name)],
    rows: [
      ...bars[0]!.map(({ condition }, row) => [
        word(`score-${condition}`),
        ...bars.map((own) => `${own[row]!.done}/${own[row]!.all}`),
      ]),
      [word('condition-enclosure'), ...surrounding],
    ],
  }
}
