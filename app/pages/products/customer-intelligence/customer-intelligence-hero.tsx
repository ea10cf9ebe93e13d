import { customerIntelligence } from '../../../../content/products/customer-intelligence.ts'
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
      title="Customer Intelligence: who will stay, and what to do next"
      lead="AI reads each sentence beside the customer’s history, says how likely they are to stay, and tells the assistant or your agent what to do next."
      audience="retention, sales and service heads"
      price="quoted"
      shows="How many of a hundred customers like this caller renew, after each sentence of a sample call."
      voices
      actions={
        <>
          <ContactButton heading="Speak to our team about your customers.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#customers">
            See three customer segments
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
