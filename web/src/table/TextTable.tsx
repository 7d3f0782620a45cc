import type { Section } from '../boards'
import { t } from '../text'
import { Dialog } from './Dialog'

function TextTable({ sections }: { sections: Section[] }) {
  return (
    <div class="text-table">
      {sections.map((section) => (
        <table key={section.heading}>
          <caption>{section.heading}</caption>
          <thead>
            <tr>
              {section.columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) =>
                  place ? (
                    <td key={place}>{cell}</td>
                  ) : (
                    <th scope="row" key={place}>
                      {cell}
                    </th>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** Everything in sight, to be read. */
export function TextSheet({ text, sections, onClose }: { text: string; sections: Section[]; onClose: () => void }) {
  return (
    <Dialog heading={t('text-table')} onClose={onClose} class="wide-sheet">
      <p>{text}</p>
      <TextTable sections={sections} />
    </Dialog>
  )
}
