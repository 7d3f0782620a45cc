import { rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, thing } from './facts'
import { EmpireSign, Sign } from './Sign'

interface UnitSheet {
  arm: string
  level: number
  cost: number
  front: number
  support: number
  move: number
}

/** What an empire can buy: its purse, and each type it knows how to build, with the reason against those it cannot. */
export function Shop({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const card = String(store.decision.value?.question.args.empire ?? '')
  const empire = view.empires.find((empire) => empire.card === card)
  const known = Object.keys(things.unit ?? {}).filter(
    (unit) =>
      store.moves.value.has(`buy:${unit}`) ||
      Number(thing(things, 'unit', unit).sheet.level) <= (empire?.progress ?? 0),
  )
  return (
    <div class="a-shop" role="group" aria-label={t('ages-shop')}>
      {empire && (
        <p class="a-purse">
          <EmpireSign empire={empire} /> <b>{thing(things, 'card', card).name}</b>
          <Sign id="money" label={t('ages-money')} /> <b>{empire.money}</b>
        </p>
      )}
      <div class="a-units">
        {known.map((unit) => (
          <UnitButton key={unit} unit={unit} store={store} />
        ))}
      </div>
    </div>
  )
}

function UnitButton({ unit, store }: { unit: string; store: TableStore }) {
  const { name, sheet } = thing(store.things.value, 'unit', unit)
  const { arm, cost, front, support, move: steps } = sheet as unknown as UnitSheet
  const move = store.moves.value.get(`buy:${unit}`)
  const figures = t('ages-unit-figures', { front, support, steps })
  return (
    <button
      type="button"
      class="a-act a-unit"
      data-move={`buy:${unit}`}
      data-inert={move ? undefined : true}
      title={figures}
      {...rest('unit', unit)}
      onClick={() => (move ? void store.play(move) : void store.explain(`buy:${unit}`))}
    >
      <Sign id={arm} />
      <span>
        {name}
        <small aria-hidden="true">
          {front}/{support} · {steps}
        </small>
        <span class="visually-hidden">{figures}</span>
      </span>
      <b class="cost">
        <Sign id="money" label={t('ages-money')} />
        {Number(move?.preview?.cost ?? cost)}
      </b>
    </button>
  )
}
