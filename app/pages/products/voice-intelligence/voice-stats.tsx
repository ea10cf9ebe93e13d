import { claimOn } from '../../../../content/claims.ts'
import { asClaimed } from '../../../sections/as-claimed.ts'
import { ClaimedStat, SampleStat, StatsBand } from '../../../sections/stats-band.tsx'

const path = '/products/voice-intelligence'
const claimed = `${claimOn(path, 'callsMonitored').shown} and ${claimOn(path, 'languages').shown}`

export function VoiceStats() {
  return (
    <StatsBand
      id="in-time-title"
      title="Performance"
      note={`${claimed} ${asClaimed}. 0.8 s and 91% are sample figures from a demonstration set of 400 calls.`}
    >
      <SampleStat shown="0.8 s" lines={{ lit: 80, of: 100 }}>
        from the sound to the reading, while the sentence is still being spoken
      </SampleStat>
      <SampleStat shown="91%" lines={{ lit: 91, of: 100 }}>
        agree with two people who listened to the same call
      </SampleStat>
      <ClaimedStat claim="languages" on={path} lines={{ each: 1 }} />
      <ClaimedStat claim="callsMonitored" on={path} lines={{ each: 200_000 }} />
    </StatsBand>
  )
}
