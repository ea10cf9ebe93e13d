import { agentsSample, callsMarked } from '../../../content/products/qams-agents.ts'
import { qualitySample } from '../../../content/products/qams-quality.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { LatestCalls } from './latest-calls.tsx'
import { ScoreByDay } from './score-by-day-plot.tsx'
import styles from './screens.module.css'
import { ScoreSheet } from './score-sheet.tsx'
import { weightedMean } from '../../../../common/figures/statistics.ts'

const { sheet, checksPerCall } = qualitySample

export function QualityAssessment() {
  const score = weightedMean(sheet.map(({ mark, weight }) => ({ value: mark, weight })))
  const change = weightedMean(sheet.map((question) => ({ value: question.change, weight: question.weight })))
  const calls = grouped(callsMarked)
  return (
    <>
      <ReportFigures
        figures={[
          { label: 'Quality score', value: score.toFixed(1), note: `up ${change.toFixed(1)}` },
          { label: 'Calls marked', value: calls, note: `of ${calls}` },
          { label: 'Critical misses', value: '37', note: '12 fewer' },
          { label: 'From call end to score', value: '6 min', note: 'median' },
        ]}
      />
      <ReportPanel title="Score by day" note={`${agentsSample.days.length} agents, and their median`}>
        <ScoreByDay agents={agentsSample.days} />
      </ReportPanel>
      <div className={styles.row} style={{ '--split': '5fr 7fr' }}>
        <ReportPanel
          title="Score sheet"
          note={`${sheet.length} questions, ${checksPerCall} checks, 100 points`}
        >
          <ScoreSheet total={score} totalChange={change} />
        </ReportPanel>
        <ReportPanel title="Latest marked calls" note="Tue 30 Sep 2025, 14:02">
          <LatestCalls />
        </ReportPanel>
      </div>
    </>
  )
}
