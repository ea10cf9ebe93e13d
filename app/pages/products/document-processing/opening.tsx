import { revival } from '../../../../content/products/document-processing.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Lift } from './lift.tsx'
import { RevivalForm } from './revival-form.tsx'

/** The words, and the form of the 72-second call being read. Static; `LiftStrings` draws the strings. */
export function Opening() {
  return (
    <ProductHero
      product="document-processing"
      title={
        <>
          It reads. <br />
          Nobody types.
        </>
      }
      lead="Photographs, faxes, stamped forms, handwriting in Indian scripts. Document Processing lifts the fields, checks them and files them, while the caller is still on the line."
      actions={
        <>
          <ContactButton heading="Schedule a consultation.">Schedule Consultation</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#desks">
            Read four documents
          </a>
        </>
      }
    >
      <Lift
        record={revival}
        sheet={<RevivalForm record={revival} />}
        large
        litAtRest={4}
        caption="Sample form from the 72-second call on the home page."
      />
    </ProductHero>
  )
}
