import type { TableStore } from '../../table/store'
import { t } from '../../text'
import { MoveButton } from './Actions'
import { PARTS } from './civilising'
import { ages } from './facts'
import { Sign } from './Sign'

/** Everything that a civilise action may still do, part by part; events and artefacts are played from the hand. */
export function CivSheet({ store }: { store: TableStore }) {
  const moves = store.decision.value?.moves ?? []
  const parts = PARTS.map((part) => ({ ...part, moves: moves.filter(({ verb }) => part.verbs.includes(verb)) }))
  const hand = ages(store.shown.value!).hand[store.shown.value!.viewer ?? -1] ?? []
  const cards = hand.filter((card) =>
    moves.some(({ verb, args }) => ['event', 'artefact'].includes(verb) && args.card === card),
  )
  return (
    <div class="a-civ" role="group" aria-label={t('ages-civilise')}>
      {cards.length > 0 && (
        <section>
          <h4>
            <Sign id="card" /> {t('ages-part-of-cards')}
          </h4>
          <p class="a-hint">{t('ages-from-hand', { count: cards.length })}</p>
        </section>
      )}
      {parts
        .filter((part) => part.moves.length)
        .map(({ key, sign, moves }) => (
          <section key={key}>
            <h4>
              <Sign id={sign} /> {t(`ages-part-of-${key}`)}
            </h4>
            <div class="a-units">
              {moves.map((move) => (
                <MoveButton key={move.move} move={move} store={store} />
              ))}
            </div>
          </section>
        ))}
    </div>
  )
}
