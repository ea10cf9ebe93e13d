import { month } from '../../../../content/products/smart-analytics-month.ts'
import { grouped } from '../../../ui/indian-numbers.ts'
import { callsBrought } from './month-totals.ts'
import styles from './river-causes.module.css'

/** What made the river swell, with the calls it brought: the river's own words. */
export function RiverCauses() {
  return (
    <ol className={styles.causes}>
      {month.causes.map((cause) => (
        <li key={cause.name}>
          <p className={styles.when}>{cause.when}</p>
          <div>
            <h4 className={styles.name}>{cause.name}</h4>
            <p>{cause.detail}</p>
          </div>
          <p className={`tabular ${styles.brought}`}>
            <b>{grouped(callsBrought(cause, month.reasons))}</b> extra calls
            <small>named after {cause.namedAfter} min</small>
          </p>
        </li>
      ))}
    </ol>
  )
}
