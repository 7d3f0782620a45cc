import { useSignal } from '@preact/signals'
import { Dialog } from '../../table/Dialog'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { ages, card, nameOf, signed, type Rating } from './facts'
import { Sign } from './Sign'
import { word } from './words'

const RATINGS: Rating[] = ['culture', 'science', 'strength', 'happy']

/** The four ratings; a click says what each is made of. */
export function Ratings({ store, seat }: { store: TableStore; seat: number }) {
  const open = useSignal<Rating | null>(null)
  const view = ages(store.shown.value!)
  const player = view.players[seat]!
  const figures: Record<Rating, { value: string; change?: string; label: string; bad?: boolean }> = {
    culture: { value: String(view.culture[seat]), change: `+${player.culture_rate}`, label: word('player-culture') },
    science: { value: String(view.science[seat]), change: `+${player.science_rate}`, label: word('player-science') },
    strength: { value: String(player.strength), label: word('player-strength') },
    happy: {
      value: `${player.happy}/${player.happy_required}`,
      label: [
        t('through-happiness', { happy: player.happy, needed: player.happy_required }),
        ...(player.forecast.uprising ? [t('through-uprising')] : []),
      ].join('. '),
      bad: player.discontent > 0,
      ...(player.forecast.uprising ? { change: '⚠' } : {}),
    },
  }
  return (
    <>
      <ul class="ratings">
        {RATINGS.map((rating) => {
          const { value, change, label, bad = false } = figures[rating]
          return (
            <li key={rating}>
              <button
                type="button"
                class="rating"
                data-rating={rating}
                data-bad={bad}
                title={label}
                onClick={() => (open.value = rating)}
              >
                <Sign id={rating} label={label} /> <b>{value}</b>
                {change && <small>{change}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      {open.value && <Made rating={open.value} store={store} seat={seat} onClose={() => (open.value = null)} />}
    </>
  )
}

interface MadeProps {
  rating: Rating
  store: TableStore
  seat: number
  onClose: () => void
}

function Made({ rating, store, seat, onClose }: MadeProps) {
  const packet = store.shown.value!
  return (
    <Dialog heading={`${nameOf(packet, seat)}: ${t(`through-made-${rating}`)}`} onClose={onClose}>
      <Parts rating={rating} store={store} seat={seat} />
    </Dialog>
  )
}

/** What all four ratings are made of. */
export function AllMade({ store, seat }: { store: TableStore; seat: number }) {
  return (
    <div class="all-made">
      {RATINGS.map((rating) => (
        <div key={rating}>
          <h3>
            <Sign id={rating} /> {t(`through-made-${rating}`)}
          </h3>
          <Parts rating={rating} store={store} seat={seat} />
        </div>
      ))}
    </div>
  )
}

/** A rating card by card, then what abilities, pacts and limits do to the sum. */
function Parts({ rating, store, seat }: { rating: Rating; store: TableStore; seat: number }) {
  const parts = Object.entries(ages(store.shown.value!).players[seat]!.contributions[rating])
  const total = parts.reduce((sum, [, amount]) => sum + amount, 0)
  return (
    <table class="scores">
      <tbody>
        {parts.map(([id, amount]) => (
          <tr key={id}>
            <th scope="row">{id === 'effects' ? t('through-effects') : card(store.things.value, id).name}</th>
            <td>{signed(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('total')}</th>
          <td>
            <b>{total}</b>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
