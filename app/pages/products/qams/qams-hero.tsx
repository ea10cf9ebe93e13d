import { site } from '../../../../content/site.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { CheckStaff } from './check-staff.tsx'

export function QamsHero() {
  return (
    <ProductHero
      product="qams"
      title={
        <>
          Every call
          <br />
          is marked.
        </>
      }
      lead={`QAMS listens to every conversation, by people and by ${site.brand}, marks it against your own score sheet, and quotes the second that earned or lost each point.`}
      actions={
        <>
          <ContactButton heading="Speak to our QAMS team.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#screens">
            See the five screens
          </a>
        </>
      }
    >
      <CheckStaff />
    </ProductHero>
  )
}
