import { inWordsAtStart } from '../../../../common/content/in-words.ts'
import { features, revival } from '../../../content/products/document-processing.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { HeldQuestion } from '../../../sections/held-question.tsx'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { ClaimedStat, StatsBand } from '../../../sections/stats-band.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { RevivalForm } from './documents.tsx'
import { FourDesks } from './four-desks.tsx'
import { Lift } from './lift.tsx'
import { OneField } from './one-field.tsx'
import styles from './sheet.module.css'

export const meta = () =>
  pageMeta({
    title: 'Document Processing: forms read and checked',
    description:
      'Invoices, licences, joining forms and discharge summaries, read field by field, checked by rule and filed in your systems with the evidence.',
    path: '/products/document-processing',
  })

export default function DocumentProcessing() {
  return (
    <ProductPage
      product="document-processing"
      drawing={
        <Lift
          record={revival}
          sheet={<RevivalForm record={revival} />}
          large
          litAtRest={4}
          caption="Sample form."
        />
      }
      closing={{
        title: 'Send us your\nworst scan',
        lead: 'We send back the fields, and say which ones need a person.',
        button: 'Schedule Consultation',
      }}
    >
      <FourDesks />
      <OneField />
      <CarefulReader />
      <BackOfficeStats />
    </ProductPage>
  )
}

/** Six features, and a question as a person receives it. */
function CarefulReader() {
  return (
    <SplitSection
      id="careful-reader-title"
      title="Features: a careful reader"
      lead={`${inWordsAtStart(features.length)} habits you would ask of any clerk.`}
      button="Schedule Consultation"
      dialogHeading="Tell us which papers your people type."
      aside={
        <HeldQuestion
          asks="Sample: field 5, 91.7%. Is this right?"
          answers={['Yes', '75', '150', 'Other']}
          says="A field sent to a person, who answers with one press"
        >
          <span className={styles.handwritten}>Tab. Aspirin 75 mg</span>
        </HeldQuestion>
      }
    >
      <PointGrid points={features} />
    </SplitSection>
  )
}

const path = '/products/document-processing'

function BackOfficeStats() {
  return (
    <StatsBand
      id="back-office-title"
      title="Results"
      note={`Figures ${asClaimed}; cost is an example of what is possible.`}
    >
      <ClaimedStat claim="monthlyInteractions" on={path} />
      <ClaimedStat claim="costReduction" on={path} part="left" />
      <ClaimedStat claim="languages" on={path} />
      <ClaimedStat claim="connectors" on={path}>
        connectors to file into
      </ClaimedStat>
    </StatsBand>
  )
}
