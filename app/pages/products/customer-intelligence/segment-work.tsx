import { inLakh } from './renewals.ts'
import type { SegmentPart } from './segment-part.ts'
import styles from './segment-work.module.css'

/** One segment: who they are, how many, what they are worth, and what to do for them. Static. */
export function SegmentWork({ segment, total, of }: SegmentPart & { of: number }) {
  const size = total.customers.length
  const figures = [
    { label: 'Size', value: String(size), note: `${((size / of) * 100).toFixed(1)}% of customers` },
    { label: 'Value', value: inLakh(total.premium), note: 'yearly premium' },
    { label: 'Likely to renew', value: `${Math.round(total.median)}%`, note: 'median' },
  ]
  return (
    <div className={styles.segment}>
      <div>
        <p className={styles.description}>{segment.description}</p>
        <dl>
          {figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">
                <b>{value}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className={styles.title}>Characteristics</h3>
        <ul>
          {segment.characteristics.map((characteristic) => (
            <li key={characteristic}>{characteristic}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.title}>Strategy</h3>
        <ol>
          {segment.strategy.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
