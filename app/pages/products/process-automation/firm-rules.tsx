import { processAutomation } from '../../../../content/products/process-automation.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { HeldStep } from './held-step.tsx'

/** Six features, and a step as the person who decides it sees it. */
export function FirmRules() {
  return (
    <SplitSection
      id="firm-rules-title"
      title="Features: quick hands, firm rules"
      lead="Six things that make a fast process a safe one."
      action={
        <>
          <ContactButton heading="Tell us where a person must look.">Speak to our Team</ContactButton>
          <HeldStep />
        </>
      }
    >
      <PointGrid points={processAutomation.features} />
    </SplitSection>
  )
}
