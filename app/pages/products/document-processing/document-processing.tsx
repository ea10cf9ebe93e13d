import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { BackOfficeStats } from './back-office-stats.tsx'
import { CarefulReader } from './careful-reader.tsx'
import { FourDesks } from './four-desks.tsx'
import { LiftStrings } from './lift-strings.tsx'
import { OneField } from './one-field.tsx'
import { Opening } from './opening.tsx'

export const meta = () =>
  pageMeta({
    title: `Document Processing: it reads, nobody types | ${site.company}`,
    description:
      'Invoices, licences, joining forms and discharge summaries, read field by field, checked by rule and filed in your systems with the evidence.',
    path: '/products/document-processing',
  })

export default function DocumentProcessing() {
  return (
    <>
      <LiftStrings>
        <Prerendered>
          {(import.meta.env.SSR || import.meta.env.DEV) && (
            <>
              <Opening />
              <Blind />
            </>
          )}
        </Prerendered>
        <FourDesks />
      </LiftStrings>
      <Prerendered>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <OneField />
            <CarefulReader />
            <BackOfficeStats />
            <ClosingCall
              title={
                <>
                  Send us your <br />
                  worst scan.
                </>
              }
              lead="Creased, stamped, half in pencil. We send back the fields, and say which ones we would not swear to."
              button="Schedule Consultation"
              dialogHeading="Send us your worst scan."
            />
            <RelatedPages product="document-processing" />
          </>
        )}
      </Prerendered>
    </>
  )
}
