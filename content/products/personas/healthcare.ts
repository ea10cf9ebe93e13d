import { checkContent } from '../../check-content.ts'
import { personaSchema } from '../persona.ts'

export const healthcare = checkContent('content/products/personas/healthcare.ts', personaSchema, {
  id: 'healthcare',
  industry: 'Healthcare',
  name: 'Asha',
  role: 'Front desk, multi-speciality hospital',
  description: 'Books, moves and confirms appointments, and knows when to stop and fetch a nurse.',
  seconds: 46,
  lines: [
    {
      at: 0,
      speaker: 'assistant',
      text: 'Good morning, Sahyog Hospital. This is Asha. How may I help?',
    },
    {
      at: 4,
      speaker: 'caller',
      text: 'My mother has a cardiology appointment today. Can it be moved to tomorrow?',
    },
    { at: 11, speaker: 'assistant', text: 'Of course. May I have her registered mobile number?' },
    { at: 15, speaker: 'caller', text: 'It is the one I am calling from.' },
    {
      at: 18,
      speaker: 'assistant',
      text: 'Thank you. Dr Iyer has 10:30 and 12:15 tomorrow. Which suits her?',
    },
    { at: 25, speaker: 'caller', text: '10:30, please.' },
    {
      at: 27,
      speaker: 'assistant',
      text: 'Done. The blood test is fasting, so nothing to eat after ten tonight. I have sent this on WhatsApp.',
    },
    { at: 35, speaker: 'caller', text: 'And if her chest hurts in the night?' },
    {
      at: 38,
      speaker: 'assistant',
      text: 'Then please do not wait for tomorrow. I am connecting you to the duty nurse now.',
    },
  ],
  capabilities: [
    'Appointment booking and changes',
    'Doctor availability',
    'Report readiness',
    'Pre-test instructions',
    'Nurse escalation on red-flag words',
  ],
})
