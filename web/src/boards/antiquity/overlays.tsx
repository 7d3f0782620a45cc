import { signal } from '@preact/signals'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, thing } from './facts'
import { Sign } from './Sign'

/** Whose zones of control are drawn. */
export type Zones = 'own' | 'all' | 'none'
export const zones = signal<Zones>('own')
export const pieces = signal(true)
/** The project whose sites are shown. */
export const sites = signal<string | null>(null)
/** Which hexes one player lacks to surround another. */
export const lacking = signal<{ seat: number; rival: string } | null>(null)

const NEXT: Record<Zones, Zones> = { own: 'all', all: 'none', none: 'own' }

/** What may be laid over the map: zones, what can be founded where, and the map without pieces. */
export function Overlays({ store }: { store: TableStore }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const missing = lacking.value
  return (
    <div class="overlays" role="group" aria-label={t('antiquity-overlays')}>
      <button
        type="button"
        class="overlay"
        data-overlay="zones"
        aria-pressed={zones.value !== 'none'}
        aria-label={t('antiquity-zones', { which: t(`antiquity-zones-${zones.value}`) })}
        title={t('antiquity-zones', { which: t(`antiquity-zones-${zones.value}`) })}
        onClick={() => (zones.value = NEXT[zones.value])}
      >
        <Sign id="zone" /> {t(`antiquity-zones-${zones.value}`)}
      </button>
      {Object.keys(view.sites).map((project) => {
        const { name } = thing(store.things.value, 'project', project)
        const count = Object.keys(view.sites[project]!).length
        const label = t('antiquity-sites', { what: name, count })
        return (
          <button
            type="button"
            key={project}
            class="overlay"
            data-overlay={project}
            aria-pressed={sites.value === project}
            aria-label={label}
            title={label}
            disabled={!count && sites.value !== project}
            onClick={() => (sites.value = sites.value === project ? null : project)}
          >
            <Sign id={project} /> {count}
          </button>
        )
      })}
      <button
        type="button"
        class="overlay"
        data-overlay="pieces"
        aria-pressed={pieces.value}
        aria-label={t('antiquity-pieces')}
        title={t('antiquity-pieces')}
        onClick={() => (pieces.value = !pieces.value)}
      >
        <Sign id="pieces" />
      </button>
      {missing && (
        <button type="button" class="overlay" aria-pressed="true" onClick={() => (lacking.value = null)}>
          <Sign id="surround" />{' '}
          {t('antiquity-lacking', {
            name: packet.seats[missing.seat]?.name ?? '',
            rival: packet.seats[Number(missing.rival)]?.name ?? '',
            count: view.players[missing.seat]?.uncovered[missing.rival]?.length ?? 0,
          })}{' '}
          ✕
        </button>
      )}
    </div>
  )
}
