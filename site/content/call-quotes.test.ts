import { expect, test } from 'vitest'
import { callCaptions } from './call-captions.ts'
import { customerIntelligence } from './products/customer-intelligence.ts'
import { processAutomation } from './products/process-automation.ts'
import { personas } from './products/personas.ts'
import { voiceIntelligence } from './products/voice-intelligence.ts'
import { policyRevivalCall, speakerAt } from './sample-call.ts'
import { likelihoodChanges, processSteps } from './sample-readings.ts'

interface Quote {
  page: string
  /** Seconds from the start of the call. */
  second: number
  speaker: string
  /** As the page shows it; … marks an omission. */
  says: string
}

/** What is said in the sample call, which every page quotes. */
const lines = personas.find(({ id }) => id === 'insurance')?.lines ?? []

const quotes: Quote[] = [
  ...callCaptions.map(({ at, speaker, text }) => ({ page: 'home', second: at, speaker, says: text })),
  ...voiceIntelligence.hearings.map(({ second, heard }) => ({ second, says: heard })).map(inVoicePage),
  ...voiceIntelligence.moments.map(inVoicePage),
  ...processAutomation.steps.map(({ speaker, says }, place) => ({
    page: 'process',
    second: processSteps[place]?.at ?? 0,
    speaker,
    says,
  })),
  ...likelihoodChanges.map(({ from, after }, place) => ({
    page: 'customer',
    second: from,
    speaker: after,
    says: customerIntelligence.sentences[place] ?? '',
  })),
].filter(({ speaker }) => speaker !== 'nobody')

function inVoicePage({ second, says }: { second: number; says: string }): Quote {
  return { page: 'voice', second, speaker: speakerAt(policyRevivalCall, second), says }
}

/** The quoted parts; each may end before its sentence does. */
function partsOf(quote: string): string[] {
  const parts = quote.replaceAll(/[“”]/g, '').split('…')
  return parts.map((part) => part.trim().replace(/\.$/, '')).filter(Boolean)
}

test.each(quotes)('$page, $second s: $says', ({ second, speaker, says }) => {
  const said = lines.findLast((line) => line.speaker === speaker && Math.floor(line.at) <= second)
  for (const part of partsOf(says)) expect(said?.text).toContain(part)
})
