import type { ProductId } from '../products.ts'

/** What a buyer of each product asks first, and the id of the article that answers it. */
export const hardestQuestion: Record<ProductId, [asks: string, article: string]> = {
  'virtual-assistant': ['When must it hand over to a person?', 'seven-moments-to-hand-over'],
  qams: [
    'Is scoring every call the same as watching everyone?',
    'marking-every-call-is-not-watching-everyone',
  ],
  zapra: ['What counts as an opt-in on WhatsApp?', 'what-a-whatsapp-opt-in-is'],
  'smart-analytics': ['What does one call really cost?', 'a-cost-per-call-that-adds-up'],
  'voice-intelligence': ['What helps when the caller is angry?', 'when-the-caller-is-angry-say-less'],
  'process-automation': ['Four systems, one change: in which order?', 'four-systems-one-address'],
  'customer-intelligence': [
    'How do you remind customers without losing them?',
    'payment-reminders-people-do-not-hate',
  ],
  'document-processing': ['What is 99% of fields worth, in whole forms?', 'eighteen-forms-in-a-hundred'],
}
