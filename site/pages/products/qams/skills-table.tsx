import { skillLevels, skillsSample } from '../../../content/products/qams-skills.ts'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import styles from './skills-table.module.css'

const { skills, agents } = skillsSample

const columns: Column[] = [
  { name: 'Agent', kind: 'text' },
  ...skills.map((name): Column => ({ name, kind: 'number' })),
]

/** Levels as numbers over hairlines: the stronger the skill, the closer the lines. */
export function SkillsTable() {
  return (
    <DataTable
      caption={`Level of each agent in each skill, from 0, ${skillLevels[0]}, to 4, ${skillLevels[4]}`}
      noun="agents"
      count={agents.length}
      columns={columns}
      className={styles.skills}
    >
      <tbody>
        {agents.map(({ name, levels }) => (
          <tr key={name}>
            <th scope="row">
              <AnsweredBy name={name} />
            </th>
            {skills.map((skill, column) => (
              <td key={skill} data-level={levels[column]}>
                {levels[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
