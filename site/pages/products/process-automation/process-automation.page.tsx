import { inWordsAtStart } from '../../../../common/content/in-words.ts'
import { processAutomation, returnInputs } from '../../../content/products/process-automation.ts'
import { claimedAndPossible } from '../../../sections/as-claimed.ts'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import { WorkedSum } from '../../../sections/worked-sum.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { grouped } from '../../../../common/ui/indian-numbers.ts'
import { FourFunctions } from './four-functions.tsx'
import { HeldStep } from './held-step.tsx'
import { minutesByHand } from './gantt.tsx'
import { OneAddress } from './one-address.tsx'
import { hoursPerLine, returnOnChange } from './return-on-change.ts'
import { StepsFigure } from './steps-figure.tsx'

export const meta = () =>
  pageMeta({
    title: 'Process Automation: done before the goodbye',
    description:
      'Process Automation runs the back-office steps while the caller is still talking: in your order, confirmed by each system, and held for a person at your limits.',
    path: '/products/process-automation',
  })

export default function ProcessAutomation() {
  return (
    <ProductPage
      product="process-automation"
      drawing={<StepsFigure />}
      closing={{
        title: 'Bring one process\nnobody likes doing',
        lead: 'Send us its steps, or the person who knows them. In two weeks it runs during the call.',
      }}
    >
      <OneAddress />
      <FirmRules />
      <FourFunctions />
      <BackOfficeStats />
      <WorkedReturn />
    </ProductPage>
  )
}

/** Six features, and a step as the person who decides it sees it. */
function FirmRules() {
  return (
    <SplitSection
      id="firm-rules-title"
      title="Features: quick hands, firm rules"
      lead={`${inWordsAtStart(processAutomation.features.length)} things that make a fast process a safe one.`}
      dialogHeading="Tell us where a person must look."
      aside={<HeldStep />}
    >
      <PointGrid points={processAutomation.features} />
    </SplitSection>
  )
}

const path = '/products/process-automation'

function BackOfficeStats() {
  return (
    <StatsBand id="back-office-title" title="Impact highlights" note={claimedAndPossible}>
      <ClaimedStat claim="queryResolution" on={path} part="claimed" />
      <ClaimedStat claim="costReduction" on={path} part="left" />
      <ClaimedStat claim="connectors" on={path}>
        connectors to write into
      </ClaimedStat>
      <ClaimedStat claim="goLive" on={path}>
        from your first process to a live one
      </ClaimedStat>
    </StatsBand>
  )
}

/** The return on one process, worked from the page's own figures. */
function WorkedReturn() {
  const { addressChange } = processAutomation
  const { entries, hoursGivenBack } = returnOnChange({
    ...returnInputs,
    minutesByHand,
    callSeconds: addressChange.seconds,
  })
  return (
    <SplitSection
      id="return-title"
      title="ROI, worked in full"
      lead={`A sample service desk: ${grouped(returnInputs.changesPerMonth)} address changes a month, ₹${returnInputs.clerkHour} an hour. Replace our figures with yours.`}
      dialogHeading="Work out your own process with us."
    >
      <WorkedSum
        title="Return, one month"
        subject="Sample desk, address change"
        entries={entries}
        total={{
          label: 'Left over, each month',
          working: `and ${grouped(hoursGivenBack)} hours given back to the team`,
          lines: Math.round(hoursGivenBack / hoursPerLine),
        }}
        note={`Sample data. Prices from the rate card, exclusive of taxes and telecom costs. Training and integration are free at present.`}
      />
    </SplitSection>
  )
}
