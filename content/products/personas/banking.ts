import { checkContent } from '../../check-content.ts'
import { personaSchema } from '../persona.ts'

export const banking = checkContent('content/products/personas/banking.ts', personaSchema, {
  id: 'banking',
  industry: 'Banking',
  name: 'Kavya',
  role: 'Phone banking, private bank',
  description: 'Verifies, acts and reads back the reference, in the language the caller began with.',
  seconds: 45,
  lines: [
    { at: 0, speaker: 'assistant', text: 'Kaveri Bank. I am Kavya, an AI assistant, on a recorded line.' },
    { at: 4, speaker: 'caller', text: 'I have lost my debit card. Please block it.' },
    {
      at: 8,
      speaker: 'assistant',
      text: 'I am sorry to hear that. Please key in the code I have just sent you.',
    },
    { at: 13, speaker: 'caller', text: 'One moment … Done.' },
    {
      at: 17,
      speaker: 'assistant',
      text: 'Thank you. The card ending 4471 is now blocked. Shall I send a new one to your Pune address?',
    },
    { at: 25, speaker: 'caller', text: 'Yes, please do.' },
    {
      at: 27,
      speaker: 'assistant',
      text: 'It will reach you in four working days. Your reference is KB 20 7731.',
    },
    { at: 33, speaker: 'caller', text: 'There is also a payment I did not make.' },
    {
      at: 36,
      speaker: 'assistant',
      text: 'Then I will not ask you more. Our fraud desk is joining now, with everything you have told me.',
    },
  ],
  capabilities: [
    'Two-factor caller verification',
    'Card block and replacement',
    'Balance and statements',
    'EMI and loan queries',
    'Fraud-desk transfer',
  ],
})
