import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../../idle'
import type { TableStore } from '../../table/store'
import { t } from '../../text'
import type { Move } from '../../types'
import { Actions } from './Actions'
import { CIVILISING } from './civilising'
import { ages, type AgesView } from './facts'
import { Waiting } from './Waiting'

/** The sheets are fetched when the board is drawn, or at once where one of them is open. */
const sheets = signal<typeof import('./sheets') | null>(null)
const fetchSheets = () => import('./sheets').then((found) => (sheets.value = found)).catch(() => undefined)

/** What is under way, and everything that can be done about it apart from clicks on the map and on cards. */
export function Deed({ store }: { store: TableStore }) {
  const view = ages(store.shown.value!)
  const asked = store.decision.value?.question.key
  const shown = SHEETS.filter(({ when }) => when(view, asked))
  const wanted = shown.length > 0
  useEffect(() => {
    if (sheets.peek()) return
    if (wanted) void fetchSheets()
    else later(fetchSheets)
  }, [wanted])
  const taken = new Set(shown.flatMap(({ verbs }) => verbs))
  const rest = (store.decision.value?.moves ?? []).filter((move: Move) => !taken.has(move.verb))
  return (
    <section class="a-deed" aria-label={t('ages-under-way')} data-asked={asked}>
      {wanted && (
        <div class="a-sheets">
          {shown.map(({ key }) => {
            const Sheet = sheets.value?.SHEETS[key]
            return Sheet ? <Sheet key={key} store={store} /> : <div key={key} class="skeleton" aria-busy="true" />
          })}
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

/** Has somebody just drawn what a question is about: a leader from the cup, or a card against another's? */
const isDrawn = ({ found, duel }: AgesView): boolean => duel.length > 0 || (found !== null && found !== '?')

type SheetName = keyof (typeof import('./sheets'))['SHEETS']

/** The sheets, when each is open, and the verbs that it has buttons for. */
const SHEETS: {
  key: SheetName
  when: (view: AgesView, asked: string | undefined) => boolean
  verbs: string[]
}[] = [
  { key: 'events', when: (view) => view.event.length > 0, verbs: [] },
  { key: 'drawn', when: isDrawn, verbs: [] },
  { key: 'conflict', when: (view) => view.conflict !== null, verbs: [] },
  { key: 'trade', when: (view) => view.trade !== null, verbs: [] },
  { key: 'march', when: (view) => view.group !== null, verbs: ['with', 'lead', 'to'] },
  { key: 'markers', when: (_, asked) => asked === 'question-mark', verbs: ['mark'] },
  {
    key: 'shop',
    when: (_, asked) => asked === 'question-buy' || asked === 'question-put',
    verbs: ['buy', 'in', 'fortify'],
  },
  {
    key: 'civilise',
    when: (_, asked) => asked === 'question-civilise',
    verbs: [...CIVILISING, 'event', 'artefact'],
  },
]
