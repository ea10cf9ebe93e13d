import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { asSure, goesToPerson } from './confidence.ts'
import styles from './record.module.css'

/** What was read, as the system that receives it sees it. At 900 px the rows stand on the sheet instead. Static. */
export function Record({ record }: { record: DocumentRecord }) {
  return (
    <div className={styles.record}>
      <p className={styles.head}>
        <b>{record.title}</b> {record.fields.length} fields
      </p>
      <dl className={styles.rows}>
        {record.fields.map(({ place, label, value, confidence, foreign }) => (
          <div key={place} data-row={place}>
            <dt className="small-muted">
              <span data-key={place}>{label}</span>
            </dt>
            <dd lang={foreign?.lang}>
              {value}
              {foreign && <small lang="en">{foreign.english}</small>}
            </dd>
            <Confidence percent={confidence} />
          </div>
        ))}
      </dl>
      <p className={styles.note}>{record.note}</p>
    </div>
  )
}

/** How sure the reading is; one that goes to a person says so by icon, colour and, for those who hear it, words. */
function Confidence({ percent }: { percent: number }) {
  return goesToPerson(percent) ? (
    <dd className="icon-before" data-low="" data-said-after=" sure, goes to a person">
      {asSure(percent)}
    </dd>
  ) : (
    <dd data-said-after=" sure">{asSure(percent)}</dd>
  )
}
