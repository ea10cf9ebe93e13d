import { checkContent } from '../../check-content.ts'
import { policyRevivalCall } from '../../sample-call.ts'
import { personaSchema } from '../persona.ts'

export const insurance = checkContent('content/products/personas/insurance.ts', personaSchema, {
  id: 'insurance',
  industry: 'Insurance',
  name: 'Meher',
  role: 'Policy service, life insurer',
  description: 'Explains the amount, takes the payment and confirms the cover before the call ends.',
  seconds: policyRevivalCall.seconds,
  // The policy revival call itself, in English: the same turns at the same seconds.
  lines: [
    { at: 0, speaker: 'assistant', text: 'Namaste, Suraksha Life. Meher speaking.' },
    { at: 4.2, speaker: 'caller', text: 'My policy has lapsed. Can it be started again?' },
    {
      at: 11,
      speaker: 'assistant',
      text: 'Yes, until the 30th. This call is recorded. Please tell me your date of birth to verify.',
    },
    { at: 18, speaker: 'caller', text: 'Second June, 1979.' },
    {
      at: 22,
      speaker: 'assistant',
      text: 'Thank you. It is 18,240 rupees, with the late fee of 640. Shall I send a link?',
    },
    { at: 32.2, speaker: 'caller', text: 'So 640 is the late fee? … Fine. Please WhatsApp it to me.' },
    {
      at: 40.2,
      speaker: 'assistant',
      text: 'Yes. The link is on WhatsApp. I will stay on the line while you pay.',
    },
    { at: 49, speaker: 'caller', text: 'It is paid.' },
    {
      at: 53,
      speaker: 'assistant',
      text: 'Received. Your policy is active from this minute. The receipt is on WhatsApp. Anything else I can do?',
    },
    { at: 63, speaker: 'caller', text: 'So quickly? Thank you. I was worried about it.' },
    { at: 66.6, speaker: 'assistant', text: 'Thank you for calling. Good evening.' },
  ],
  capabilities: [
    'Renewal and revival',
    'Payment on the call',
    'Claim registration',
    'Claim status',
    'Mandatory disclosures read in full',
  ],
})
