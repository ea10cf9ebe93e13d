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
    <StatsBand id="results-title" title="Results" note={claimedAndPossible}>
      <ClaimedStat claim="chatConversations" on={path} lines={{ each: 250_000 }}>
        {claimOn(path, 'chatConversations').wording}
      </ClaimedStat>
      <ClaimedStat claim="queryResolution" on={path} lines={{ ofHundred: 'claimed', spoken: true }}>
        {resolved.wording}
        <small className={styles.description}>The rest reach your desk with the thread attached.</small>
      </ClaimedStat>
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }}>
        {cost.wording}
        <small className={styles.description}>₹{100 - cost.amount}, where ₹100 went before.</small>
      </ClaimedStat>
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }}>
        languages
        <small className={styles.description}>Hindi and English may be mixed.</small>
      </ClaimedStat>
    </StatsBand>
  )
}
