import { Link } from '../router'
import { t } from '../text'
import type { TableStore } from './store'

/** One sentence, always in the same place and of the same height: who must do what. */
export function Prompt({ store }: { store: TableStore }) {
  const packet = store.shown.value
  if (!packet) return null
  const notice = store.notice.value
  const rule = notice ? notice.rule : packet.decision?.question.rule
  const yours = store.decision.value !== null
  return (
    <section class="prompt" aria-label={t('prompt')} data-yours={yours} data-notice={notice !== null}>
      <span class="prompt-sign" aria-hidden="true">
        {notice ? '!' : yours ? '▶' : packet.status === 'over' ? '★' : '…'}
      </span>
      <p class="prompt-text" title={notice?.text ?? packet.prompt}>
        {notice ? notice.text : packet.prompt}
      </p>
      {rule && (
        <Link class="rule-link" to={`/rules/${packet.title}#${rule}`}>
          {t('rule')}
        </Link>
      )}
      {notice && (
        <button type="button" class="quiet" onClick={() => (store.notice.value = null)} aria-label={t('close')}>
          ✕
        </button>
      )}
      <p class="visually-hidden" aria-live="polite">
        {notice ? notice.text : store.said.value}
      </p>
    </section>
  )
}
