import { site } from '../../../../content/site.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/process-automation'

export function BackOfficeStats() {
  return (
    <StatsBand
      id="back-office-title"
      title="What changes in the back office"
      note={`Figures as claimed by ${site.company} across all customers; two weeks is what it aims for. Lines: 1 query in 100, 100 rupees of cost, 5 connectors, 1 day each.`}
    >
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
