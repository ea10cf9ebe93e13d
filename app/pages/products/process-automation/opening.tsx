import { processAutomation } from '../../../../content/products/process-automation.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { processSteps } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { StepsFigure } from './steps-figure.tsx'

export function Opening() {
  return (
    <ProductHero
      product="process-automation"
      title={
        <>
          Done before
          <br />
          the goodbye.
        </>
      }
      lead="The caller asks once. Process Automation runs the back-office steps while they are still talking, in the order you set, and stops where you say a person must look."
      actions={
        <>
          <ContactButton heading="Tell us what should run during the call.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#one-address">
            See one change, twice
          </a>
        </>
      }
    >
      <StepsFigure
        call={policyRevivalCall}
        steps={processAutomation.steps}
        times={processSteps.map(({ at }) => at)}
      />
    </ProductHero>
  )
}
