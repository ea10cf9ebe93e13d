import type { LegalDocument } from '../../../content/legal/legal-document.ts'
import { PageHead } from '../../sections/page-head.tsx'
import styles from './legal-head.module.css'

type LegalHeadProps = Pick<LegalDocument, 'title' | 'lead' | 'lastUpdated' | 'minutes'>

/** Title, date and reading time of a legal page. Static. */
export function LegalHead({ title, lead, lastUpdated, minutes }: LegalHeadProps) {
  return (
    <PageHead
      className={styles.head}
      title={title}
      lead={lead}
      facts={[
        { term: 'Last updated', said: <time dateTime={lastUpdated.day}>{lastUpdated.shown}</time> },
        { term: 'Reading time', said: `${minutes.clauses} minutes, or ${minutes.notes} for the notes` },
      ]}
    />
  )
}
