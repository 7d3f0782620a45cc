import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link, navigate, route } from '../router'
import { Empty } from '../shell/Empty'
import { useGames } from '../shell/games'
import { language } from '../text'
import { t } from '../people/words'
import type { Ranked } from '../types'
import { ClubNav } from './ClubNav'
import { Ladder } from './Ladder'
import { TitleFilter } from './TitleFilter'

/** This quarter and this year, as the server calls them. */
export function seasons(now: Date): string[] {
  const year = now.getUTCFullYear()
  return [`${year}-${1 + Math.floor(now.getUTCMonth() / 3)}`, String(year)]
}

export function Ranking() {
  const games = useGames()
  const rows = useSignal<Ranked[] | null>(null)
  const asked = route.value.searchParams
  const title = asked.get('title') ?? games.value[0]?.key ?? ''
  const seats = Number(asked.get('seats') ?? 2)
  const season = asked.get('season') ?? ''
  useEffect(() => {
    if (!title) return
    rows.value = null
    void get('/ranking', { title, seats, season: season || null })
      .then((found) => (rows.value = found))
      .catch(() => (rows.value = []))
  }, [title, seats, season])
  const filter = (part: Record<string, string>) => {
    const kept = part.title ? { title: part.title, season } : { title, seats: String(seats), season, ...part }
    navigate(`/ranking?${new URLSearchParams(kept)}`, true)
  }
  return (
    <main class="page">
      <h1>{t('ranking')}</h1>
      <ClubNav place="ranking" />
      <div class="row wrap filters">
        <TitleFilter games={games.value} title={title} seats={seats} onChange={filter} />
        <label>
          {t('season')}{' '}
          <select value={season} onChange={(event) => filter({ season: event.currentTarget.value })}>
            <option value="">{t('season-ever')}</option>
            {seasons(new Date()).map((known) => (
              <option key={known} value={known}>
                {seasonName(known)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rows.value?.length === 0 && (
        <Empty text={t('ranking-empty')}>
          <Link class="button primary" to={`/new/${title}`}>
            {t('new-table')}
          </Link>
        </Empty>
      )}
      {rows.value && rows.value.length > 0 && (
        <Ladder
          rows={rows.value}
          columns={{
            [t('rating')]: (row) => (
              <>
                {row.rating} <RatingDoubt row={row} />
              </>
            ),
            [t('rated-games')]: (row) => row.games,
            [t('won')]: (row) => share(row.wins, row.games),
          }}
        />
      )}
      <p class="faint">{t('ranking-how')}</p>
    </main>
  )
}

function seasonName(season: string): string {
  const [year = '', quarter] = season.split('-')
  return quarter ? t('season-quarter', { quarter, year }) : year
}

/** How sure a rating is. */
export function RatingDoubt({ row }: { row: Ranked }) {
  return (
    <span class="faint">
      ±{row.within}
      {row.provisional && ` · ${t('provisional')}`}
    </span>
  )
}

export function share(wins: number, games: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(games ? wins / games : 0)
}
