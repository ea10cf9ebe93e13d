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
      title="Voice Intelligence: how a caller feels, while they speak"
      lead={`AI measures pace, pitch, worry and silence in the caller’s voice, in ${languages.shown} languages, and tells the assistant or your agent in time to act.`}
      audience="heads of contact centres"
      price="quoted"
      shows="Pitch of both voices through a sample call of 72 seconds."
      voices
      actions={
        <>
          <ContactButton heading="Let us listen to your calls.">Speak to our Team</ContactButton>
          <a className={buttonClass({ look: 'outline' })} href="#together">
            See a caller calm down
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
