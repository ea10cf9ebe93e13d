import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions. */
export const solutions: readonly AgentAnswer[] = [
  {
    asked: [
      'collection calls for a bank, loan recovery, polite reminders before due date, soft collections, overdue EMI',
      'Can you do collections for an NBFC?',
      'recover dues from borrowers',
      'debtors',
      'polite dunning',
      'pending payment follow-up calls',
      'kist yaad dilana',
      'vasooli',
      'remind members before the due date in their language',
      'EMI reminder bot',
    ],
    say: 'Yes: reminder calls before the due date, with the amount, the date and a payment link.',
    page: '/solutions',
    quote: 'Reminder calls before the due date, with the amount, the date and a payment link.',
  },
  {
    asked: [
      'How many banking calls are settled without an agent, automation rate for banks?',
      'success story of a bank',
      'share of bank calls it finishes alone',
      'case study banking',
      'percentage of EMI calls closed without staff',
    ],
    say: 'In the sample case, 91 of 100 calls were settled without a person.',
    page: '/solutions',
    quote: 'Result: 91 of 100 calls settled without a person.',
  },
  {
    asked: [
      'manufacturing company, dealers, spare parts desk, breakdown line, supplier follow-up',
      'Do you work with manufacturers or factories?',
      'industrial firms',
      'plant breakdown',
      'distributors asking stock',
      'vendor chasing',
      'anything for manufacturing',
      'factory helpline',
      'dealer wants dispatch date',
    ],
    say: 'Yes: a breakdown line, a dealer and spares desk, and supplier follow-up.',
    page: '/solutions',
    quote: 'Stock, price and dispatch date from the ERP, by voice or e-mail.',
  },
  {
    asked: [
      'I am in another industry, my sector is not on the list, do you do something else?',
      'my trade is unusual',
      'do you serve NGOs or government',
      'airline',
      'logistics',
      'telecom company',
      'not in your list',
      'our trade is not in your list',
      'we are a car dealer',
      'do you work with gyms, salons or garages',
    ],
    say: 'If it is not among the twelve, write your callers’ first sentence down for us. We will draw the call and show you how it goes.',
    page: '/solutions',
    quote: 'If it is not among the twelve, write it down for us.',
  },
]
