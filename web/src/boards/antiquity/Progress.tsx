import { asText } from '../../json'
import { pick, rest } from '../../table/picked'
import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { antiquity, thing } from './facts'
import { lacking } from './overlays'
import { Picture } from '../../pictures'
import { Sign } from './Sign'
import { barsOf } from './ways'
import { word } from './words'

/** How far a player is on each of the four ways to win; those that the patron asks for stand out. */
export function Progress({ store, seat }: { store: TableStore; seat: number }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const own = view.players[seat]!
  const saint = view.saint[seat]
  const asks = saint ? thing(store.things.value, 'saint', saint).sheet : null
  const wanted = new Set((asks?.conditions ?? []) as string[])
  const met = own.conditions.filter((condition) => wanted.has(condition)).length
  return (
    <div class="progress" role="group" aria-label={t('antiquity-victory')}>
      {saint ? (
        <button type="button" class="chip saint" {...rest('saint', saint)} onClick={() => pick('saint', saint)}>
          <Picture set="saint" id={saint}>
            <Sign id="halo" />
          </Picture>{' '}
          {thing(store.things.value, 'saint', saint).name} {met}/{asText(asks?.needed)}
        </button>
      ) : (
        <small class="faint">{t('antiquity-no-saint')}</small>
      )}
      {barsOf(packet, store.things.value, seat).map((bar) => (
        <p key={bar.condition} class="bar" data-wanted={wanted.has(bar.condition)} title={bar.label}>
          <Sign id={bar.sign} />
          <meter min={0} max={bar.all} value={bar.done} aria-label={bar.label} />
          <b aria-hidden="true">
            {bar.done}/{bar.all}
          </b>
        </p>
      ))}
      <Rivals store={store} seat={seat} wanted={wanted.has('enclosure')} />
    </div>
  )
}

/** Per rival the hexes still out of reach; a click shows them on the map. */
function Rivals({ store, seat, wanted }: { store: TableStore; seat: number; wanted: boolean }) {
  const packet = store.shown.value!
  const view = antiquity(packet)
  const rivals = Object.entries(view.players[seat]!.uncovered)
  if (!rivals.length || !view.turn_number) return null
  return (
    <p class="bar rivals" data-wanted={wanted} title={word('condition-enclosure')}>
      <Sign id="surround" />
      {rivals.map(([rival, hexes]) => {
        const shown = lacking.value?.seat === seat && lacking.value.rival === rival
        const name = packet.seats[Number(rival)]?.name ?? ''
        return (
          <button
            type="button"
            key={rival}
            class="rival"
            aria-pressed={shown}
            title={t('antiquity-uncovered', { name, count: hexes.length })}
            onClick={() => (lacking.value = shown ? null : { seat, rival })}
          >
            <SeatSign seat={Number(rival)} /> <span aria-hidden="true">{hexes.length || '✓'}</span>
            <span class="visually-hidden">{t('antiquity-uncovered', { name, count: hexes.length })}</span>
          </button>
        )
      })}
    </p>
  )
}
