import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { language, t } from '../text'
import type { Rule } from '../types'
import { Degree } from './Degree'
import { Dialog } from './Dialog'
import { reading, stopReading } from './reading'
import type { TableStore } from './store'

/** A drawer over the table: the section of the wanted paragraph, or all of the rules. */
export function RuleSheet({ store }: { store: TableStore }) {
  const rules = useSignal<Rule[]>([])
  const { title, pack } = store.shown.value!
  const wanted = reading.value
  const whole = useSignal(false)
  useEffect(() => {
    void get('/games/{title}/rules', { title, pack: pack?.key })
      .then((found) => (rules.value = found))
      .catch(() => undefined)
  }, [title, language.value])
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted, rules.value, whole.value])
  const own = rules.value.find((rule) => rule.id === wanted)?.section
  const all = whole.value || !wanted
  const sections = Map.groupBy(
    rules.value.filter((rule) => all || rule.section === own),
    (rule) => rule.section,
  )
  return (
    <Dialog heading={all ? t('rules') : (own ?? t('rules'))} onClose={() => stopReading()} class="rule-sheet">
      {[...sections].map(([section, found]) => (
        <section key={section}>
          {all && <h3>{section}</h3>}
          {found.map((rule) => (
            <article key={rule.id} id={rule.id} class="rule" data-wanted={rule.id === wanted}>
              <p class={rule.example ? 'example' : ''}>{rule.text}</p>
              <Degree rule={rule} />
            </article>
          ))}
        </section>
      ))}
      {wanted && (
        <button type="button" class="rules-whole" onClick={() => (whole.value = !whole.value)}>
          {all ? t('rules-back') : t('rules-all')}
        </button>
      )}
    </Dialog>
  )
}
