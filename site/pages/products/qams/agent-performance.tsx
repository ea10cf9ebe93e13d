import { agentsSample, septemberMark } from '../../../content/products/qams-agents.ts'
import { targets } from '../../../content/products/qams.ts'
import { goodFrom } from '../../../../common/figures/quality-band.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import styles from './screens.module.css'
import { AgentsTable } from './agents-table.tsx'
import { mean, median } from '../../../../common/figures/statistics.ts'

const { busiest, others } = agentsSample

export function AgentPerformance() {
  const marks = busiest.map(septemberMark)
  const rise = median(marks) - median(busiest.map(({ august }) => august))
  const passing = marks.filter((mark) => mark >= goodFrom).length
  return (
    <>
      <ReportFigures
        figures={[
          { label: 'Median agent score', value: median(marks).toFixed(1), note: `up ${rise.toFixed(1)}` },
          {
            label: 'Customer retention',
            value: `${mean(busiest.map(({ retention }) => retention)).toFixed(1)}%`,
            note: `target ${targets.retention}%`,
          },
          {
            label: 'Above the pass line',
            value: `${passing} of ${busiest.length}`,
            note: `at ${goodFrom} or more`,
          },
        ]}
      />
      <ReportPanel
        title="Agents"
        note={`The ${busiest.length} busiest of ${busiest.length + others.days.length}. Retention target: at least ${targets.retention}%.`}
      >
        <AgentsTable agents={busiest} />
      </ReportPanel>
      <p className={`text-2 ${styles.note}`}>{retentionNote()}</p>
    </>
  )
}

/** Who misses the retention target, and who only just meets it. */
function retentionNote(): string {
  const below = busiest.filter(({ retention }) => retention < targets.retention)
  const names = below.map(({ name, retention }) => `${name} (${retention}%)`).join(', ')
  const onTarget = busiest.filter(({ retention }) => retention === targets.retention)
  const just = onTarget.map(({ name }) => ` ${name} is on it.`).join('')
  return `Below the retention target: ${names}.${just} Coaching plans open from the mark.`
}
