import { qams, targets } from '../../../../content/products/qams.ts'
import { satisfactionSample } from '../../../../content/products/qams-satisfaction.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
import { InTheirWords } from './in-their-words.tsx'
import { Recommendations } from './recommendations-chart.tsx'
import { netPromoterScore } from './recommendations.ts'
import { ReportRow } from './report-row.tsx'
import { SatisfactionByDay } from './satisfaction-by-day.tsx'
import { SatisfactionByReason } from './satisfaction-by-reason.tsx'
import { mean, signed, sum } from './statistics.ts'

const { days, recommendations, reasons, comments } = satisfactionSample
const daysInSeptember = 30

export function CustomerSatisfaction() {
  const answers = sum(recommendations)
  const below = days.filter((score) => score < targets.satisfaction).length
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
            note: `${Math.round((answers / qams.callsMarked) * 100)}% of calls`,
          },
          { label: `Days below ${targets.satisfaction}`, value: String(below), note: `of ${days.length}` },
          ...qams.keyFigures.satisfaction,
        ]}
      />
      <ReportRow split="threeToTwo">
        <ReportPanel
          title="Satisfaction by day"
          note={`Each line is one day, rising from or falling below the ${targets.satisfaction} threshold.`}
        >
          <SatisfactionByDay days={days} />
        </ReportPanel>
        <ReportPanel title="Would you recommend us?" note="One dash is 50 answers">
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
