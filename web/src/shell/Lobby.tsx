import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link, navigate, route } from '../router'
import { language, t } from '../text'
import type { TableHead } from '../types'
import { ClubNav } from '../club/ClubNav'
import { Empty } from './Empty'
import { useGames } from './games'
import { TableRow } from './TableRow'

const STATUSES = ['open', 'running', 'mine'] as const

export function Lobby() {
  const games = useGames()
  const heads = useSignal<TableHead[] | null>(null)
  const wanted = route.value.searchParams.get('status')
  const status = STATUSES.find((known) => known === wanted) ?? 'open'
  const title = route.value.searchParams.get('title') ?? ''
  useEffect(() => {
    heads.value = null
    void get('/tables', { status, title: title || null })
      .then((found) => (heads.value = found))
      .catch(() => (heads.value = []))
  }, [status, title, language.value])
  const filter = (part: Record<string, string>) =>
    navigate(`/lobby?${new URLSearchParams({ status, title, ...part })}`, true)
  const newTable = title ? `/new/${title}` : '/new'
  return (
    <main class="page">
      <h1>{t('lobby')}</h1>
      <ClubNav place="lobby" />
      <div class="row wrap filters">
        <div class="chips" role="group" aria-label={t('lobby-status')}>
          {STATUSES.map((found) => (
            <button
              type="button"
              class="chip"
              key={found}
              aria-pressed={status === found}
              onClick={() => filter({ status: found })}
            >
              {t(`lobby-${found}`)}
            </button>
          ))}
        </div>
        <label>
          {t('game')}{' '}
          <select value={title} onChange={(event) => filter({ title: event.currentTarget.value })}>
            <option value="">{t('all')}</option>
            {games.value.map((game) => (
              <option key={game.key} value={game.key}>
                {game.names[language.value]}
              </option>
            ))}
          </select>
        </label>
        <Link class="button primary" to={newTable}>
          {t('new-table')}
        </Link>
      </div>
      {heads.value?.length === 0 && (
        <Empty text={t('lobby-empty')}>
          <Link class="button primary" to={newTable}>
            {t('new-table')}
          </Link>
          <Link class="button" to="/">
            {t('play-bot')}
          </Link>
        </Empty>
      )}
      <ul class="table-list">
        {heads.value?.map((head) => (
          <TableRow key={head.table} head={head} games={games.value} />
        ))}
      </ul>
    </main>
  )
}
