import { useSignal } from '@preact/signals'
import { t } from '../text'
import { NextTable } from './NextTable'
import { RuleLink } from './RuleLink'
import { useSheets } from './sheets'
import type { TableStore } from './store'

/** One sentence, always in the same place and of the same height: who must do what. */
export function Prompt({ store }: { store: TableStore }) {
  const packet = store.shown.value
  const asking = useSignal(false)
  const sheets = useSheets()
  if (!packet) return null
  const notice = store.notice.value
  const past = store.past.value
  const rule = notice ? notice.rule : packet.decision?.question.rule
  const yours = store.decision.value !== null
  const text = notice
    ? notice.text
    : past
      ? t('past', { at: past.at ?? past.last, last: store.live.value?.last ?? past.last })
      : packet.prompt
  const thinking =
    packet.status === 'running' && !past && packet.seats.some((seat) => seat.kind === 'bot' && seat.waiting)
  const sign = notice
    ? '!'
    : past
      ? '◷'
      : yours && store.pressed.value === null
        ? '▶'
        : packet.status === 'over'
          ? '★'
          : '…'
  return (
    <section
      class="prompt"
      aria-label={t('prompt')}
      data-decision={store.decision.value?.id ?? ''}
      data-yours={yours}
      data-sent={store.pressed.value !== null}
      data-past={past !== null}
      data-thinking={thinking}
      data-notice={notice !== null}
    >
      <span class="prompt-sign" aria-hidden="true">
        {sign}
      </span>
      <p class="prompt-text">{text}</p>
      {rule && <RuleLink store={store} rule={rule} />}
      {yours && (
        <button
          type="button"
          class="quiet prompt-help"
          onClick={() => (asking.value = true)}
          title={t('help-open')}
          aria-label={t('help-open')}
        >
          ?
        </button>
      )}
      {sheets && asking.value && yours && <sheets.Help store={store} onClose={() => (asking.value = false)} />}
      {thinking && packet.viewer !== null && !yours && !notice && (
        <span class="thinking" key={packet.last}>
          {t('thinking')}
          <button type="button" class="quiet" onClick={() => void store.act('hurry')}>
            {t('hurry')}
          </button>
        </span>
      )}
      {packet.viewer === null && !notice && <Watching store={store} />}
      {!past && !notice && <NextTable store={store} />}
      {notice ? (
        <button type="button" class="quiet" onClick={() => (store.notice.value = null)} aria-label={t('close')}>
          ✕
        </button>
      ) : (
        past && (
          <button type="button" class="primary" onClick={() => store.goTo(null)}>
            {t('past-leave')}
          </button>
        )
      )}
      <p class="visually-hidden" aria-live="polite">
        {notice ? notice.text : store.said.value}
      </p>
    </section>
  )
}

/** Somebody who only looks on is told so where it covers nothing; a press tells all of it. */
function Watching({ store }: { store: TableStore }) {
  const tell = () => (store.notice.value = { text: t('watching'), rule: null })
  return (
    <button type="button" class="quiet watching" onClick={tell} title={t('watching')} aria-label={t('watching')}>
      ◉ <span class="wide">{t('watching-short')}</span>
    </button>
  )
}
