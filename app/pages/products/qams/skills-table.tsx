import {
  coveringLevel,
  enoughAgents,
  type Skill,
  skillLevels,
} from '../../../../content/products/qams-skills.ts'
import { type Column, DataTable, type Filter } from '../../../ui/data-table.tsx'
import { AnsweredBy } from './answered-by.tsx'
import type { Cover, SkilledAgent } from './skill-cover.ts'
import styles from './skills-table.module.css'

interface SkillsTableProps {
  skills: Skill[]
  agents: SkilledAgent[]
  /** In the order of the skills. */
  cover: Cover[]
}

/** Levels as numbers over hairlines that stand closer the stronger the skill. */
export function SkillsTable({ skills, agents, cover }: SkillsTableProps) {
  const columns: Column[] = [
    { name: 'Agent', key: 'agent', kind: 'text' },
    ...skills.map(({ name }): Column => ({ name, key: keyOf(name), kind: 'number' })),
  ]
  return (
    <>
      <DataTable
        caption={`Level of each agent in each skill, from 0, ${skillLevels[0]}, to 4, ${skillLevels[4]}`}
        noun="agents"
        count={agents.length}
        columns={columns}
        filters={[
          coverFilter('Takes', 'All calls', 'calls', skills),
          coverFilter('In', 'All languages', 'language', skills),
        ]}
        className={styles.skills}
      >
        <tbody>
          {agents.map(({ name, levels }) => (
            <tr key={name}>
              <th scope="row">
                <AnsweredBy name={name} />
              </th>
              {skills.map((skill, column) => (
                <td key={skill.name} data-level={levels[column]}>
                  <b>{levels[column]}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Cover, level {coveringLevel} and up</th>
            {cover.map(({ skill, by }) => (
              <td key={skill} data-thin={by.length < enoughAgents ? '' : undefined}>
                <b>
                  {by.length}
                  {by.length < enoughAgents && <span className="visually-hidden">, thin</span>}
                </b>
              </td>
            ))}
          </tr>
        </tfoot>
      </DataTable>
      <ul className={styles.key}>
        {skillLevels.map((meaning, level) => (
          <li key={meaning}>
            <i data-level={level} aria-hidden="true" /> {`${level} ${meaning}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function keyOf(skill: string): string {
  return skill.toLowerCase().replace(' ', '-')
}

/** A choice of one skill of a kind, which shows those who cover it. */
function coverFilter(label: string, all: string, kind: Skill['kind'], skills: Skill[]): Filter {
  const choices = skills.filter((skill) => skill.kind === kind)
  return {
    label,
    options: [
      { text: all, where: '' },
      ...choices.map(({ name }) => ({ text: name, where: `${keyOf(name)}>=${coveringLevel}` })),
    ],
  }
}
