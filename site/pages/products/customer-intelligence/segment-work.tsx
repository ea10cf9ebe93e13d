import { inLakh, type SegmentTotals } from './renewals.ts'
import styles from './segment-work.module.css'

/** One segment: who they are, how many, what they are worth, and what to do. */
export function SegmentWork({ part, of }: { part: SegmentTotals; of: number }) {
  const { segment, customers, premium, median } = part
  const size = customers.length
  const figures = [
    { label: 'Size', value: String(size), note: `${((size / of) * 100).toFixed(1)}% of customers` },
    { label: 'Value', value: inLakh(premium), note: 'yearly premium' },
    { label: 'Likely to renew', value: `${Math.round(median)}%`, note: 'median' },
  ]
  return (
    <div className={styles.segment}>
      <div>
        <p className={styles.description}>{segment.description}</p>
        <dl className="spread text-2">
          {figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt className="text-3">{label}</dt>
              <dd className="tabular">
                <b>{value}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className={styles.title}>Characteristics</h3>
        <ul className="text-2">
          {segment.characteristics.map((characteristic) => (
            <li key={characteristic}>{characteristic}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.title}>Strategy</h3>
        <ol className="text-2">
          {segment.strategy.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
