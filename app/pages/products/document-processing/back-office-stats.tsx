import { site } from '../../../../content/site.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/document-processing'

/** Static. */
export function BackOfficeStats() {
  return (
    <StatsBand
      id="back-office-title"
      title="What changes once nobody types"
      note={`Figures as claimed by ${site.company} across all customers. Lines: 100,000 interactions, 100 rupees of cost, 50 languages, 5 connectors each.`}
    >
      <ClaimedStat claim="monthlyInteractions" on={path} lines={{ each: 100_000 }}>
        interactions a month, across all products
      </ClaimedStat>
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }} />
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }} />
      <ClaimedStat claim="connectors" on={path} lines={{ each: 5 }}>
        connectors to file into
      </ClaimedStat>
    </StatsBand>
  )
}
