import { customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { likelihoodChanges } from '../../../content/sample-readings.ts'
import { timeLabel } from '../../../../common/figures/time-label.ts'
import { SplitSection } from '../../../sections/split-section.tsx'
import styles from './her-record.module.css'

/** The caller's record as the next person sees it, each line with its source. */
export function HerRecord() {
  const { segments, record } = customerIntelligence
  const [, growth] = segments
  const left = likelihoodChanges.find(({ renewing }) => renewing >= (growth?.from ?? 0))
  return (
    <SplitSection
      id="record-title"
      title="What the next person sees"
      lead="Each line with the second or the record it came from."
      dialogHeading="See a record made from one of your calls."
    >
      <div className={styles.record}>
        <div className={`spread ${styles.head}`}>
          <h3 className="heading-3">Sunita Patil</h3>
          {left && <p className="small">Left At-Risk at {timeLabel(left.to)}</p>}
        </div>
        <dl>
          {record.map(({ label, value, source }) => (
            <div key={label}>
              <dt className="small-muted">{label}</dt>
              <dd>{value}</dd>
              <dd className="small tabular">{source}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.next}>
          <p className="label">Next</p>
          <p>
            <b>
              Nothing to sell. On 27 April, two weeks before it is due, send the reminder in Marathi, with the
              amount and any fee.
            </b>
          </p>
        </div>
        <p className={`small ${styles.never}`}>
          Not kept: caste, religion, health, or anything guessed from a name. She can ask for these lines, and
          have them removed. Sample record.
        </p>
      </div>
    </SplitSection>
  )
}
