import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, signed } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** Food, resources and science; culture is compared with the others'. */
const PAID_WITH = 3

interface Whose {
  store: TableStore
  seat: number
}

interface Stock {
  name: string
  now: number
  change: number
  /** What the end of the turn takes of it, and the message that says so. */
  loss: number
  key: string
}

function stocksOf({ store, seat }: Whose): Stock[] {
  const view = ages(store.shown.value!)
  const { food, resources, forecast } = view.players[seat]!
  return [
    { name: 'food', now: food, change: forecast.food, loss: forecast.consumption, key: 'through-eaten' },
    {
      name: 'resources',
      now: resources,
      change: forecast.resources,
      loss: forecast.corruption,
      key: 'through-corrupt',
    },
    { name: 'science', now: view.science[seat]!, change: forecast.science, loss: 0, key: '' },
    { name: 'culture', now: view.culture[seat]!, change: forecast.culture, loss: 0, key: '' },
  ]
}

/** What is in store, what the end of the turn would make of it as things stand, and what threatens. */
export function Forecast(whose: Whose) {
  return (
    <section class="forecast-of-ages" aria-label={t('through-forecast')}>
      <h3>{t('through-forecast')}</h3>
      <ul class="stocks">
        {stocksOf(whose).map(({ name, now, change, loss, key }) => (
          <li key={name} data-stock={name} title={loss > 0 ? t(key, { count: loss }) : undefined}>
            <Now name={name} now={now} change={change} />
            <span class="stock-then">= {now + change}</span>
            {loss > 0 && <span class="visually-hidden">{t(key, { count: loss })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same in one line, for a small screen: what is paid with lies beside what is bought. */
export function Purse(whose: Whose) {
  return (
    <ul class="purse" aria-label={t('through-forecast')}>
      {stocksOf(whose)
        .slice(0, PAID_WITH)
        .map(({ name, now, change }) => (
          <li key={name} data-stock={name}>
            <Now name={name} now={now} change={change} />
          </li>
        ))}
    </ul>
  )
}

function Now({ name, now, change }: Pick<Stock, 'name' | 'now' | 'change'>) {
  return (
    <>
      <span class="stock-now" title={word(`player-${name}`)}>
        <Sign id={name === 'resources' ? 'resource' : name} label={word(`player-${name}`)} /> <b>{now}</b>
      </span>
      <span class="stock-change" data-bad={change < 0}>
        {signed(change)}
      </span>
    </>
  )
}

/** Facts, not advice: what would be lost. */
export function Warnings({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { forecast, discontent } = view.players[seat]!
  const lines = [
    ...(forecast.uprising ? [t('through-uprising')] : []),
    ...(discontent > 0 && !forecast.uprising ? [t('through-discontent', { count: discontent })] : []),
    ...(forecast.hunger > 0 ? [t('through-hunger', { count: forecast.hunger })] : []),
    ...(forecast.corruption > 0 ? [t('through-corruption', { count: forecast.corruption })] : []),
    ...(view.given_up[seat] ? [t('through-given-up')] : []),
  ]
  if (!lines.length) return null
  return (
    <ul class="warnings" aria-label={t('through-forecast')}>
      {lines.map((line) => (
        <li key={line}>
          <span aria-hidden="true">⚠ </span>
          {line}
        </li>
      ))}
    </ul>
  )
}
