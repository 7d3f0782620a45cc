import type { TableStore } from '../../table/store'
import { ages, areaOf, areasOf, empireOf, type AgesView } from './facts'

/** The areas that a question is about: the conflict, the group on the move, the event under way, the empire that is
 * asked or those to choose from; else the empires of whoever is asked. */
export function subjectOf(store: TableStore): string[] {
  const packet = store.shown.value!
  const view = ages(packet)
  const decision = store.decision.value
  const { area, empire } = decision?.question.args ?? {}
  const event = view.event.findLast(({ stopped }) => !stopped)
  const place = [view.conflict?.area, view.group?.at, area, event?.area].find((id) => typeof id === 'string')
  if (place) return [areaOf(store.things.value, place)]
  const offered = (decision?.moves ?? []).flatMap(({ args }) => args.colour ?? args.target ?? [])
  const traders = [view.trade?.empire, view.trade?.partner]
  const asked = view.empires.find(({ card }) => card === empire)?.colour
  const choices = [[asked], [event?.target], offered, traders].map((colours) =>
    colours.flatMap((colour) => landOf(view, colour ?? null)),
  )
  const own = view.empires.filter(({ seat }) => seat === packet.viewer)
  return choices.find((areas) => areas.length) ?? own.flatMap(({ colour }) => landOf(view, colour))
}

function landOf(view: AgesView, colour: string | null): string[] {
  const empire = empireOf(view, colour)
  return empire ? [...areasOf(view, empire.colour), ...empire.homes] : []
}
