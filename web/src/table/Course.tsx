import type { BoardModule } from '../boards'
import { t } from '../text'
import { Dialog } from './Dialog'
import { Sources, useCurve } from './Sources'
import type { TableStore } from './store'

interface CourseProps {
  store: TableStore
  board: Pick<BoardModule, 'unseated'>
  onClose: () => void
}

/** The course of a finished game beside its replay: the chart marks the point that is on the table, and leads to any. */
export function Course({ store, board, onClose }: CourseProps) {
  const packet = store.live.value
  const curve = useCurve(packet)
  if (!packet || !curve) return null
  const names = [...packet.seats, ...(board.unseated?.(packet) ?? [])].map(({ name }) => name)
  const at = store.past.value?.at ?? packet.last
  return (
    <Dialog heading={t('chart-open')} onClose={onClose} class="wide-sheet">
      <p role="status">{t('past', { at, last: packet.last })}</p>
      <Sources curve={curve} names={names} at={at} onPoint={(point) => store.goTo(point)} />
    </Dialog>
  )
}
