import { coveringLevel, enoughAgents, skillsSample } from '../../../../content/products/qams-skills.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { ReportRow } from './report-row.tsx'
import { skillCover } from './skill-cover.ts'
import styles from './skills-matrix.module.css'
import { SkillsTable } from './skills-table.tsx'
import { sum } from '../../../figures/statistics.ts'
import { ThinCover } from './thin-cover.tsx'

const { skills, agents, roster } = skillsSample

export function SkillsMatrix() {
  const cover = skillCover(
    skills.map(({ name }) => name),
    agents,
  )
  const thin = cover.filter(({ by }) => by.length < enoughAgents)
  return (
    <>
      <ReportFigures
        figures={[
          {
            label: `Skills at level ${coveringLevel} or 4`,
            value: String(sum(cover.map(({ by }) => by.length))),
            note: `of ${skills.length * agents.length}`,
          },
          { label: 'Gaps', value: String(thin.length), note: 'one or two people' },
        ]}
      />
      <ReportRow split="matrix">
        <ReportPanel title="Agent by skill" note="From 0, untrained, to 4, can teach it">
          <details className={styles.matrix}>
            <summary>{`${agents.length} agents by ${skills.length} skills`}</summary>
            <SkillsTable skills={skills} agents={agents} />
          </details>
        </ReportPanel>
        <ReportPanel title="Thin cover" note={`Fewer than three at level ${coveringLevel}`}>
          <ThinCover gaps={thin} roster={roster} />
        </ReportPanel>
      </ReportRow>
    </>
  )
}
