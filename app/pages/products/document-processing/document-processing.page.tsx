import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { BackOfficeStats } from './back-office-stats.tsx'
import { CarefulReader } from './careful-reader.tsx'
import { FourDesks } from './four-desks.tsx'
import { OneField } from './one-field.tsx'
import { Opening } from './opening.tsx'

export const meta = () =>
  pageMeta({
    title: `Document Processing: forms read and checked | ${site.company}`,
    description:
      'Invoices, licences, joining forms and discharge summaries, read field by field, checked by rule and filed in your systems with the evidence.',
    path: '/products/document-processing',
  })

export default function DocumentProcessing() {
  return (
    <>
      <Opening />
      <Blind />
      <FourDesks />
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
        lead="We send back the fields, and say which ones need a person."
        button="Schedule Consultation"
        dialogHeading="Send us your worst scan."
      />
      <RelatedPages product="document-processing" />
    </>
  )
}
