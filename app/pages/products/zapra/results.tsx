import { site } from '../../../../content/site.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import styles from './results.module.css'

const path = '/products/zapra'

/** Static. */
export function Results() {
  return (
    <StatsBand
      id="results-title"
      title="What changes in your inbox"
      note={`Figures as claimed by ${site.company} across all customers; resolution and cost are examples of what is possible.`}
    >
      <ClaimedStat claim="chatConversations" on={path} lines={{ lit: 112, of: 112 }}>
        chat conversations held so far
        <small className={styles.description}>Each line is 250,000 of them.</small>
      </ClaimedStat>
      <ClaimedStat claim="queryResolution" on={path} lines={{ lit: 90, of: 100, spoken: true }}>
        of queries resolved without a person
        <small className={styles.description}>
          Of a hundred, the ten that are left reach your desk with the thread attached.
        </small>
      </ClaimedStat>
      <ClaimedStat claim="costReduction" on={path} lines={{ lit: 30, of: 100 }}>
        lower cost of service, as reported by customers
        <small className={styles.description}>Thirty rupees, where a hundred went before.</small>
      </ClaimedStat>
      <ClaimedStat claim="languages" on={path} lines={{ lit: 50, of: 50 }}>
        languages
        <small className={styles.description}>Mixed in one message, as people mix them.</small>
      </ClaimedStat>
    </StatsBand>
  )
}
