import { features } from '../../../../content/products/document-processing.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { AskPerson } from './ask-person.tsx'

/** Six features, and a question as a person gets it. Static. */
export function CarefulReader() {
  return (
    <SplitSection
      id="careful-reader-title"
      title="Features: a careful reader"
      lead="Six habits you would ask of any clerk."
      action={
        <>
          <ContactButton heading="Tell us which papers your people type.">
            Schedule Consultation
          </ContactButton>
          <AskPerson />
        </>
      }
    >
      <PointGrid points={features} />
    </SplitSection>
  )
}
