import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { Actions } from './Actions'
import { CIVILISING, CivSheet } from './CivSheet'
import { ConflictSheet } from './ConflictSheet'
import { Drawn, isDrawn } from './Drawn'
import { ages } from './facts'
import { Happenings } from './Happenings'
import { MarchSheet } from './MarchSheet'
import { MarkerSheet } from './MarkerSheet'
import { Shop } from './Shop'
import { TradeSheet } from './TradeSheet'
import { Waiting } from './Waiting'

/** What is under way, and everything that can be done about it apart from clicks on the map and on cards. */
export function Deed({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const asked = store.decision.value?.question.key
  const shown = SHEETS.filter(({ when }) => when(view, asked))
  const taken = new Set(shown.flatMap(({ verbs }) => verbs))
  const rest = (store.decision.value?.moves ?? []).filter((move: Move) => !taken.has(move.verb))
  return (
    <section class="a-deed" aria-label={t('ages-under-way')} data-asked={asked}>
      {shown.length > 0 && (
        <div class="a-sheets">
          {shown.map(({ key, Sheet }) => (
            <Sheet key={key} store={store} />
          ))}
        </div>
      )}
      <Actions store={store} moves={rest} />
      {isLocked(store) && <Waiting store={store} />}
    </section>
  )
}

/** Has the viewer chosen in secret, while others still do? */
function isLocked(store: TableStore): boolean {
  const packet = store.shown.value!
  return ages(packet).secret && packet.viewer !== null && !packet.seats[packet.viewer]!.waiting
}

/** The sheets, when each is open, and the verbs that it has buttons for. */
const SHEETS: {
  key: string
  when: (view: ReturnType<typeof ages>, asked: string | undefined) => boolean
  verbs: string[]
  Sheet: (props: { store: TableStore }) => preact.JSX.Element | null
}[] = [
  { key: 'events', when: (view) => view.event.length > 0, verbs: [], Sheet: Happenings },
  { key: 'drawn', when: isDrawn, verbs: [], Sheet: Drawn },
  { key: 'conflict', when: (view) => view.conflict !== null, verbs: [], Sheet: ConflictSheet },
  { key: 'trade', when: (view) => view.trade !== null, verbs: [], Sheet: TradeSheet },
  { key: 'march', when: (view) => view.group !== null, verbs: ['with', 'lead', 'to'], Sheet: MarchSheet },
  { key: 'markers', when: (_, asked) => asked === 'question-mark', verbs: ['mark'], Sheet: MarkerSheet },
  {
    key: 'shop',
    when: (_, asked) => asked === 'question-buy' || asked === 'question-put',
    verbs: ['buy', 'in', 'fortify'],
    Sheet: Shop,
  },
  {
    key: 'civilise',
    when: (_, asked) => asked === 'question-civilise',
    verbs: [...CIVILISING, 'event', 'artefact'],
    Sheet: CivSheet,
  },
]
