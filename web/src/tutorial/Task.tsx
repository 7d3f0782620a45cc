import { useEffect } from 'preact/hooks'
import { Link } from '../router'
import type { TableStore } from '../table/store'
import { t } from '../text'
import { Box } from './Box'
import { finish } from './progress'

/** What is to be reached at a table with a goal, and what the engine says of it. */
export function Task({ store }: { store: TableStore }) {
  const packet = store.live.value
  const study = packet?.study
  const title = packet?.title ?? ''
  const state = study?.state
  useEffect(() => {
    if (study && state === 'reached') finish(title, study.kind, study.key, store.id)
  }, [state])
  if (!study || study.kind === 'lessons') return null
  return (
    <Box label={t('task')} head={`${t('task')} · ${study.name}`} news={state} state={state}>
      <p class="coach-text">{study.goal}</p>
      {state !== 'open' && (
        <p class="task-verdict" role="status">
          {t(`task-${state}`)}
        </p>
      )}
      <div class="row wrap">
        {state !== 'reached' && (
          <Link class="button" to={`/learn/${title}/${study.kind}/${study.key}`}>
            {t(state === 'open' ? 'task-over' : 'task-again')}
          </Link>
        )}
        <Link class={state === 'reached' ? 'button primary' : 'button'} to={`/learn/${title}`}>
          {t('task-course')}
        </Link>
      </div>
    </Box>
  )
}
