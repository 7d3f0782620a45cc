import { pick, rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { aboutEmpire, ages, printed, thing, type Empire } from './facts'
import { EmpireSign, Sign } from './Sign'

const [PER_AGE, TOKEN, MOST] = [7, 21, 3]

/** The track of progress: seven ages of seven spaces, the empires on it, dark ages and technologies to come. */
export function ProgressTrack({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const { spaces, dark_ages: dark } = printed(store.things.value)
  const at = Map.groupBy(view.empires, (empire) => Math.min(empire.progress, spaces))
  const technologies = Map.groupBy(Object.keys(view.technologies), (id) => view.technologies[id]!)
  // A space is as wide as what stands on it.
  const widths = (age: number) =>
    Array.from({ length: PER_AGE }, (_, place) => age * PER_AGE + place + 1)
      .map((space) => (at.get(space)?.length ?? 0) + (technologies.get(space)?.length ?? 0))
      .map((count) => (count ? `${TOKEN * Math.min(count, MOST)}px` : 'minmax(9px, 1fr)'))
      .join(' ')
  return (
    <section class="a-progress" aria-label={t('ages-progress')} tabIndex={0}>
      <ol class="a-track">
        {Array.from({ length: spaces / PER_AGE }, (_, age) => (
          <li key={age} class="a-age" data-now={view.age === age + 1}>
            <span class="a-age-name">{t('ages-age', { age: age + 1 })}</span>
            <ol style={{ '--spaces': widths(age) }}>
              {Array.from({ length: PER_AGE }, (_, place) => age * PER_AGE + place + 1).map((space) => (
                <Space
                  key={space}
                  space={space}
                  dark={dark.includes(space)}
                  empires={at.get(space) ?? []}
                  technologies={technologies.get(space) ?? []}
                  store={store}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SpaceProps {
  space: number
  dark: boolean
  empires: Empire[]
  technologies: string[]
  store: TableStore
}

function Space({ space, dark, empires, technologies, store }: SpaceProps) {
  const things = store.things.value
  const label = [
    t('ages-space', { space }),
    ...(dark ? [t('ages-dark')] : []),
    ...empires.map(({ card }) => thing(things, 'card', card).name),
    ...technologies.map((id) => thing(things, 'artefact', id).name),
  ]
  return (
    <li class="a-space" data-dark={dark} title={label.join('\n')}>
      <span class="visually-hidden">{empires.length || technologies.length || dark ? label.join(', ') : ''}</span>
      {empires.map((empire) => (
        <button
          type="button"
          key={empire.colour}
          class="a-plain"
          data-progress={empire.colour}
          aria-label={thing(things, 'card', empire.card).name}
          {...rest('card', empire.card)}
          onClick={() => pick('card', aboutEmpire(empire).id)}
        >
          <EmpireSign empire={empire} />
        </button>
      ))}
      {technologies.map((id) => (
        <button
          type="button"
          key={id}
          class="a-plain technology"
          aria-label={thing(things, 'artefact', id).name}
          {...rest('artefact', id)}
          onClick={() => pick('artefact', id)}
        >
          <Sign id="artefact" />
        </button>
      ))}
      {!empires.length && !technologies.length && <span aria-hidden="true">{dark ? '☾' : ''}</span>}
    </li>
  )
}
