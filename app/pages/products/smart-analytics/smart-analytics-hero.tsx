import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { kinOfTheWeek } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { kinOfWeek } from '../../../figures/readings/kin-of-week.ts'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { KinFigure } from './kin-figure.tsx'

export function SmartAnalyticsHero() {
  return (
    <ProductHero
      product="smart-analytics"
      title="Smart Analytics: why customers call, and what it costs"
      lead="AI reads every call, groups those about the same problem, and tells you the same morning what caused them and what they cost."
      audience="heads of operations and customer service"
      price="quoted"
      shows="A sample week of calls about a lapsed policy, longest first. White: they ask about the late fee."
      voices
      actions={
        <>
          <ContactButton heading="Speak to our analytics team.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#river">
            See a sample month
          </a>
        </>
      }
    >
      <KinFigure
        call={policyRevivalCall}
        kin={kinOfWeek(policyRevivalCall, kinOfTheWeek)}
        week={kinOfTheWeek}
      />
    </ProductHero>
  )
}
