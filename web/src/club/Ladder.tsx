import type { ComponentChildren } from 'preact'
import { Link } from '../router'
import { me } from '../shell/me'
import { t } from '../people/words'

interface Placed {
  person: string
  name: string
}

interface LadderProps<Row extends Placed> {
  rows: Row[]
  caption?: string
  /** What is told of each, by its heading. */
  columns: Record<string, (row: Row) => ComponentChildren>
}

/** People in their order, with what is counted for each; your own row is marked. */
export function Ladder<Row extends Placed>({ rows, caption, columns }: LadderProps<Row>) {
  return (
    <div class="card-box wide-box">
      <table class="figures">
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col" class="named">
              {t('name')}
            </th>
            {Object.keys(columns).map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.person} aria-current={row.person === me.value?.id ? 'true' : undefined}>
              <td>{place + 1}</td>
              <th scope="row">
                <Link to={`/people/${row.person}`}>{row.name || t('nameless')}</Link>
              </th>
              {Object.entries(columns).map(([heading, told]) => (
                <td key={heading}>{told(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
