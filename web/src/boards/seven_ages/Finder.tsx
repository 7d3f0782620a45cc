import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Camera } from './camera'
import { ages, areasOf, thing } from './facts'
import type { World } from './geography'

/** Finds an area or an empire by its name and shows it. */
export function Finder({ store, world, camera }: { store: TableStore; world: World; camera: Camera }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const names = new Map([
    ...world.grounds.map((ground): [string, string[]] => [thing(things, 'area', ground.id).name, [ground.id]]),
    ...view.empires.map(({ card, colour }): [string, string[]] => [
      thing(things, 'card', card).name,
      areasOf(view, colour),
    ]),
  ])
  const find = (text: string, sure: boolean) => {
    const wanted = text.trim().toLowerCase()
    const all = [...names.keys()]
    const name =
      all.find((name) => name.toLowerCase() === wanted) ??
      (sure && wanted ? all.find((name) => name.toLowerCase().includes(wanted)) : undefined)
    const areas = names.get(name ?? '') ?? []
    if (!areas.length) return
    camera.showPoints(areas.map((id) => world.byId.get(id)!))
    store.pointed.value = new Set(areas)
  }
  return (
    <label class="a-finder">
      <span class="visually-hidden">{t('ages-find')}</span>
      <input
        type="search"
        list="ages-names"
        placeholder={t('ages-find-short')}
        title={t('ages-find')}
        onInput={(event) => find(event.currentTarget.value, false)}
        onKeyDown={(event) => event.key === 'Enter' && find(event.currentTarget.value, true)}
        onBlur={() => (store.pointed.value = new Set())}
      />
      <datalist id="ages-names">
        {[...names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  )
}
