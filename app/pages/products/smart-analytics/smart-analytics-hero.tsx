import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { kinOfTheWeek } from '../../../../content/sample-readings.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { kinOfWeek } from '../../../figures/readings/kin-of-week.ts'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { grouped } from '../../../ui/indian-numbers.ts'
import { KinFigure } from './kin-figure.tsx'

export function SmartAnalyticsHero() {
  return (
    <ProductHero
      product="smart-analytics"
      title={
        <>
          One call.
          <br />
          {/* One text, so that a late font moves nothing inside the line. */}
          {`${grouped(kinOfTheWeek.calls)} like it.`}
        </>
      }
      lead="Smart Analytics lays every conversation beside the ones it resembles, and tells you on the same morning what they have in common and what it costs."
      actions={
        <>
          <ContactButton heading="Speak to our analytics team.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#river">
            See the month as a river
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
