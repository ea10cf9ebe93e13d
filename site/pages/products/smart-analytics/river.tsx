import { month } from '../../../content/products/smart-analytics-month.ts'
import { ReportFigures, ReportPanel, ReportScreen } from '../../../sections/report-screen.tsx'
import { Section } from '../../../sections/section.tsx'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { median, sum } from '../../../../common/figures/statistics.ts'
import { callsBrought } from './month-totals.ts'
import { MonthTable } from './month-table.tsx'
import { RiverFigure } from './river-figure.tsx'
import styles from './river.module.css'

/** A month of calls as a river of reasons: the page's signature figure, in a report. */
export function River() {
  const { reasons, causes, insurer, period, withoutReason } = month
  const given = sum(reasons.map(({ daily }) => sum(daily)))
  const read = given + withoutReason
  const percent = (calls: number) => `${((calls / read) * 100).toFixed(1)}%`
  return (
    <Section
      ground="light"
      id="river"
      title="Reasons for calling, all month"
      lead="Every call of a sample month, by reason. Where a band widens, more people called than usual."
    >
      <ReportScreen
        product="smart-analytics"
        subject={insurer}
        period={period}
        note={`Sample data. The insurer is fictional. The ${percent(withoutReason)} of calls without a reason go to a person, and are not drawn.`}
      >
        <ReportFigures
          figures={[
            { label: 'Calls read', value: grouped(read), note: 'every one' },
            { label: 'Given a reason', value: percent(given), note: 'rest to a person' },
            {
              label: 'Above an ordinary day',
              value: grouped(sum(causes.map((cause) => callsBrought(cause, reasons)))),
              note: `${causes.length} causes`,
            },
            {
              label: 'From rise to cause',
              value: `${median(causes.map(({ namedAfter }) => namedAfter))} min`,
              note: 'median',
            },
            {
              label: 'Causes fixed',
              value: String(causes.length),
              note: `of ${causes.length}`,
            },
          ]}
        />
        <ReportPanel title="Reasons by day" note="Dark: calls above an ordinary day">
          <RiverFigure />
        </ReportPanel>
        <RiverCauses />
        <MonthTable />
      </ReportScreen>
    </Section>
  )
}

/** What caused each swell of the river, with the calls it brought. */
function RiverCauses() {
  return (
    <ol className={styles.causes}>
      {month.causes.map((cause, place) => (
        <li key={cause.name}>
          <p className="text-3">
            {/* Marks the swell in the drawing. */}
            <span className={`narrow-only ${styles.number}`} aria-hidden="true">
              {place + 1}
            </span>
            {cause.when}
          </p>
          <div>
            <h4>{cause.name}</h4>
            <p className="text-2">{cause.detail}</p>
          </div>
          <p className={`tabular text-2 ${styles.brought}`}>
            <b>{grouped(callsBrought(cause, month.reasons))}</b> extra calls
            <small className="text-3 wide-only">named after {cause.namedAfter} min</small>
          </p>
        </li>
      ))}
    </ol>
  )
}
