import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { language, t } from '../text'
import type { Rule } from '../types'
import { Dialog } from './Dialog'
import { rulesOf } from './pack'
import type { TableStore } from './store'

/** Opens a rule beside the board; the address leads to the same paragraph among all of them. */
export function RuleLink({ store, rule }: { store: TableStore; rule: string }) {
  return (
    <a
      class="rule-link"
      href={rulesOf(store.shown.value!.title, store.shown.value!.pack?.key, rule)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
        event.preventDefault()
        store.reading.value = rule
      }}
    >
      {t('rule')}
    </a>
  )
}

/** The paragraphs of one section, with the wanted one marked; the table stays where it is. */
export function RuleSheet({ store }: { store: TableStore }) {
  const rules = useSignal<Rule[]>([])
  const { title, pack } = store.shown.value!
  const wanted = store.reading.value
  useEffect(() => {
    void get('/games/{title}/rules', { title, pack: pack?.key })
      .then((found) => (rules.value = found))
      .catch(() => undefined)
  }, [title, language.value])
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [wanted, rules.value])
  if (!wanted) return null
  const section = rules.value.find((rule) => rule.id === wanted)?.section
  return (
    <Dialog heading={section ?? t('rules')} onClose={() => (store.reading.value = null)} class="rule-sheet">
      {rules.value
        .filter((rule) => rule.section === section)
        .map((rule) => (
          <article key={rule.id} id={rule.id} class="rule" data-wanted={rule.id === wanted}>
            <p class={rule.example ? 'example' : ''}>{rule.text}</p>
          </article>
        ))}
      <Link to={rulesOf(title, pack?.key, wanted)}>{t('rules-all')}</Link>
    </Dialog>
  )
}
