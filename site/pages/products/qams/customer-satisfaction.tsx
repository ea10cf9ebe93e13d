import { callsMarked } from '../../../content/products/qams-agents.ts'
import { targets } from '../../../content/products/qams.ts'
import { satisfactionSample } from '../../../content/products/qams-satisfaction.ts'
import { mean, signed, sum } from '../../../../common/figures/statistics.ts'
import { ReportFigures, ReportPanel } from '../../../sections/report-screen.tsx'
import { type Column, DataTable } from '../../../../common/ui/data-table.tsx'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { limitDot } from './limit-dot.ts'
import { Recommendations } from './recommendations-chart.tsx'
import { netPromoterScore } from './recommendations.ts'
import { SatisfactionByDay } from './satisfaction-by-day.tsx'
import styles from './screens.module.css'

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
            note: '0 to 10 scale',
          },
          {
            label: 'Answers in September',
            value: grouped(answers),
            note: `${Math.round((answers / callsMarked) * 100)}% of calls`,
          },
        ]}
      />
      <div className={styles.row} style={{ '--split': '7fr 5fr' }}>
        <ReportPanel title="Satisfaction by day" note={`Threshold ${targets.satisfaction}`}>
          <SatisfactionByDay days={days} />
        </ReportPanel>
        <ReportPanel title="Would you recommend us?" note="September, by score">
          <Recommendations answers={recommendations} />
        </ReportPanel>
      </div>
      <div className={styles.row} style={{ '--split': '5fr 7fr' }}>
        <ReportPanel title="By reason" note={`1 to 5, threshold ${targets.satisfaction}`}>
          <SatisfactionByReason />
        </ReportPanel>
        <ReportPanel title="In their words" note="Lowest and highest of the day">
          <InTheirWords />
        </ReportPanel>
      </div>
    </>
  )
}

const columns: Column[] = [
  { name: 'Reason', kind: 'text' },
  { name: 'Score', kind: 'number', order: 'descending' },
]

function SatisfactionByReason() {
  return (
    <DataTable
      caption="September’s satisfaction by reason for calling"
      noun="reasons"
      count={reasons.length}
      columns={columns}
      className={styles.reasons}
    >
      <tbody>
        {reasons.map(({ reason, score }) => (
          <tr key={reason}>
            <th scope="row">{reason}</th>
            <td {...limitDot({ value: score, limit: targets.satisfaction, from: 1, to: 5 })}>
              {`${score.toFixed(1)}${score < targets.satisfaction ? ', below' : ''}`}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function InTheirWords() {
  return (
    <ul className={styles.comments}>
      {comments.map(({ score, words, lang, english, about }) => (
        <li key={words}>
          <b className="tabular">
            {score}
            <span className="visually-hidden"> of 5</span>
          </b>
          <p lang={lang}>{words}</p>
          <small className="text-3">{[english, about].filter(Boolean).join(' ')}</small>
        </li>
      ))}
    </ul>
  )
}
