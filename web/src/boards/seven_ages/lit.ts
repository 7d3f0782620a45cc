import { hovered, picked } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { ages, thing } from './facts'

/** The areas to light up: where the empire of the card that is looked at starts, or the one being set up. */
export function lit(store: TableStore): Set<string> {
  const view = ages(store.shown.value!)
  const about = [picked.value, hovered.value].find((thing) => thing?.domain === 'card')
  if (about) {
    const start = thing(store.things.value, 'card', about.id).sheet.start
    const empire = view.empires.find(({ card }) => card === about.id)
    return new Set([...(Array.isArray(start) ? start.map(String) : []), ...(empire?.homes ?? [])])
  }
  const founded = view.empires.find(({ card }) => card === view.founding?.card)
  return new Set(founded?.homes)
}
