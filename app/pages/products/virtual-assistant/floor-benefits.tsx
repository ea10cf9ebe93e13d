import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/virtual-assistant'

/** Four benefits in the figures claimed for them. Static. */
export function FloorBenefits() {
  return (
    <StatsBand id="benefits-title" title="Benefits" note={claimedAndPossible}>
      <ClaimedStat claim="queryResolution" on={path} lines={{ ofHundred: 'claimed', spoken: true }} />
      <ClaimedStat claim="costReduction" on={path} lines={{ ofHundred: 'left' }} />
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }}>
        languages on the same line, with no menu
      </ClaimedStat>
      <ClaimedStat claim="callsPerMonth" on={path} lines={{ each: 200_000, spoken: true }} />
    </StatsBand>
  )
}
