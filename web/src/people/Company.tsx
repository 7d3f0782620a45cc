import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post } from '../api'
import { Link } from '../router'
import { me } from '../shell/me'
import type { Tie, Ties, TieWish } from '../types'
import { t } from './words'

export const NONE: Ties = { followed: [], blocked: [], muted: [] }

/** Changes whom I follow, block or do not want to hear; tables learn of the silence at once. */
export async function tie(wish: TieWish): Promise<Ties> {
  const found = await post('/ties', {}, wish)
  if (me.value) me.value = { ...me.value, muted: found.muted.map(({ person }) => person) }
  return found
}

const LISTS = [
  ['followed', 'follow'],
  ['blocked', 'block'],
  ['muted', 'mute'],
] as const

/** Whom one follows, has blocked or does not hear, each with a way back. */
export function Company() {
  const ties = useSignal<Ties>(NONE)
  useEffect(() => {
    void get('/ties')
      .then((found) => (ties.value = found))
      .catch(() => undefined)
  }, [me.value?.id])
  const end = (kind: TieWish['kind'], { person }: Tie) =>
    void tie({ person, kind, wanted: false })
      .then((found) => (ties.value = found))
      .catch(() => undefined)
  const shown = LISTS.filter(([list]) => ties.value[list].length > 0)
  return (
    <section class="card-box form" aria-labelledby="company">
      <h2 id="company">{t('company')}</h2>
      {shown.length === 0 && <p>{t('company-empty')}</p>}
      {shown.map(([list, kind]) => (
        <div key={list}>
          <h3>{t(`company-${list}`)}</h3>
          <ul class="sessions">
            {ties.value[list].map((one) => (
              <li key={one.person}>
                <span>
                  <Link to={`/people/${one.person}`}>{one.name || t('nameless')}</Link>
                  {one.table && (
                    <>
                      {' · '}
                      <Link to={`/table/${one.table}`}>{t('watch')}</Link>
                    </>
                  )}
                </span>
                <button type="button" onClick={() => end(kind, one)}>
                  {t(`company-end-${kind}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
