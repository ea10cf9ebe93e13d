import { inWordsAtStart } from '../../../../common/content/in-words.ts'
import { claimOn } from '../../../content/claims.ts'
import { voiceIntelligence } from '../../../content/products/voice-intelligence.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { PointGrid } from '../../../sections/point-grid.tsx'
import { ProductPage } from '../../../sections/product-page.tsx'
import { SplitSection } from '../../../sections/split-section.tsx'
import { ClaimedStat, SampleStat, StatsBand } from '../../../sections/stats-band.tsx'
import { pageMeta } from '../../../seo/page-meta.ts'
import { ContourFigure } from './contour-figure.tsx'
import { SixCapabilities } from './six-capabilities.tsx'
import { TwoVoices } from './two-voices.tsx'

export const meta = () =>
  pageMeta({
    title: 'Voice Intelligence: hear how it is said',
    description:
      'Voice Intelligence reads pace, pitch, worry, talk-over and silence in a call while it is spoken, so that the worry is answered before it is put into words.',
    path: '/products/voice-intelligence',
  })

export default function VoiceIntelligence() {
  return (
    <ProductPage
      product="voice-intelligence"
      drawing={<ContourFigure />}
      closing={{
        title: 'Send us the call\nthat went wrong',
        lead: 'We return its two contours, the second they parted, and what was being said.',
      }}
    >
      <TwoVoices />
      <SixCapabilities />
      <VoiceStats />
      <SentTo />
    </ProductPage>
  )
}

const path = '/products/voice-intelligence'
const claimed = `${claimOn(path, 'callsMonitored').shown} and ${claimOn(path, 'languages').shown}`

function VoiceStats() {
  return (
    <StatsBand
      id="in-time-title"
      title="Performance"
      note={`${claimed} ${asClaimed}. 0.8 s and 91% are sample figures from a demonstration set of 400 calls.`}
    >
      <SampleStat shown="0.8 s">
        from the sound to the reading, while the sentence is still being spoken
      </SampleStat>
      <SampleStat shown="91%" lines={{ lit: 91, of: 100 }}>
        agree with two people who listened to the same call
      </SampleStat>
      <ClaimedStat claim="languages" on={path} />
      <ClaimedStat claim="callsMonitored" on={path} />
    </StatsBand>
  )
}

function SentTo() {
  return (
    <SplitSection
      id="integrations-title"
      title="Integrations: where each reading goes"
      lead={`${inWordsAtStart(voiceIntelligence.integrations.length)} places, in the same second or the same night.`}
      dialogHeading="Tell us where the reading should go."
    >
      <PointGrid
        points={voiceIntelligence.integrations.map(({ category, does, connections }) => ({
          title: category,
          text: does,
          note: connections,
        }))}
      />
    </SplitSection>
  )
}
