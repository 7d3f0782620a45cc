import { useEffect } from 'preact/hooks'
import { SeatSign } from '../table/SeatSign'
import { t } from '../text'
import type { Moment } from './moment'

const LASTS = 9000

/** What has just happened, on a small sheet over the table. It takes no click from what lies beneath, and goes away by
 * itself, by its button, and at the next press of anything else. */
export function Sheet({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  useEffect(() => {
    const timer = window.setTimeout(onClose, LASTS)
    const away = () => onClose()
    document.addEventListener('click', away)
    document.addEventListener('keydown', away)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('click', away)
      document.removeEventListener('keydown', away)
    }
  }, [moment])
  return (
    <aside class="moment" data-kind={moment.kind} aria-label={moment.heading}>
      <header>
        <h2>{moment.heading}</h2>
        <button type="button" class="quiet" aria-label={t('close')} onClick={onClose}>
          ×
        </button>
      </header>
      <ul>
        {moment.rows.map(({ seat, name, figures }, place) => (
          <li key={place}>
            <span class="moment-who">
              {seat !== null && <SeatSign seat={seat} />} <b>{name}</b>
            </span>
            <dl>
              {figures.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {moment.lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </aside>
  )
}
