import { signal } from '@preact/signals'
import { asText } from '../../json'
import { rest } from '../../table/picked'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { MoveButton, StepBack } from './Actions'
import { ages, areaOf, thing, type Empire } from './facts'
import { playAll } from './sequence'
import { EmpireSign, Sign } from './Sign'

interface UnitSheet {
  arm: string
  level: number
  cost: number
  front: number
  support: number
  move: number
}

/** What was bought last, and where it was put: for once more. */
const last = signal<{ unit: string; place: string | null }>({ unit: '', place: null })

export function notePlace(place: string | undefined): void {
  last.value = { ...last.value, place: place ?? null }
}

/** Production on one sheet: the purse, every type the empire knows how to build with the reason against those it cannot,
 * where the new unit goes, forts and elites. */
export function Shop({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const card = asText(store.decision.value?.question.args.empire)
  const empire = view.empires.find((empire) => empire.card === card)
  const placing = store.decision.value?.question.key === 'question-put'
  return (
    <div class="a-shop" role="group" aria-label={t('ages-shop')}>
      {empire && <Purse empire={empire} store={store} />}
      {placing ? <Places store={store} /> : <Wares empire={empire} store={store} />}
    </div>
  )
}

function Purse({ empire, store }: { empire: Empire; store: TableStore }) {
  const { unit, place } = last.value
  const things = store.things.value
  const again = place && store.moves.value.has(`buy:${unit}`)
  return (
    <p class="a-purse">
      <EmpireSign empire={empire} /> <b>{thing(things, 'card', empire.card).name}</b>
      <span title={t('ages-money')}>
        <Sign id="money" label={t('ages-money')} /> <b>{empire.money}</b>
      </span>
      <span class="faint">{t('ages-next-income', { income: empire.income, upkeep: empire.upkeep ?? 0 })}</span>
      {again && (
        <button type="button" class="a-act a-again" onClick={() => void playAll(store, [`buy:${unit}`, `in:${place}`])}>
          {t('ages-once-more', {
            unit: thing(things, 'unit', unit).name,
            area: thing(things, 'area', areaOf(things, place)).name,
          })}
        </button>
      )}
    </p>
  )
}

/** What can be bought. */
function Wares({ empire, store }: { empire: Empire | undefined; store: TableStore }) {
  const things = store.things.value
  const known = Object.keys(things.unit ?? {}).filter(
    (unit) =>
      store.moves.value.has(`buy:${unit}`) ||
      Number(thing(things, 'unit', unit).sheet.level) <= (empire?.progress ?? 0),
  )
  const moves = store.decision.value?.moves ?? []
  const forts = moves.filter(({ verb }) => verb === 'fortify')
  return (
    <>
      <div class="a-units">
        {known.map((unit) => (
          <UnitButton key={unit} unit={unit} store={store} />
        ))}
      </div>
      {forts.length > 0 && (
        <details class="a-forts">
          <summary>
            <Sign id="fort" /> {t('ages-forts', { count: forts.length })}
          </summary>
          <div class="a-units">
            {forts.map((move) => (
              <MoveButton key={move.move} move={move} store={store} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** Where the unit just bought may stand: here, and on the map. */
function Places({ store }: { store: TableStore }) {
  const moves = store.decision.value?.moves.filter(({ verb }) => verb === 'in') ?? []
  const { unit } = last.value
  return (
    <>
      <p class="a-hint">
        {unit ? t('ages-put', { unit: thing(store.things.value, 'unit', unit).name }) : t('ages-put-new')}
      </p>
      <div class="a-units">
        {moves.map((move) => (
          <MoveButton key={move.move} move={move} store={store} onMade={() => notePlace(move.args.place)} />
        ))}
        <StepBack store={store} />
      </div>
    </>
  )
}

function UnitButton({ unit, store }: { unit: string; store: TableStore }) {
  const { name, sheet } = thing(store.things.value, 'unit', unit)
  const { arm, cost, front, support, move: steps } = sheet as unknown as UnitSheet
  const move = store.moves.value.get(`buy:${unit}`)
  const figures = t('ages-unit-figures', { front, support, steps })
  const buy = () => {
    last.value = { unit, place: null }
    void store.play(move!)
  }
  return (
    <button
      type="button"
      class="a-act a-unit"
      data-move={`buy:${unit}`}
      data-legal={move ? true : undefined}
      data-inert={move ? undefined : true}
      title={figures}
      {...rest('unit', unit)}
      onClick={() => (move ? buy() : void store.explain(`buy:${unit}`))}
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
        {Number(move?.preview.cost ?? cost)}
      </b>
    </button>
  )
}
