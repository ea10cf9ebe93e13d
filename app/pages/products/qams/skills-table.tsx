import { skillLevels } from '../../../../content/products/qams-skills.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import type { SkilledAgent } from './skill-cover.ts'
import styles from './skills-table.module.css'

interface SkillsTableProps {
  skills: string[]
  agents: SkilledAgent[]
}

/** Levels as numbers over hairlines that stand closer the stronger the skill. */
export function SkillsTable({ skills, agents }: SkillsTableProps) {
  const columns: Column[] = [
    { name: 'Agent', key: 'agent', kind: 'text' },
    ...skills.map((name): Column => ({ name, key: keyOf(name), kind: 'number' })),
  ]
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

function keyOf(skill: string): string {
  return skill.toLowerCase().replace(' ', '-')
}
