import { callCaptions } from '../../../../content/call-captions.ts'
import type { ProductId } from '../../../../content/products.ts'
import type { Speaker } from '../../../../content/sample-call.ts'
import { messages } from '../../../../content/sample-readings.ts'

/** A few words over the drawing, at a second of the call. */
export interface CardNote {
  at: number
  kind: Speaker | 'passed' | 'failed'
  text: string
}

export const notes: Partial<Record<ProductId, CardNote[]>> = {
  'virtual-assistant': callCaptions.map(({ at, speaker, text }) => ({ at, kind: speaker, text })),
  qams: [
    { at: 3, kind: 'passed', text: 'Greeting' },
    { at: 19, kind: 'passed', text: 'Verified' },
    { at: 28, kind: 'passed', text: 'Amount stated' },
    { at: 43, kind: 'failed', text: 'Amount not repeated' },
    { at: 63, kind: 'passed', text: 'More help offered' },
  ],
}

const texts = [
  'Please WhatsApp it',
  'Pay ₹18,240, late fee included',
  'Paid. Screenshot sent.',
  'Received. Your policy is active.',
]

/** Zapra's messages with their words, from when each was sent to when it was dealt with. */
export const bubbles = messages.map(({ from, to, sender }, place) => ({
  from,
  to,
  sender,
  text: texts[place] ?? '',
}))
