import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, empireName, empireOf, thing } from './facts'
import { EmpireSign, Sign } from './Sign'

/** A trade: who trades with whom, and the cards on offer, face down until both have chosen. */
export function TradeSheet({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const things = store.things.value
  const { empire, partner, offered, deck } = view.trade!
  const cards = (side: number) =>
    offered[side]?.length ? offered[side].map((card) => cardText(store, card)).join(', ') : t('ages-face-down')
  const chosen = partner !== null || deck !== null || offered[0] !== null
  return (
    <p class="a-trade">
      <EmpireSign empire={empireOf(view, empire)} /> <b>{empireName(view, things, empire)}</b>{' '}
      <span>{chosen && cards(0)}</span>
      <Sign id="trade" />
      {chosen && (
        <>
          <EmpireSign empire={empireOf(view, partner)} />{' '}
          <b>{partner ? empireName(view, things, partner) : t('ages-from-deck')}</b>{' '}
          <span>{partner ? cards(1) : deck ? cardText(store, deck) : t('ages-face-down')}</span>
        </>
      )}
    </p>
  )
}

function cardText(store: TableStore, card: string): string {
  const { name, sheet } = thing(store.things.value, 'card', card)
  return `${name} (${Number(sheet.value)})`
}
