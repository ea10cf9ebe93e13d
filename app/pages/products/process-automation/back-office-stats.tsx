import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/process-automation'

export function BackOfficeStats() {
  return (
    <StatsBand id="back-office-title" title="Impact highlights" note={claimedAndPossible}>
      <ClaimedStat claim="queryResolution" on={path} lines={{ ofHundred: 'claimed' }} />
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }} />
      <ClaimedStat claim="connectors" on={path} lines={{ each: 5 }}>
        connectors to write into
      </ClaimedStat>
      <ClaimedStat claim="goLive" on={path} lines={{ each: 1 / 7 }}>
        from your first process to a live one
      </ClaimedStat>
    </StatsBand>
  )
}
