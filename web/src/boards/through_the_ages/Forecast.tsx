import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, signed } from './facts'
import { Sign } from './Sign'
import { word } from './words'

/** What is in store, what the end of the turn would make of it as things stand, and what threatens. */
export function Forecast({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { food, resources, forecast } = view.players[seat]!
  const stocks = [
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
  return (
    <section class="forecast-of-ages" aria-label={t('through-forecast')}>
      <h3>{t('through-forecast')}</h3>
      <ul class="stocks">
        {stocks.map(({ name, now, change, loss, key }) => (
          <li key={name} data-stock={name} title={loss > 0 ? t(key, { count: loss }) : undefined}>
            <span class="stock-now" title={word(`player-${name}`)}>
              <Sign id={name === 'resources' ? 'resource' : name} label={word(`player-${name}`)} /> <b>{now}</b>
            </span>
            <span class="stock-change" data-bad={change < 0}>
              {signed(change)}
            </span>
            <span class="stock-then">= {now + change}</span>
            {loss > 0 && <span class="visually-hidden">{t(key, { count: loss })}</span>}
          </li>
        ))}
      </ul>
    </section>
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
