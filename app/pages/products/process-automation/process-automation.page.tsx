import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { BackOfficeStats } from './back-office-stats.tsx'
import { FirmRules } from './firm-rules.tsx'
import { FourFunctions } from './four-functions.tsx'
import { OneAddress } from './one-address.tsx'
import { Opening } from './opening.tsx'
import { WorkedReturn } from './worked-return.tsx'

export const meta = () =>
  pageMeta({
    title: `Process Automation: done before the goodbye | ${site.company}`,
    description:
      'Process Automation runs the back-office steps while the caller is still talking: in your order, confirmed by each system, and held for a person at your limits.',
    path: '/products/process-automation',
  })

export default function ProcessAutomation() {
  return (
    <>
      <Opening />
      <Blind />
      <OneAddress />
      <FirmRules />
      <FourFunctions />
      <BackOfficeStats />
      <WorkedReturn />
      <ClosingCall
        title={
          <>
            Bring one process
            <br />
            nobody likes doing.
          </>
        }
        lead="Send us its steps, or the person who knows them. In two weeks it runs during the call."
        button="Speak to our Team"
        dialogHeading="Bring one process nobody likes doing."
      />
      <RelatedPages product="process-automation" />
    </>
  )
}
