import { checkContent } from '../../check-content.ts'
import { personaSchema } from '../persona.ts'

export const sales = checkContent('content/products/personas/sales.ts', personaSchema, {
  id: 'sales',
  industry: 'Sales',
  name: 'Rohan',
  role: 'Inside sales, industrial supplies',
  description: 'Calls a new enquiry within a minute, asks what matters and books the right person.',
  seconds: 45,
  lines: [
    {
      at: 0,
      speaker: 'assistant',
      text: 'Hello, this is Rohan from Tarang Tools. You asked for a price on torque wrenches. Is now a good time?',
    },
    { at: 7, speaker: 'caller', text: 'Yes, quickly.' },
    { at: 9, speaker: 'assistant', text: 'How many would you need, and by when?' },
    { at: 13, speaker: 'caller', text: 'About sixty, before the 20th.' },
    {
      at: 17,
      speaker: 'assistant',
      text: 'We can do that. Shall I have Mr Deshpande call at 4 pm with bulk pricing?',
    },
    { at: 24, speaker: 'caller', text: '4:30 is better.' },
    { at: 26, speaker: 'assistant', text: '4:30 it is. The invite is on its way to your email.' },
    { at: 31, speaker: 'caller', text: 'Can you tell me the price now?' },
    {
      at: 34,
      speaker: 'assistant',
      text: 'I may not quote above fifty pieces. He may, and he will have your quantity in front of him.',
    },
    { at: 41, speaker: 'caller', text: 'Fine. 4:30, then.' },
  ],
  capabilities: [
    'Callback within a minute',
    'Need and budget questions',
    'Objection handling',
    'Calendar booking',
    'CRM notes after the call',
  ],
})
