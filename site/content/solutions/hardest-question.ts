import type { SolutionId } from '../solutions.ts'

/** What a buyer of each solution asks first, and the id of the article that answers it. */
export const hardestQuestion: Record<SolutionId, [asks: string, article: string]> = {
  banking: ['May we keep recordings under the new data law?', 'your-call-recordings-and-the-new-data-law'],
  healthcare: ['Who answers before the desk opens?', 'an-appointment-desk-that-is-awake-at-5-am'],
  ecommerce: ['What may we send on WhatsApp after a call?', 'whatsapp-after-the-call'],
  insurance: ['How do you remind people of a premium politely?', 'payment-reminders-people-do-not-hate'],
  bpo: ['What does an agent get when a call is handed over?', 'the-handover-note'],
  edtech: ['When may we message parents on WhatsApp?', 'what-a-whatsapp-opt-in-is'],
  'real-estate': ['What can a pilot prove in ten days?', 'a-pilot-in-ten-working-days'],
  'hospitality-travel': [
    'What if a guest changes language mid-sentence?',
    'bengali-odia-and-kannada-now-switch-mid-sentence',
  ],
  'customer-support': ['When must it hand over to a person?', 'seven-moments-to-hand-over'],
  'lead-generation': ['Which number may call, and when?', 'which-number-may-ring'],
  'process-automation': ['Four systems, one change: in which order?', 'four-systems-one-address'],
  'data-analytics': ['What does one call really cost?', 'a-cost-per-call-that-adds-up'],
}
