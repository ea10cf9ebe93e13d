import { agentsSample, callsMarked } from '../../../../content/products/qams-agents.ts'
import { targets } from '../../../../content/products/qams.ts'
import { satisfactionSample } from '../../../../content/products/qams-satisfaction.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
import { InTheirWords } from './in-their-words.tsx'
import { Recommendations } from './recommendations-chart.tsx'
import { netPromoterScore } from './recommendations.ts'
import { ReportRow } from './report-row.tsx'
import { SatisfactionByDay } from './satisfaction-by-day.tsx'
import { SatisfactionByReason } from './satisfaction-by-reason.tsx'
import { mean, signed, sum } from '../../../figures/statistics.ts'

const { days, recommendations, reasons, comments } = satisfactionSample
const daysInSeptember = 30

export function CustomerSatisfaction() {
  const answers = sum(recommendations)
  return (
    <>
      <ReportFigures
        figures={[
          {
            label: 'Satisfaction, out of 5',
            value: mean(days.slice(-daysInSeptember)).toFixed(1),
            note: `threshold ${targets.satisfaction}`,
          },
          {
            label: 'Net promoter score',
            value: signed(netPromoterScore(recommendations)),
            note: `${targets.npsLowest} to ${targets.npsHighest} scale`,
          },
          {
            label: 'Answers in September',
            value: grouped(answers),
            note: `${Math.round((answers / callsMarked(agentsSample)) * 100)}% of calls`,
          },
        ]}
      />
      <ReportRow split="threeToTwo">
        <ReportPanel title="Satisfaction by day" note={`Threshold ${targets.satisfaction}`}>
          <SatisfactionByDay days={days} />
        </ReportPanel>
        <ReportPanel title="Would you recommend us?" note="September, by score">
          <Recommendations answers={recommendations} />
        </ReportPanel>
      </ReportRow>
      <ReportRow split="twoToThree">
        <ReportPanel title="By reason" note={`1 to 5, threshold ${targets.satisfaction}`}>
          <SatisfactionByReason reasons={reasons} />
        </ReportPanel>
        <ReportPanel title="In their words" note="Lowest and highest of the day">
          <InTheirWords comments={comments} />
        </ReportPanel>
      </ReportRow>
    </>
  )
}
