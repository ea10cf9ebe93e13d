import { branch, customerIntelligence } from '../../../content/products/customer-intelligence.ts'
import { policyRevivalCall } from '../../../content/sample-call.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../content/sample-readings.ts'
import { FeatureDrawing } from '../../../../common/figures/feature-drawing.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { Section } from '../../../sections/section.tsx'
import { SampleStat, StatsBand } from '../../../sections/stats-band.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { CustomerSegments } from './customer-segments.tsx'
import { featureDrawings } from './feature-drawings.ts'
import { FuturesFigure } from './futures-figure.tsx'
import { HerRecord } from './her-record.tsx'
import { expectedToRenew, renewals, segmentTotals } from './renewals.ts'
import styles from './six-features.module.css'

export const meta = () =>
  pageMeta({
    title: 'Customer Intelligence: who stays, who leaves, and why',
    description:
      'Customer Intelligence reads each sentence beside all a customer has said before, says how likely she is to stay, and tells the call what to do next.',
    path: '/products/customer-intelligence',
  })

export default function CustomerIntelligence() {
  return (
    <ProductPage
      product="customer-intelligence"
      drawing={<FuturesFigure />}
      closing={{
        title: 'Who will leave you\nnext month?',
        lead: 'Send us last year’s renewals, names removed. We mark who left and when it could first be heard.',
        dialogHeading: 'Find out who will leave you next month.',
      }}
    >
      <CustomerSegments />
      <SixFeatures />
      <BranchResults />
      <HerRecord />
    </ProductPage>
  )
}

function SixFeatures() {
  return (
    <Section ground="light" titleId="features-title" size="heading-2" ruled title="Features">
      <ul className={styles.features}>
        {customerIntelligence.features.map(({ title, text }, place) => (
          <li key={title}>
            <FeatureDrawing {...featureDrawings[place]} />
            <h3 className="heading-3">{title}</h3>
            <p className="text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function BranchResults() {
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
      <SampleStat shown={branch.atRiskRenewed} lines={{ lit: branch.atRiskRenewed, of: atRisk.length }}>
        of {atRisk.length} at-risk customers renewed
      </SampleStat>
      <SampleStat shown={expected} lines={{ lit: expected, of: atRisk.length }}>
        were expected to, on the first of the month
      </SampleStat>
      <SampleStat shown={gained}>points gained in one call of {policyRevivalCall.seconds} seconds</SampleStat>
      <SampleStat shown={champions.length}>
        reminder calls not made, to people who had already decided to pay
      </SampleStat>
    </StatsBand>
  )
}
