import { SeatSign } from '../../table/SeatSign'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, thing } from './facts'
import { Sign } from './Sign'

/** What was drawn, as far as the viewer may see it. */
export function Drawn({ store }: { store: TableStore }) {
  const { found, duel } = ages(store.shown.value!)
  const things = store.things.value
  const leader = found !== null && found !== '?' ? thing(things, 'leader', found) : null
  return (
    <div class="a-drawn" role="group" aria-label={t('ages-drawn')}>
      {leader && (
        <p>
          <Sign id="leader" /> <b>{leader.name}</b> {leader.text.join(' ')}
        </p>
      )}
      {duel.map(({ seat, card, draws }) => (
        <p key={seat}>
          <SeatSign seat={seat} /> {store.shown.value!.seats[seat]!.name}:{' '}
          {card ? (
            <>
              <b>{thing(things, 'card', card).name}</b> {t('ages-drawn-value', { value: valueOf(store, card) })}
            </>
          ) : (
            t('ages-drawn-hidden', { count: draws })
          )}
        </p>
      ))}
    </div>
  )
}

const valueOf = (store: TableStore, card: string): number => Number(thing(store.things.value, 'card', card).sheet.value)
