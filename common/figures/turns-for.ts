import type { Turn } from '../../site/content/sample-call.ts'
import { seededRandom } from './seeded-random.ts'

/** An invented but plausible order of turns for a call of that many seconds; the assistant speaks first. */
export function turnsFor(seed: number, seconds: number): Turn[] {
  const random = seededRandom(seed)
  const turns: Turn[] = []
  let time = 0
  let speaker: Turn['speaker'] = 'assistant'
  while (time < seconds - 4) {
    const spoken = speaker === 'assistant' ? 2.5 + random() * 6 : 2 + random() * 5
    turns.push({ speaker, from: tenth(time), to: tenth(Math.min(seconds, time + spoken)) })
    time += spoken + 0.5 + random() * 1.1
    speaker = speaker === 'assistant' ? 'caller' : 'assistant'
  }
  return turns
}

function tenth(seconds: number) {
  return Math.round(seconds * 10) / 10
}
