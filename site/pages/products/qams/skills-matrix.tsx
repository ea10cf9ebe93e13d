import { coveringLevel, enoughAgents, skillsSample } from '../../../content/products/qams-skills.ts'
import { site } from '../../../../common/brand/site.ts'
import { sum } from '../../../../common/figures/statistics.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { type Cover, skillCover } from './skill-cover.ts'
import styles from './screens.module.css'
import { SkillsTable } from './skills-table.tsx'

const { skills, agents } = skillsSample

export function SkillsMatrix() {
  const cover = skillCover(skills, agents)
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
      <div className={styles.row} style={{ '--split': '9fr 3.4fr' }}>
        <ReportPanel title="Agent by skill" note="From 0, untrained, to 4, can teach it">
          <details className={styles.matrix}>
            <summary>{`${agents.length} agents by ${skills.length} skills`}</summary>
            <SkillsTable />
          </details>
        </ReportPanel>
        <ReportPanel title="Thin cover" note={`Fewer than three at level ${coveringLevel}`}>
          <ThinCover gaps={thin} />
        </ReportPanel>
      </div>
    </>
  )
}

function ThinCover({ gaps }: { gaps: Cover[] }) {
  return (
    <>
      <ol className={styles.gaps}>
        {gaps.map(({ skill, by, next }) => (
          <li key={skill}>
            <b>{skill}</b>
            {` ${by.map((name) => name.split(' ')[0]).join(' and ')} only. `}
            {next && `Next: ${next.name}, level ${next.level}.`}
          </li>
        ))}
      </ol>
      <p className={`text-2 ${styles.hint}`}>
        <b>On the roster.</b> Wednesday 8 October, 2 to 4 pm: no person on shift can take a home loan in
        Tamil. {site.brand} can take it to the document list, then books a callback.
      </p>
    </>
  )
}
