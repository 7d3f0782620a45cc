import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, thing } from './facts'
import { EmpireSign, Sign } from './Sign'

/** Everybody's glory and the money of the own empires in a line, where the panels are on other pages. */
export function Standing({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = ages(packet)
  const own = view.empires.filter(({ seat }) => seat === packet.viewer)
  return (
    <div class="a-standing">
      <ul aria-label={t('ages-glory')}>
        {packet.seats.map(({ seat, name }) => (
          <li key={seat} data-glory-of={seat} title={`${name}, ${t('ages-glory')}: ${view.glory[seat]}`}>
            <SeatSign seat={seat} />
            <span class="visually-hidden">{name}</span>
            <b>{view.glory[seat]}</b>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <ul class="a-purses" aria-label={t('ages-empires')}>
          {own.map((empire) => {
            const { name } = thing(store.things.value, 'card', empire.card)
            const purse = t('ages-purse', { money: empire.money, income: empire.income })
            return (
              <li key={empire.colour} title={`${name}: ${purse}`}>
                <EmpireSign empire={empire} />
                <Sign id="money" />
                <b aria-hidden="true">{empire.money}</b>
                <span class="visually-hidden">{`${name}: ${purse}`}</span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
