import { branch, customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../../content/sample-readings.ts'
import { SampleStat, StatsBand } from '../../../sections/stats-band.tsx'
import { expectedToRenew, renewals, segmentTotals } from './renewals.ts'

/** Static. */
export function BranchResults() {
  const totals = segmentTotals(renewals(branch), customerIntelligence.segments)
  const champions = totals[0]?.customers ?? []
  const atRisk = totals.at(-1)?.customers ?? []
  const expected = expectedToRenew(atRisk)
  const gained = (likelihoodChanges.at(-1)?.renewing ?? renewingAtFirst) - renewingAtFirst
  return (
    <StatsBand
      id="results-title"
      title="Results: September, at one branch"
      note="Sample results from one fictional branch."
    >
      <SampleStat
        shown={String(branch.atRiskRenewed)}
        lines={{ lit: branch.atRiskRenewed, of: atRisk.length }}
      >
        of {atRisk.length} at-risk customers renewed
      </SampleStat>
      <SampleStat shown={String(expected)} lines={{ lit: expected, of: atRisk.length }}>
        were expected to, on the first of the month
      </SampleStat>
      <SampleStat shown={String(gained)} lines={{ lit: gained, of: 100 }}>
        points gained in one call of {policyRevivalCall.seconds} seconds
      </SampleStat>
      <SampleStat shown={String(champions.length)} lines={{ lit: champions.length, of: champions.length }}>
        reminder calls not made, to people who had already decided to pay
      </SampleStat>
    </StatsBand>
  )
}
