import { useEffect, useRef } from 'preact/hooks'
import { settings, still } from '../settings'
import { SeatSign } from '../table/SeatSign'
import { t } from '../text'
import { Crest } from './Crest'

/** How long a step of somebody else takes to be seen, in milliseconds, as at the table. */
const STEPS = { once: 0, brisk: 350, calm: 700, slow: 1400 }
const SEATS = [0, 1, 2, 3, 4, 5, 6]

/** A corner of a table under the settings as they are now: colours, letters, and how a piece moves. */
export function Sample() {
  const { speed, motion } = settings.value
  const piece = useRef<HTMLSpanElement>(null)
  const show = () => {
    if (still() || !STEPS[speed]) return
    piece.current?.getAnimations().forEach((running) => running.cancel())
    piece.current?.animate([{ transform: 'none' }, { transform: 'translateX(9rem)' }, { transform: 'none' }], {
      duration: 2 * STEPS[speed],
      easing: 'ease-in-out',
    })
  }
  useEffect(show, [speed, motion])
  return (
    <figure class="sample">
      <figcaption>{t('sample')}</figcaption>
      <div class="sample-table" aria-hidden="true">
        <Crest title="" />
        <p>{t('sample-text')}</p>
        <p class="sample-seats">
          {SEATS.map((seat) => (
            <SeatSign key={seat} seat={seat} />
          ))}
        </p>
        <p class="sample-way">
          <span class="sample-piece" ref={piece}>
            <SeatSign seat={0} />
          </span>
        </p>
      </div>
      <button type="button" onClick={show}>
        {t('sample-again')}
      </button>
    </figure>
  )
}
