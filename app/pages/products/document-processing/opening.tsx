import { revival } from '../../../../content/products/document-processing.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Lift } from './lift.tsx'
import { RevivalForm } from './revival-form.tsx'

/** The words, and the form of the 72-second call being read. Static; lift.behaviour.ts draws the strings. */
export function Opening() {
  return (
    <ProductHero
      product="document-processing"
      title="Document Processing: forms read, checked and filed"
      lead="AI reads photographs, faxes, stamped forms and handwriting in Indian scripts, checks each field, and asks a person when it is not sure."
      audience="back offices that type from forms"
      price="quoted"
      shows="A sample form, and the record made from it."
      actions={
        <>
          <ContactButton heading="Schedule a consultation.">Schedule Consultation</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#desks">
            See four documents read
          </a>
        </>
      }
    >
      <Lift
        record={revival}
        sheet={<RevivalForm record={revival} />}
        large
        litAtRest={4}
        caption="Sample form."
      />
    </ProductHero>
  )
}
