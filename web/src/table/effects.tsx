import { t } from '../text'
import type { ComingFigure, Consequence, Move, Packet, PossibleFigure } from '../types'
import { useForesight } from './outlook'
import type { TableStore } from './store'

/** Of what may come, the figures that are told: one's own first, then the others'. */
const MOST = 6

export const whoseIn = (packet: Packet | null, seat: number): string =>
  seat === packet?.viewer ? '' : `${packet?.seats[seat]?.name ?? ''}: `

/** A figure before and after, as it is written: a minus is no hyphen. */
export function changeOf({ before, after }: { before: number; after: number }) {
  const change = after > before ? `+${after - before}` : written(after - before)
  return { before: written(before), after: written(after), change }
}
const written = (figure: number): string => (figure < 0 ? `−${-figure}` : String(figure))

/** What a move certainly changes, a figure in a line; others by their names. The last line says what others decide. */
function effectLines({ effects, settles }: Consequence, packet: Packet | null): string[] {
  const lines = effects.map((effect) =>
    t('effect-line', { whose: whoseIn(packet, effect.seat), label: effect.label, ...changeOf(effect) }),
  )
  return lines.length && settles ? [...lines, t('settles')] : lines
}

/** What chance or something hidden may make of figures, each between what came when it was tried. */
export function MayLines({ may, packet }: { may: PossibleFigure[]; packet: Packet | null }) {
  const first = [...may].sort((a, b) => Number(b.seat === packet?.viewer) - Number(a.seat === packet?.viewer))
  return may.length ? (
    <small class="move-effects may">
      <span class="faint">{t('may-come')}</span>
      {first.slice(0, MOST).map(({ seat, label, before, least, most }) => {
        const figures = { before: written(before), least: written(least), most: written(most) }
        const line = t(least === most ? 'may-line-one' : 'may-line', {
          whose: whoseIn(packet, seat),
          label,
          ...figures,
        })
        return <span key={line}>{line}</span>
      })}
      {may.length > MOST && <span class="faint">{t('may-more', { count: may.length - MOST })}</span>}
    </small>
  ) : null
}

interface EffectsProps {
  move: Move
  store: TableStore
  /** What is told beside it anyway. */
  besides?: ComingFigure[]
}

/** The lines below the name of a move. */
export function Effects({ move, store, besides = [] }: EffectsProps) {
  const packet = store.shown.value
  const known = useForesight(store.ahead).of(move)
  if (!known) return null
  const isNew = (label: string, seat: number, least: number, most: number) =>
    !besides.some((told) => told.label === label && told.seat === seat && told.after === least && least === most)
  const told = {
    ...known,
    effects: known.effects.filter(({ label, seat, after }) => isNew(label, seat, after, after)),
    may: known.may.filter(({ label, seat, least, most }) => isNew(label, seat, least, most)),
  }
  const lines = effectLines(told, packet)
  return (
    <>
      {lines.length > 0 && (
        <small class="move-effects">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </small>
      )}
      <MayLines may={told.may} packet={packet} />
    </>
  )
}
