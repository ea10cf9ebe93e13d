import type { SolutionId } from '../solutions.ts'

/** What a buyer of each solution asks before anything else, and the article that answers it. */
export const hardestQuestion: Record<SolutionId, { asks: string; answeredAt: `/blog/${string}` }> = {
  banking: {
    asks: 'May we keep recordings under the new data law?',
    answeredAt: '/blog/your-call-recordings-and-the-new-data-law',
  },
  healthcare: {
    asks: 'Who answers before the desk opens?',
    answeredAt: '/blog/an-appointment-desk-that-is-awake-at-5-am',
  },
  ecommerce: {
    asks: 'What may we send on WhatsApp after a call?',
    answeredAt: '/blog/whatsapp-after-the-call',
  },
  insurance: {
    asks: 'How do you remind people of a premium politely?',
    answeredAt: '/blog/payment-reminders-people-do-not-hate',
  },
  bpo: { asks: 'What does an agent get when a call is handed over?', answeredAt: '/blog/the-handover-note' },
  edtech: { asks: 'When may we message parents on WhatsApp?', answeredAt: '/blog/what-a-whatsapp-opt-in-is' },
  'real-estate': {
    asks: 'What can a pilot prove in ten days?',
    answeredAt: '/blog/a-pilot-in-ten-working-days',
  },
  'hospitality-travel': {
    asks: 'What if a guest changes language mid-sentence?',
    answeredAt: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
  },
  'customer-support': {
    asks: 'When must it hand over to a person?',
    answeredAt: '/blog/seven-moments-to-hand-over',
  },
  'lead-generation': {
    asks: 'Which number may call, and when?',
    answeredAt: '/blog/which-number-may-ring',
  },
  'process-automation': {
    asks: 'Four systems, one change: in which order?',
    answeredAt: '/blog/four-systems-one-address',
  },
  'data-analytics': {
    asks: 'What does one call really cost?',
    answeredAt: '/blog/a-cost-per-call-that-adds-up',
  },
}
