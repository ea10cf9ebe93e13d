import { checkContent } from '../../check-content.ts'
import { policyRevivalCall } from '../../sample-call.ts'
import { personaSchema } from '../persona.ts'

/** What is said in each turn of the policy revival call, in English. */
const texts = [
  'Namaste, Suraksha Life. Meher speaking.',
  'My policy has lapsed. Can it be started again?',
  'Yes, until the 30th. This call is recorded. Please tell me your date of birth to verify.',
  'Second June, 1979.',
  'Thank you. It is 18,240 rupees, with the late fee of 640. Shall I send a link?',
  'So 640 is the late fee? … Fine. Please WhatsApp it to me.',
  'Yes. The link is on WhatsApp. I will stay on the line while you pay.',
  'It is paid.',
  'Received. Your policy is active from this minute. The receipt is on WhatsApp. Anything else I can do?',
  'So quickly? Thank you. I was worried about it.',
  'Thank you for calling. Good evening.',
]

export const insurance = checkContent('content/products/personas/insurance.ts', personaSchema, {
  id: 'insurance',
  industry: 'Insurance',
  name: 'Meher',
  role: 'Policy service, life insurer',
  description: 'Explains the amount, takes the payment and confirms the cover before the call ends.',
  seconds: policyRevivalCall.seconds,
  // The same turns at the same seconds.
  lines: policyRevivalCall.turns.map(({ speaker, from }, index) => ({
    at: from,
    speaker,
    text: texts[index] ?? '',
  })),
  capabilities: [
    'Renewal and revival',
    'Payment on the call',
    'Claim registration',
    'Claim status',
    'Mandatory disclosures read in full',
  ],
})
