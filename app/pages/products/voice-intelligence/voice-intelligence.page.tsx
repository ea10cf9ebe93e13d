import { site } from '../../../../content/site.ts'
import { Blind } from '../../../sections/blind.tsx'
import { ClosingCall } from '../../../sections/closing-call.tsx'
import { RelatedPages } from '../../../sections/related-pages.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { Opening } from './opening.tsx'
import { SentTo } from './sent-to.tsx'
import { SixCapabilities } from './six-capabilities.tsx'
import { TwoVoices } from './two-voices.tsx'
import { VoiceStats } from './voice-stats.tsx'

export const meta = () =>
  pageMeta({
    title: `Voice Intelligence: hear how it is said | ${site.company}`,
    description:
      'Voice Intelligence reads pace, pitch, worry, talk-over and silence in a call while it is spoken, so that the worry is answered before it is put into words.',
    path: '/products/voice-intelligence',
  })

export default function VoiceIntelligence() {
  return (
    <>
      <Opening />
      <Blind />
      <TwoVoices />
      <SixCapabilities />
      <VoiceStats />
      <SentTo />
      <ClosingCall
        title={
          <>
            Send us the call
            <br />
            that went wrong.
          </>
        }
        lead="We return its two contours, the second they parted, and what was being said."
        button="Speak to our Team"
        dialogHeading="Send us the call that went wrong."
      />
      <RelatedPages product="voice-intelligence" />
    </>
  )
}
