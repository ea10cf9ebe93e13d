import { claimOn } from '../../../../content/claims.ts'
import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import styles from './results.module.css'

const path = '/products/zapra'
const resolved = claimOn(path, 'queryResolution')
const cost = claimOn(path, 'costReduction')

/** Static. */
export function Results() {
  return (
    <StatsBand id="results-title" title="What changes in your inbox" note={claimedAndPossible}>
      <ClaimedStat claim="chatConversations" on={path} lines={{ each: 250_000 }}>
        chat conversations held so far
        <small className={styles.description}>Each line is 250,000 of them.</small>
      </ClaimedStat>
      <ClaimedStat claim="queryResolution" on={path} lines={{ ofHundred: 'claimed', spoken: true }}>
        {resolved.wording}
        <small className={styles.description}>
          Of a hundred, the {100 - resolved.amount} that are left reach your desk with the thread attached.
        </small>
      </ClaimedStat>
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }}>
        {cost.wording}
        <small className={styles.description}>{100 - cost.amount} rupees, where a hundred went before.</small>
      </ClaimedStat>
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }}>
        languages
        <small className={styles.description}>Mixed in one message, as people mix them.</small>
      </ClaimedStat>
    </StatsBand>
  )
}
