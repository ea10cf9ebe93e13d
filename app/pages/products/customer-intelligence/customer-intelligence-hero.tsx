import { branch, customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { likelihoodChanges, renewingAtFirst } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { FuturesFigure } from './futures-figure.tsx'

/** Static. */
export function CustomerIntelligenceHero() {
  return (
    <ProductHero
      product="customer-intelligence"
      title={
        <>
          It knows who
          <br />
          is calling.
        </>
      }
      lead="And how likely she is to stay. Customer Intelligence reads each sentence beside all she has said before, and tells the call what to do next."
      actions={
        <>
          <ContactButton heading="Speak to our team about your customers.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#customers">
            See {branch.customers} customers
          </a>
        </>
      }
    >
      <FuturesFigure
        call={policyRevivalCall}
        renewingAtFirst={renewingAtFirst}
        changes={likelihoodChanges}
        sentences={customerIntelligence.sentences}
      />
    </ProductHero>
  )
}
