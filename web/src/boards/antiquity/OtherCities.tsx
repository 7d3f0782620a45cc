import { useSignal } from '@preact/signals'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { City, Contents } from './City'
import { antiquity, cityName } from './facts'
import { SQUARE } from './pieces'

/** The cities of somebody else in small; a click shows them in large. */
export function OtherCities({ store, seat }: { store: TableStore; seat: number }) {
  const open = useSignal(false)
  const packet = store.shown.value!
  const { cities } = antiquity(packet).players[seat]!
  if (!cities.length) return null
  const name = packet.seats[seat]!.name
  return (
    <>
      <button
        type="button"
        class="small-cities"
        aria-label={t('antiquity-cities-of', { name })}
        onClick={() => (open.value = true)}
      >
        {cities.map((city, number) => (
          <svg
            key={city.centre}
            viewBox={`-1 -1 ${SQUARE * city.grid + 2} ${SQUARE * city.grid + 2}`}
            aria-hidden="true"
          >
            <title>{cityName(packet, seat, number)}</title>
            <rect class="yard" width={SQUARE * city.grid} height={SQUARE * city.grid} />
            <Contents city={city} store={store} />
          </svg>
        ))}
      </button>
      {open.value && (
        <Dialog heading={t('antiquity-cities-of', { name })} onClose={() => (open.value = false)} class="wide-sheet">
          <div class="cities antiquity-cities">
            {cities.map((city, number) => (
              <City key={city.centre} store={store} seat={seat} number={number} city={city} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
