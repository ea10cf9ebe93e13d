import { asClaimed } from '../../../sections/as-claimed.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/document-processing'

/** Static. */
export function BackOfficeStats() {
  return (
    <StatsBand
      id="back-office-title"
      title="Results"
      note={`Figures ${asClaimed}; cost is an example of what is possible.`}
    >
      <ClaimedStat claim="monthlyInteractions" on={path} lines={{ each: 100_000 }} />
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }} />
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }} />
      <ClaimedStat claim="connectors" on={path} lines={{ each: 5 }}>
        connectors to file into
      </ClaimedStat>
    </StatsBand>
  )
}
