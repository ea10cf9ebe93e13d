import { site } from '../../../content/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { Blind } from '../../sections/blind.tsx'
import { ClosingCall } from '../../sections/closing-call.tsx'
import { Prerendered } from '../../ui/prerendered.tsx'
import { Industries } from './industries.tsx'
import { TwelveCalls } from './twelve-calls.tsx'
import { UseCases } from './use-cases.tsx'

export const meta = () =>
  pageMeta({
    title: `Solutions by industry and use case. ${site.company}`,
    description: `Twelve calls on one clock, from a double EMI to a late flight. What ${site.brand} does in each industry, what it is good for, and one case.`,
    path: '/solutions',
  })

export default function Solutions() {
  return (
    <>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <TwelveCalls />
            <Blind />
          </>
        )}
      </Prerendered>
      <Industries />
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <UseCases />
            <ClosingCall
              title={
                <>
                  Your callers’ first <br />
                  sentence, please.
                </>
              }
              lead="If it is not among the twelve, write it down for us. We will draw the call and show you how it goes."
              button="Schedule Demo"
              dialogHeading="Tell us your callers’ first sentence."
            />
          </>
        )}
      </Prerendered>
    </>
  )
}
