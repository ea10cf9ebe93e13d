import { integrationKinds, integrations } from '../../content/integrations.ts'
import { Section } from '../../sections/section.tsx'
import { type Column, DataTable } from '../../../common/ui/data-table.tsx'
import styles from './directory.module.css'

const columns: Column[] = [
  { name: 'System', kind: 'text' },
  { name: 'Kind', kind: 'text' },
  { name: 'Reads', kind: 'text' },
  { name: 'Writes', kind: 'text' },
]

/** All systems in a table; a script adds search, a filter by kind, and sorting. */
export function Directory() {
  const hasSamples = integrations.some(({ isSample }) => isSample)
  return (
    <Section
      ground="light"
      id="directory"
      name="Directory"
      title={'Find your system,\nby name or kind'}
      lead={
        hasSamples
          ? 'Rows marked “Sample” say what the maker’s interface allows; no customer stands behind them yet. Names belong to their owners, who are not our partners for being named.'
          : 'Names belong to their owners, who are not our partners for being named.'
      }
    >
      <DataTable
        caption="Systems, with what a connection reads and writes"
        noun="systems"
        count={integrations.length}
        columns={columns}
        search="Search"
        filter={{ label: 'Kind', options: { '': 'All kinds', ...integrationKinds } }}
        cards
        className={styles.directory}
      >
        <tbody>
          {integrations.map(({ name, kind, isSample, reads, writes }) => (
            <tr key={name} data-group={kind}>
              <th scope="row">
                {name}
                {isSample && <span className={styles.sample}> Sample</span>}
              </th>
              <td className="text-2">{integrationKinds[kind]}</td>
              <td>{reads}</td>
              <td>{writes}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  )
}
