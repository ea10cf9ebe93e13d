import type { DocumentRecord } from '../../../../content/products/document-category.ts'
import { Confidence } from './confidence.tsx'
import styles from './record.module.css'

/** What was read, as the system that receives it sees it. At 900 px the rows stand on the sheet instead. Static. */
export function Record({ record }: { record: DocumentRecord }) {
  return (
    <div className={styles.record}>
      <p className={styles.head}>
        <b>{record.title}</b>
        <span>{record.fields.length} fields</span>
      </p>
      <dl className={styles.rows}>
        {record.fields.map(({ place, label, value, confidence, foreign }) => (
          <div key={place} data-row={place}>
            <dt>
              <span data-key="">
                <sup aria-hidden="true">{place}</sup>
                {label}
              </span>
            </dt>
            <dd lang={foreign?.lang}>
              {value}
              {foreign && <small lang="en">{foreign.english}</small>}
            </dd>
            <dd>
              <Confidence percent={confidence} /> <span className="visually-hidden">sure</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{record.note}</p>
    </div>
  )
}
