import type { LegalDocument } from '../../../content/legal/legal-document.ts'
import styles from './legal-head.module.css'

type LegalHeadProps = Pick<LegalDocument, 'title' | 'lead' | 'lastUpdated' | 'minutes'>

/** Title, date and reading time of a legal page. Static. */
export function LegalHead({ title, lead, lastUpdated, minutes }: LegalHeadProps) {
  return (
    <section className={styles.head} data-ground="dark" aria-labelledby="page-title">
      <div className={`wrap ${styles.columns}`}>
        <h1 className="display" id="page-title">
          {title}
        </h1>
        <div>
          <p className="lead">{lead}</p>
          <dl className={styles.facts}>
            <div>
              <dt>Last updated</dt>
              <dd>
                <time dateTime={lastUpdated.day}>{lastUpdated.shown}</time>
              </dd>
            </div>
            <div>
              <dt>Reading time</dt>
              <dd>
                {minutes.clauses} minutes, or {minutes.notes} for the notes
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}
