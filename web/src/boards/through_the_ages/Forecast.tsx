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
    { name: 'food', now: food, change: forecast.food, loss: forecast.consumption, lossName: 'consumption' },
    {
      name: 'resources',
      now: resources,
      change: forecast.resources,
      loss: forecast.corruption,
      lossName: 'corruption',
    },
    { name: 'science', now: view.science[seat]!, change: forecast.science, loss: 0, lossName: '' },
    { name: 'culture', now: view.culture[seat]!, change: forecast.culture, loss: 0, lossName: '' },
  ]
  return (
    <section class="forecast-of-ages" aria-label={t('through-forecast')}>
      <h3>{t('through-forecast')}</h3>
      <ul class="stocks">
        {stocks.map(({ name, now, change, loss, lossName }) => (
          <li key={name} data-stock={name}>
            <span class="stock-now" title={word(`player-${name}`)}>
              <Sign id={name === 'resources' ? 'resource' : name} label={word(`player-${name}`)} /> <b>{now}</b>
            </span>
            <span class="stock-change" data-bad={change < 0}>
              {signed(change)}
            </span>
            <span class="stock-then">= {now + change}</span>
            {loss > 0 && (
              <small>
                {word(`player-${lossName}`)} −{loss}
              </small>
            )}
          </li>
        ))}
      </ul>
      <Warnings store={store} seat={seat} />
    </section>
  )
}

/** Facts, not advice: what would be lost, and what would go unused. */
function Warnings({ store, seat }: { store: TableStore; seat: number }) {
  const view = ages(store.shown.value!)
  const { forecast, military_hand_limit: limit } = view.players[seat]!
  const excess = view.military_hand[seat]!.length - limit
  const lines = [
    ...(forecast.uprising ? [t('through-uprising')] : []),
    ...(forecast.hunger > 0 ? [t('through-hunger', { count: forecast.hunger })] : []),
    ...(forecast.corruption > 0 ? [t('through-corruption', { count: forecast.corruption })] : []),
    ...(excess > 0 ? [t('through-excess', { count: excess })] : []),
    ...(view.given_up[seat] ? [t('through-given-up')] : []),
  ]
  return (
    <>
      {lines.length > 0 && (
        <ul class="warnings">
          {lines.map((line) => (
            <li key={line}>
              <span aria-hidden="true">⚠ </span>
              {line}
            </li>
          ))}
        </ul>
      )}
      {forecast.draws > 0 && <p class="draws faint">{t('through-draws', { count: forecast.draws })}</p>}
    </>
  )
}
