import { dialArc, dialHand, dialSize, dialTicks } from './dial.ts'
import styles from './dispute-clock.module.css'
import '../../../../common/styles/drawing.css'
import '../../../../common/styles/table.css'

/** Days count from the report. Ten working days are two calendar weeks. */
const deadlines = [
  { days: 1, label: '1 day', due: 'A failed UPI or IMPS transfer is reversed. ₹100 for each day after.' },
  { days: 5, label: '5 days', due: 'Cash that the machine kept is put back. ₹100 for each day after.' },
  { days: 14, label: '10 working days', due: 'A debit nobody authorised is credited, pending the decision.' },
  { days: 90, label: '90 days', due: 'The dispute is decided.' },
]

const innermost = 88
const apart = 28

/** What a bank must have done by when, once a customer has reported: the dial makes one turn in ninety days. */
export function DisputeClock() {
  return (
    <figure className={styles.clock}>
      <div className={styles.dial} aria-hidden="true">
        <svg className="line-drawing" viewBox={`0 0 ${dialSize} ${dialSize}`}>
          <path className={styles.ticks} d={dialTicks()} />
          {deadlines.map(({ days, label }, place) => (
            <path key={label} className={styles.arc} d={dialArc(days, innermost + place * apart)} />
          ))}
          {deadlines.map(({ days, label }, place) => {
            const radius = innermost + place * apart
            return <path key={label} className={styles.due} d={dialHand(days, radius - 7, radius + 7)} />
          })}
          <path className={styles.report} d={dialHand(0, innermost - 20)} />
        </svg>
        <p className="small-muted">
          <b>90 days</b> from the report
        </p>
      </div>
      <div>
        <table className="ruled-table">
          <tbody>
            <tr className={styles.now}>
              <th scope="row">On the call</th>
              <td>
                The report is in core banking: at 0:40 of the sample call. Its three working days for a double
                debit are that bank’s own promise.
              </td>
            </tr>
            {deadlines.map(({ label, due }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{due}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <figcaption>
          The dispute clock, as the Reserve Bank’s circulars set it. Ask counsel for the Direction in force.
        </figcaption>
      </div>
    </figure>
  )
}
