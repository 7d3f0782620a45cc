import type { AidPicture, BoardModule } from '../boards'
import { t } from '../text'
import type { Things } from '../types'

const [STEP, SIGN, ARROW] = [46, 30, 16]

/** What happens in its order, in the signs of the board: each leads to the next. */
export function Strip({ picture: { prefix }, signs }: { picture: AidPicture; signs: string[] }) {
  return (
    <svg class="aid-strip" viewBox={`0 0 ${signs.length * STEP - ARROW} ${SIGN}`} aria-hidden="true">
      {signs.map((sign, place) => (
        <g key={sign} transform={`translate(${place * STEP} 0)`}>
          <use href={`#${prefix}${sign}`} width={SIGN} height={SIGN} />
          {place + 1 < signs.length && <path class="aid-arrow" d={`M${SIGN + 3} ${SIGN / 2}h8m-4 -4 4 4-4 4`} />}
        </g>
      ))}
    </svg>
  )
}

/** The signs of the board and what they stand for. */
export function Legend({ picture }: { picture: AidPicture }) {
  return (
    <section>
      <h3>{t('aid-signs')}</h3>
      <dl class="aid-signs">
        {picture.signs.map((sign) => (
          <div key={sign}>
            <dt>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href={`#${picture.prefix}${sign}`} width="24" height="24" />
              </svg>
            </dt>
            <dd>{t(`legend-${picture.prefix}${sign}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Everything that is spoken of from the first minute on, family by family: what it costs and does. */
export function Families({ board, things }: { board: Pick<BoardModule, 'aid'>; things: Things }) {
  const picture = board.aid
  if (!picture) return null
  const drawn = (id: string) => document.getElementById(`${picture.prefix}${id}`) !== null
  return (
    <section>
      <h3>{t('aid-families')}</h3>
      {picture.families.map((family) => (
        <details key={family} class="aid-family" data-family={family}>
          <summary>{t(`aid-family-${family}`)}</summary>
          <dl>
            {Object.entries(things[family] ?? {}).map(([id, { name, text }]) => (
              <div key={id}>
                <dt>
                  {drawn(id) && (
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <use href={`#${picture.prefix}${id}`} width="24" height="24" />
                    </svg>
                  )}
                  {family === 'house' ? t('aid-house', { number: name }) : name}
                </dt>
                <dd>{text.join(' ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  )
}
