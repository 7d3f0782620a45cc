import { t } from '../text'
import { rulesOf } from './pack'
import { read } from './reading'
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
        read(rule)
      }}
    >
      {t('rule')}
    </a>
  )
}
