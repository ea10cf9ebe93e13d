import { site } from '../../../../content/site.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { CheckStaff } from './check-staff.tsx'

export function QamsHero() {
  return (
    <ProductHero
      product="qams"
      title="QAMS: every call scored, with the reason"
      lead={`Our AI quality assurance management system scores every conversation, by your agents or ${site.brand}, on your own score sheet, and quotes the second that earned or lost each point.`}
      audience="heads of quality and contact centres"
      price="quoted"
      shows="A sample call of 72 seconds and its fifteen checks: fourteen passed, one missed."
      voices
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
