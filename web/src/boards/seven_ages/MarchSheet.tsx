import { asText } from '../../json'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { MoveButton, StepBack } from './Actions'
import { ages, areaOf, thing, total } from './facts'
import { forceWords } from './notes'
import { playWhile } from './sequence'
import { Sign } from './Sign'

/** Units on the move: who goes along, how far they can go, and where they are. */
export function MarchSheet({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const group = view.group!
  const things = store.things.value
  const moves = store.decision.value?.moves ?? []
  const units = moves.filter(({ verb }) => verb === 'with')
  const name = (place: string) => thing(things, 'area', areaOf(things, place)).name
  const goals = new Set(group.ways.map((way) => areaOf(things, way.at(-1)!)))
  const all = () => {
    const first = () => [...store.moves.peek().values()].find(({ verb }) => verb === 'with')?.move
    void playWhile(store, first)
  }
  return (
    <div class="a-march" role="group" aria-label={t('ages-march')}>
      <p class="a-march-head">
        <Sign id="manoeuvre" />
        <b>{group.from === group.at ? name(group.from) : `${name(group.from)} → ${name(group.at)}`}</b>
        <span>{forceWords(things, group.force).join(', ') || t('ages-nobody')}</span>
        {group.leaders.map((leader) => (
          <span key={leader}>
            <Sign id="leader" /> {thing(things, 'leader', leader).name}
          </span>
        ))}
        {group.left !== null && group.units > 0 && <span class="faint">{t('ages-points', { count: group.left })}</span>}
        {goals.size > 0 && <span class="faint">{t('ages-goals', { count: goals.size })}</span>}
      </p>
      {units.length > 0 && (
        <div class="a-units">
          {units.map(({ move, args }) => (
            <LoadButton key={move} unit={args.unit!} store={store} />
          ))}
          {moves
            .filter(({ verb }) => verb === 'lead')
            .map((move) => (
              <MoveButton key={move.move} move={move} store={store} />
            ))}
          <button type="button" class="a-act" onClick={all}>
            {t('ages-all-units')}
          </button>
        </div>
      )}
      <StepBack store={store} />
    </div>
  )
}

/** One more unit of a type; how many stand there and how many go. */
function LoadButton({ unit, store }: { unit: string; store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const { name, sheet } = thing(things, 'unit', unit)
  const going = view.group!.force.types?.[unit] ?? 0
  const area = view.areas.find(({ id }) => id === areaOf(things, view.group!.from))
  const there = total(Object.fromEntries((area?.units ?? []).map(({ types }, place) => [place, types?.[unit] ?? 0])))
  return (
    <button
      type="button"
      class="a-act a-unit"
      data-move={`with:${unit}`}
      data-legal="true"
      onClick={() => void store.play(`with:${unit}`)}
    >
      <Sign id={asText(sheet.arm)} />
      <span>
        {name}
        <small>{t('ages-of-units', { count: going, all: there })}</small>
      </span>
      <b aria-hidden="true">+</b>
    </button>
  )
}
