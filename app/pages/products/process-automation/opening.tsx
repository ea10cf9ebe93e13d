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
      title="Process Automation: back-office work done during the call"
      lead="The caller asks once. AI makes the changes in your systems during the call, in the order you set, and stops where a person must decide."
      audience="operations and back-office heads"
      price="quoted"
      shows="Five back-office steps during a sample call of 72 seconds."
      actions={
        <>
          <ContactButton heading="Tell us what should run during the call.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#one-address">
            Compare one address change
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
