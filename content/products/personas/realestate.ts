import { checkContent } from '../../check-content.ts'
import { personaSchema } from '../persona.ts'

export const realestate = checkContent('content/products/personas/realestate.ts', personaSchema, {
  id: 'realestate',
  industry: 'Real Estate',
  name: 'Neel',
  role: 'Sales gallery, residential developer',
  description: 'Answers on price, floor and possession at any hour, then fills the site-visit diary.',
  seconds: 44,
  lines: [
    {
      at: 0,
      speaker: 'assistant',
      text: 'Thank you for calling Aranya Homes. I am Neel. Are you asking about a listing?',
    },
    { at: 5, speaker: 'caller', text: 'The 2 BHK on the fourth floor. Is it still there?' },
    {
      at: 10,
      speaker: 'assistant',
      text: 'Yes, unit 404. It is 742 square feet carpet area, with one covered parking.',
    },
    { at: 17, speaker: 'caller', text: 'Can we see it this Saturday?' },
    {
      at: 20,
      speaker: 'assistant',
      text: 'Saturday 11 am is open. May I take two names for the visitor pass?',
    },
    { at: 26, speaker: 'caller', text: 'Vikram and Ila Rao.' },
    { at: 29, speaker: 'assistant', text: 'Booked. You will get the map and pass on WhatsApp.' },
    { at: 33, speaker: 'caller', text: 'Will the builder come down on the price?' },
    {
      at: 36,
      speaker: 'assistant',
      text: 'That is for Ms Kulkarni, who will meet you there. I have noted the question for her.',
    },
  ],
  capabilities: [
    'Live inventory answers',
    'Site-visit booking',
    'Payment-schedule queries',
    'Broker and buyer routing',
    'After-hours enquiries',
  ],
})
