import type { Section } from '../boards'

export function TextTable({ sections }: { sections: Section[] }) {
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
