import { t } from '../text'
import type { Curve } from '../types'
import { keyMoments, type KeyMoment } from './keyMoments'

interface KeyMomentsProps {
  curve: Curve
  /** Everybody who scores, in the order of the sheets. */
  names: string[]
  onPoint: (at: number) => void
}

/** What decided the game, as its points tell it; a click goes there. */
export function KeyMoments({ curve, names, onPoint }: KeyMomentsProps) {
  const found = keyMoments(curve)
  if (!found.length) return null
  const told = ({ at, place, gained, sources, lead }: KeyMoment) => {
    const name = names[place] ?? ''
    if (lead) return t('key-moment-lead', { at, name })
    const from = sources.map((source) => curve.sources[source]).join(', ')
    return t(curve.ways ? 'key-moment-way' : 'key-moment-gain', { at, name, gained, from })
  }
  return (
    <section class="key-moments" aria-label={t('key-moments')}>
      <h3>{t('key-moments')}</h3>
      <ol>
        {found.map((moment) => (
          <li key={`${moment.at} ${moment.place} ${moment.lead}`}>
            {told(moment)}{' '}
            <button type="button" class="quiet" onClick={() => onPoint(moment.at)}>
              {t('analysis-look')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
