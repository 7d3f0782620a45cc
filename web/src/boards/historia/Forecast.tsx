import { useSignal } from '@preact/signals'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { historia, nameOf, total } from './facts'
import { CivSign } from './Sign'
import { word } from './words'

/** As long as nothing is carried out: what the coming Turn End scores, and who would score what now. */
export function Forecast({ store }: { store: TableStore }) {
  const open = useSignal(false)
  const packet = store.shown.value!
  const view = historia(packet)
  const icons = view.icons[view.turn_of_era - 1]
  if (packet.status === 'over' || !icons) return null
  const scored = icons.filter((icon) => icon !== 'wonder_row')
  return (
    <>
      <p class="forecast">
        <b>{t('historia-coming')}</b>
        <span>{icons.map((icon) => word(`icon-${icon}`)).join(' · ') || t('historia-nothing-scored')}</span>
      </p>
      {scored.length > 0 && (
        <button type="button" class="quiet" onClick={() => (open.value = true)}>
          {t('historia-who-scores')}
        </button>
      )}
      {open.value && (
        <Dialog heading={t('historia-turn-end')} onClose={() => (open.value = false)} class="wide-sheet">
          <table class="scores">
            <thead>
              <tr>
                <td />
                {scored.map((icon) => (
                  <th scope="col" key={icon}>
                    {word(`icon-${icon}`)}
                  </th>
                ))}
                <th scope="col">{t('total')}</th>
              </tr>
            </thead>
            <tbody>
              {view.civilizations
                .filter(({ eliminated }) => !eliminated)
                .map(({ name, turn_end: forecast }) => (
                  <tr key={name}>
                    <th scope="row">
                      <CivSign store={store} name={name} /> {nameOf(packet, name)}
                    </th>
                    {scored.map((icon) => (
                      <td key={icon}>{forecast[icon] ?? '–'}</td>
                    ))}
                    <td>
                      <b>+{total(forecast)}</b>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Dialog>
      )}
    </>
  )
}
