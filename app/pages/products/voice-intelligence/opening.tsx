import { claimOn } from '../../../../content/claims.ts'
import { voiceIntelligence } from '../../../../content/products/voice-intelligence.ts'
import { voiceReadings } from '../../../../content/products/voice-readings.ts'
import { policyRevivalCall } from '../../../../content/sample-call.ts'
import { ContactButton } from '../../../contact/contact-button.tsx'
import { ProductHero } from '../../../sections/product-hero.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ContourFigure } from './contour-figure.tsx'

export function Opening() {
  const languages = claimOn('/products/voice-intelligence', 'languages')
  return (
    <ProductHero
      product="voice-intelligence"
      title={
        <>
          It hears
          <br />
          the worry.
        </>
      }
      lead={`Words are half of a call. Voice Intelligence listens to the other half: pace, pitch, breath and silence, in ${languages.shown} languages, while there is still time to act on it.`}
      actions={
        <>
          <ContactButton heading="Let us listen to your calls.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#together">
            See two voices meet
          </a>
        </>
      }
    >
      <ContourFigure
        call={policyRevivalCall}
        readings={voiceReadings}
        hearings={voiceIntelligence.hearings}
        gauges={voiceIntelligence.gauges}
      />
    </ProductHero>
  )
}
