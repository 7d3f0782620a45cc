import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, type ApiError } from '../api'
import { language, t } from '../text'
import type { ChangedThing, PackChanges } from '../types'

/** What a data pack changes, read before it is played with: things in words and pictures, then every value. */
export function PackChangesBox({ title, pack }: { title: string; pack: string }) {
  const changes = useSignal<PackChanges | null>(null)
  const fault = useSignal('')
  useEffect(() => {
    changes.value = null
    fault.value = ''
    void get('/games/{title}/changes', { title, pack })
      .then((found) => (changes.value = found))
      .catch((error: unknown) => (fault.value = (error as ApiError).sentence || t('offline')))
  }, [title, pack, language.value])
  if (fault.value) return <p role="alert">{fault.value}</p>
  if (!changes.value) return null
  const { pack: head, things, values, provenance } = changes.value
  return (
    <section class="card-box pack-changes" aria-label={t('pack-changes')}>
      <h2>{t('pack-heading', { pack: head.name })}</h2>
      <p>{head.about}</p>
      {things.map((thing) => (
        <Changed key={`${thing.domain}:${thing.item}`} thing={thing} />
      ))}
      <details>
        <summary>{t('pack-values', { count: values.length })}</summary>
        <ul>
          {values.map(({ file, place, before, after }) => (
            <li key={`${file} ${place}`}>
              <code>
                {file} {place}
              </code>
              : {before ?? t('pack-nothing')} → {after ?? t('pack-nothing')}
            </li>
          ))}
        </ul>
      </details>
      <p class="faint">
        {Object.values(provenance)
          .filter((part) => typeof part === 'string')
          .join(' · ')}
        {' · '}
        {t('pack-hash', { hash: head.hash })}
      </p>
    </section>
  )
}

function Changed({ thing }: { thing: ChangedThing }) {
  const [name, ...text] = thing.before
  return (
    <article class="pack-thing" data-thing={`${thing.domain}:${thing.item}`}>
      {thing.picture && <img class="pack-picture" src={thing.picture} alt="" />}
      <div>
        <b>{thing.name}</b>
        {thing.gone ? <p>{t('pack-gone')}</p> : <p>{thing.text.join(' ')}</p>}
        {!thing.gone && (
          <p class="faint">
            {name === undefined ? t('pack-new') : t('pack-before', { text: `${name}: ${text.join(' ')}` })}
          </p>
        )}
      </div>
    </article>
  )
}
