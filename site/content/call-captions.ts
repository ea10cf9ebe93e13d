import type { Speaker } from './sample-call.ts'

/** What is said at four points of the sample call (site/content/sample-call.ts), in English. */
export interface CallCaption {
  /** Seconds from the start of the call. */
  at: number
  speaker: Speaker
  text: string
}

export const callCaptions: CallCaption[] = [
  { at: 4.2, speaker: 'caller', text: 'My policy has lapsed.' },
  { at: 22, speaker: 'assistant', text: '18,240 rupees, with the late fee.' },
  { at: 40.2, speaker: 'assistant', text: 'The link is on WhatsApp.' },
  { at: 53, speaker: 'assistant', text: 'Received. Your policy is active.' },
]
