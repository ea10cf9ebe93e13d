import { coveringLevel, enoughAgents, skillsSample } from '../../../../content/products/qams-skills.ts'
import { qams } from '../../../../content/products/qams.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { ReportRow } from './report-row.tsx'
import { skillCover } from './skill-cover.ts'
import { SkillsTable } from './skills-table.tsx'
import { sum } from './statistics.ts'
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
          ...qams.keyFigures.skills,
        ]}
      />
      <ReportRow split="matrix">
        <ReportPanel
          title="Agent by skill"
          note="The closer the lines, the stronger the skill. 0 is untrained, 4 can teach it."
        >
          <SkillsTable skills={skills} agents={agents} cover={cover} />
        </ReportPanel>
        <ReportPanel title="Thin cover" note={`Fewer than three at level ${coveringLevel}`}>
          <ThinCover gaps={thin} roster={roster} />
        </ReportPanel>
      </ReportRow>
    </>
  )
}
