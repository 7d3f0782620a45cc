import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { language, t } from '../text'
import type { Move, Rule } from '../types'
import { ComingLines } from './ComingLines'
import { Dialog } from './Dialog'
import { useForesight } from './outlook'
import { Cautions } from './Preview'
import { read } from './reading'
import type { TableStore } from './store'

const SHOWN = 6

/** Help with the question that is asked: the rules it comes from, every kind of answer with examples, what speaks against
 * hasty ones, and what is coming. */
export function Help({ store, onClose }: { store: TableStore; onClose: () => void }) {
  const packet = store.shown.value
  const decision = packet?.decision
  const rules = useSignal<Rule[]>([])
  const ahead = useForesight(store.ahead)
  const [title, pack] = [packet?.title ?? '', packet?.pack?.key]
  useEffect(() => {
    get('/games/{title}/rules', { title, pack })
      .then((found) => (rules.value = found))
      .catch(() => undefined)
  }, [title, language.value])
  if (!packet || !decision) return null
  const own = rules.value.find(({ id }) => id === decision.question.rule)
  const near = rules.value.filter((rule) => rule.section === own?.section && !rule.example)
  const answers = Map.groupBy(decision.moves, ({ verb }) => verb)
  return (
    <Dialog heading={t('help')} onClose={onClose} class="help-sheet">
      <p>
        <b>{decision.question.text}</b>
      </p>
      {own && (
        <section>
          <h3>{own.section}</h3>
          {near.slice(0, SHOWN).map((rule) => (
            <p key={rule.id} data-wanted={rule.id === own.id}>
              {rule.text}
            </p>
          ))}
          {!near.some(({ id }, place) => id === own.id && place < SHOWN) && <p data-wanted="true">{own.text}</p>}
          <button
            type="button"
            onClick={() => {
              onClose()
              read(own.id)
            }}
          >
            {t('help-rule')}
          </button>
        </section>
      )}
      <section>
        <h3>{t('help-answers')}</h3>
        <dl class="help-answers">
          {[...answers].map(([verb, moves]) => (
            <Answers key={verb} moves={moves} store={store} />
          ))}
        </dl>
      </section>
      {ahead.outlook.value?.coming && (
        <section>
          <h3>{t('help-coming')}</h3>
          <ComingLines store={store} />
        </section>
      )}
    </Dialog>
  )
}

/** A kind of answer by its first examples, and how many there are. */
function Answers({ moves, store }: { moves: Move[]; store: TableStore }) {
  const [first] = moves
  return (
    <div>
      <dt>
        {moves
          .slice(0, 3)
          .map(({ label }) => label)
          .join(' · ')}
        {moves.length > 3 && ' …'}
      </dt>
      <dd>
        {t('help-count', { count: moves.length })}
        {first && <Cautions move={first} store={store} />}
      </dd>
    </div>
  )
}
