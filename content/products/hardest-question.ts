import type { ProductId } from '../products.ts'

/** What a buyer of each product asks before anything else, and the article that answers it. */
export const hardestQuestion: Record<ProductId, { asks: string; answeredAt: `/blog/${string}` }> = {
  'virtual-assistant': {
    asks: 'When must it hand over to a person?',
    answeredAt: '/blog/seven-moments-to-hand-over',
  },
  qams: {
    asks: 'Is scoring every call the same as watching everyone?',
    answeredAt: '/blog/marking-every-call-is-not-watching-everyone',
  },
  zapra: {
    asks: 'What counts as an opt-in on WhatsApp?',
    answeredAt: '/blog/what-a-whatsapp-opt-in-is',
  },
  'smart-analytics': {
    asks: 'What does one call really cost?',
    answeredAt: '/blog/a-cost-per-call-that-adds-up',
  },
  'voice-intelligence': {
    asks: 'What helps when the caller is angry?',
    answeredAt: '/blog/when-the-caller-is-angry-say-less',
  },
  'process-automation': {
    asks: 'Four systems, one change: in which order?',
    answeredAt: '/blog/four-systems-one-address',
  },
  'customer-intelligence': {
    asks: 'How do you remind customers without losing them?',
    answeredAt: '/blog/payment-reminders-people-do-not-hate',
  },
  'document-processing': {
    asks: 'What is 99% of fields worth, in whole forms?',
    answeredAt: '/blog/eighteen-forms-in-a-hundred',
  },
}
