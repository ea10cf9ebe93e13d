import { site } from '../../../../content/site.ts'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { BranchResults } from './branch-results.tsx'
import { CustomerIntelligenceHero } from './customer-intelligence-hero.tsx'
import { CustomerSegments } from './customer-segments.tsx'
import { HerRecord } from './her-record.tsx'
import { SixFeatures } from './six-features.tsx'

export const meta = () =>
  pageMeta({
    title: `Customer Intelligence: who stays, who leaves, and why | ${site.company}`,
    description:
      'Customer Intelligence reads each sentence beside all a customer has said before, says how likely she is to stay, and tells the call what to do next.',
    path: '/products/customer-intelligence',
  })

export default function CustomerIntelligence() {
  return (
    <>
      <CustomerIntelligenceHero />
      <Blind />
      <CustomerSegments />
      <SixFeatures />
      <BranchResults />
      <HerRecord />
      <ClosingCall
        title={
          <>
            Who will leave you
            <br />
            next month?
          </>
        }
        lead="Send us last year’s renewals, names removed. We mark who left and when it could first be heard."
        button="Speak to our Team"
        dialogHeading="Find out who will leave you next month."
      />
      <RelatedPages product="customer-intelligence" />
    </>
  )
}
