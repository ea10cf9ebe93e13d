import { claimOn } from '../../claims.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What each product does. */
export const products: readonly AgentAnswer[] = [
  {
    asked: [
      'Is every call audited, scored, monitored or quality checked, or only a sample?',
      'What is QAMS, what does QAMS do?',
      'call quality audit, QA scoring of agents, quality monitoring',
    ],
    say: 'Every call. QAMS marks each one against your own score sheet and quotes the second that earned or lost each point.',
    page: '/products/qams',
    quote: `QAMS listens to every conversation, by people and by ${site.brand}, marks it against your own score sheet, and quotes the second that earned or lost each point.`,
  },
  {
    asked: [
      'What is Zapra, what does Zapra do?',
      'Does it work on WhatsApp, web chat, website, Instagram, social channels, e-mail?',
      'Can it chat on WhatsApp?',
    ],
    say: 'Yes. Zapra carries the same conversation to WhatsApp, web chat and social channels, with payments and documents.',
    page: '/products',
    quote:
      'Carries the same conversation to WhatsApp, web chat and social channels, with payments and documents.',
  },
  {
    asked: ['What is the Virtual Assistant, the voice bot?', 'What does the voice assistant do on a call?'],
    say: 'A voice assistant that answers your own numbers, verifies the caller, does the work in your systems and says what it did.',
    page: '/products/virtual-assistant',
    quote:
      'A voice assistant that answers your own numbers, verifies the caller, does the work in your systems and says what it did.',
  },
  {
    asked: [
      'Can it read handwriting, handwritten forms, scans, photographs, documents, OCR in Indian scripts?',
      'What is Document Processing?',
    ],
    say: 'Yes. It reads photographs, faxes, stamped forms and handwriting in Indian scripts, checks the fields and files them.',
    page: '/products/document-processing',
    quote: 'Photographs, faxes, stamped forms, handwriting in Indian scripts.',
  },
  {
    asked: ['What if OCR is not sure or not confident about a field, how accurate is document reading?'],
    say: 'Below the confidence you set, it stops, shows the crop and asks a person.',
    page: '/products/document-processing',
    quote: 'it stops, shows the crop and asks a person.',
  },
  {
    asked: [
      'Can it detect emotion, sentiment, tone, stress, worry in the voice of the caller?',
      'What is Voice Intelligence?',
    ],
    say: 'Yes. Voice Intelligence listens to pace, pitch, breath and silence while the call is still running.',
    page: '/products/voice-intelligence',
    quote: `Voice Intelligence listens to the other half: pace, pitch, breath and silence, in ${claimOn('/products/voice-intelligence', 'languages').shown} languages, while there is still time to act on it.`,
  },
  {
    asked: [
      'Can you predict churn, which customers will leave or renew?',
      'What is Customer Intelligence?',
      'likelihood to renew, retention',
    ],
    say: 'Customer Intelligence gives a likelihood for each customer, with the sentence it came from.',
    page: '/products/customer-intelligence',
    quote: 'A likelihood for each customer, and the sentence it came from.',
  },
  {
    asked: [
      'Why did call volume rise, spike or increase, what are the reasons customers call?',
      'call driver analytics, root cause of calls',
      'What is Smart Analytics?',
    ],
    say: 'Smart Analytics lays every conversation beside the ones it resembles, and tells you the same morning what they have in common and what it costs.',
    page: '/products/smart-analytics',
    quote:
      'Smart Analytics lays every conversation beside the ones it resembles, and tells you on the same morning what they have in common and what it costs.',
  },
  {
    asked: ['What is Process Automation, can it do back office work and update several systems?'],
    say: 'It runs the back-office steps while the caller is on the line.',
    page: '/products',
    quote: 'Runs the back-office steps while the caller is on the line.',
  },
  {
    asked: [
      `What products do you have, what do you offer, what does ${site.brand} do, what is ${site.brand}, how many products?`,
    ],
    say: `${site.brand} answers your customers by voice, WhatsApp, e-mail and chat. Three products cover most service floors, and five more read the same calls.`,
    page: '/products',
    quote: 'Three products cover most service floors.',
  },
  {
    asked: ['Can it read an invoice, GST number, purchase order, total, vendor bill?'],
    say: 'Yes. It reads invoices, orders and goods receipts and matches the three before the payment run.',
    page: '/products/document-processing',
    quote: 'Three-way match of invoice, order and goods receipt, posted before the payment run.',
  },
]
