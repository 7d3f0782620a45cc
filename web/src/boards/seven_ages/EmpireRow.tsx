import { Picture } from '../../pictures'
import { choose, movesWith, restOn, target } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { aboutEmpire, ages, areasOf, citiesOf, forecast, thing, type Empire } from './facts'
import { signed } from './Panel'
import { EmpireSign, Sign } from './Sign'

/** One empire in two lines: its marker, and what it has. */
export function EmpireRow({ empire, store }: { empire: Empire; store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const about = aboutEmpire(empire)
  const { name } = thing(things, 'card', empire.card)
  const coming = forecast(empire)
  const figures = [
    { icon: 'glory', value: signed(coming), label: t('ages-harvest', { points: coming }) },
    {
      icon: 'progress',
      value: empire.progress,
      label: t('ages-standing', { space: empire.progress, age: empire.age }),
    },
    {
      icon: 'money',
      value: `${empire.money}${signed(empire.income - (empire.upkeep ?? 0))}`,
      label: t('ages-purse', { money: empire.money, income: empire.income }),
    },
    { icon: 'infantry', value: empire.units, label: t('ages-units', { units: empire.units, ships: empire.ships }) },
    {
      icon: 'city',
      value: citiesOf(view, empire.colour),
      label: t('ages-cities', { count: citiesOf(view, empire.colour) }),
    },
    {
      icon: 'start',
      value: areasOf(view, empire.colour).length,
      label: t('ages-areas', { count: areasOf(view, empire.colour).length }),
    },
  ]
  return (
    <li>
      <button
        type="button"
        class="a-empire"
        data-empire={empire.colour}
        data-seat={empire.seat}
        {...target(store, movesWith(store, about))}
        data-pointed={store.pointed.value.has(empire.card) || store.pointed.value.has(empire.colour)}
        {...restOn(about)}
        onClick={(event) => choose(store, about, event)}
      >
        <EmpireSign empire={empire} />
        <span class="a-empire-name" title={name}>
          <Picture set="arms" id={empire.card} /> {name}
        </span>
        <Held empire={empire} store={store} />
        <Marker key={empire.marker} marker={empire.marker} store={store} />
        <span class="a-figures">
          {figures.map(({ icon, value, label }) => (
            <span key={icon} title={label} data-money={icon === 'money' || undefined}>
              <Sign id={icon} label={label} />
              <span aria-hidden="true">{value}</span>
            </span>
          ))}
        </span>
      </button>
    </li>
  )
}

/** Leaders, beliefs and calamities, by their signs. */
function Held({ empire, store }: { empire: Empire; store: TableStore }) {
  const view = ages(store.shown.value!)
  const name = (id: string) => thing(store.things.value, 'artefact', id).name
  const leaders = view.leaders.filter(({ colour }) => colour === empire.colour)
  const signs = [
    ...leaders.map(({ leader, named }) => ({
      icon: 'leader',
      label: named ? thing(store.things.value, 'named', named).name : thing(store.things.value, 'leader', leader).name,
    })),
    ...(empire.religion ? [{ icon: 'orange', label: name(empire.religion) }] : []),
    ...(empire.government ? [{ icon: 'civilise', label: name(empire.government) }] : []),
    ...empire.calamities.map((id) => ({ icon: 'disorder', label: name(id) })),
  ]
  return (
    <span class="a-held">
      {signs.map(({ icon, label }) => (
        <span key={label} title={label}>
          <Sign id={icon} label={label} />
        </span>
      ))}
    </span>
  )
}

/** The action marker on an empire: open to its owner and once it is turned over, face down to the others. */
export function Marker({ marker, store }: { marker: Empire['marker']; store: TableStore }) {
  if (!marker) return <span class="a-marker" data-none title={t('ages-no-marker')} />
  const label = marker === '?' ? t('ages-face-down') : thing(store.things.value, 'action', marker).name
  return (
    <span class="a-marker" data-marker={marker} title={label}>
      <Sign id={marker === '?' ? 'down' : marker} label={label} />
    </span>
  )
}
