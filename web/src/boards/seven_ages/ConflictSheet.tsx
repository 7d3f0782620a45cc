import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, empireName, empireOf, thing, total, type Conflict, type Side } from './facts'
import { EmpireSign, Sign } from './Sign'

/** A conflict: what each side counts, part by part, what is known of its units, and how the round may end. */
export function ConflictSheet({ store }: { store: TableStore }) {
  const conflict = ages(store.shown.value!).conflict!
  return (
    <div class="a-conflict" role="group" aria-label={t('ages-conflict')}>
      <p class="a-conflict-head">
        <Sign id="red" />{' '}
        <b>{t('ages-conflict-in', { area: thing(store.things.value, 'area', conflict.area).name })}</b>
        <span class="faint">{t('ages-round', { round: conflict.round })}</span>
      </p>
      <div class="a-sides">
        {conflict.sides.map((side, number) => (
          <SideSheet key={side.colour} side={side} defends={number === 1} store={store} />
        ))}
        <Odds conflict={conflict} />
      </div>
    </div>
  )
}

function SideSheet({ side, defends, store }: { side: Side; defends: boolean; store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const units = (counts: Record<string, number>) =>
    Object.entries(counts).map(([unit, count]) => t('amount', { count, what: thing(things, 'unit', unit).name }))
  const parts = Object.entries(side.parts)
  const sum = total(side.parts)
  return (
    <div class="a-side" data-seat={empireOf(view, side.colour)?.seat}>
      <h4>
        <EmpireSign empire={empireOf(view, side.colour)} /> {empireName(view, things, side.colour)}{' '}
        <small class="faint">{t(defends ? 'ages-defends' : 'ages-attacks')}</small>
      </h4>
      <ul class="a-parts">
        {parts.map(([part, points]) => (
          <li key={part}>
            <span>{t(`ages-part-${part}`)}</span>
            <b>{points}</b>
          </li>
        ))}
        {!side.open && (
          <li>
            <span>{t('ages-part-hidden')}</span>
            <b>?</b>
          </li>
        )}
        <li class="sum">
          <span>{t('total')}</span>
          <b>{side.open ? sum : t('ages-at-least', { sum })}</b>
        </li>
      </ul>
      <p class="faint">
        {t('ages-fresh', { count: side.fresh })}
        {side.disorder > 0 && ` · ${t('ages-disorders', { count: side.disorder })}`}
        {side.committed &&
          total(side.committed) > 0 &&
          ` · ${t('ages-committed', { units: units(side.committed).join(', ') })}`}
        {side.tactician && ` · ${thing(things, 'leader', 'tactician').name}`}
        {total(side.spent) > 0 && ` · ${t('ages-spent', { units: units(side.spent).join(', ') })}`}
        {side.card && ` · ${thing(things, 'card', side.card).name}`}
      </p>
    </div>
  )
}

const ROWS: { key: string; of: (odds: Conflict['odds'][number]) => string }[] = [
  { key: 'ages-they-commit', of: ({ units }) => String(units) },
  { key: 'ages-win', of: ({ win }) => `${win} %` },
  { key: 'ages-tie', of: ({ tie }) => `${tie} %` },
]

/** How the round would end against so many units of the usual strength, by the cards not yet seen. */
function Odds({ conflict }: { conflict: Conflict }) {
  if (!conflict.odds.length) return null
  return (
    <table class="a-odds">
      <caption title={t('ages-odds-note')}>{t('ages-odds')}</caption>
      <tbody>
        {ROWS.map(({ key, of }) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            {conflict.odds.map((odds) => (
              <td key={odds.units}>{of(odds)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
