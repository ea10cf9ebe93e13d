import type { AgentAnswer } from '../agent-answer.ts'

/** What the articles say about running calls. */
export const guides: readonly AgentAnswer[] = [
  {
    asked: [
      'What does a call cost on average, cost per call, how to work out the cost per call?',
      'unit economics of a conversation',
      'rupees per resolved call',
    ],
    say: 'Divide by what was settled, not by minutes. One article works it out line by line, with our own prices.',
    page: '/blog/a-cost-per-call-that-adds-up',
    quote: 'Divide by what was settled, add what was left out, and decide then.',
  },
  {
    asked: [
      'What should a handover note contain, what goes into the note for the agent?',
      'what must be handed to the colleague',
      'good transfer note',
    ],
    say: 'What an agent needs before saying hello, and no more. One article shows the nine lines.',
    page: '/blog/the-handover-note',
    quote: 'What an agent needs before saying hello, and what we stopped putting in.',
  },
  {
    asked: [
      'When may reminder calls for EMI or payments be made, collection calls, what to say in a payment reminder?',
      'loan instalment reminders',
      'how should collections be worded',
      'tone of reminders',
      'harassment rules for lenders',
    ],
    say: 'The Reserve Bank sets the hours and decency the rest. One article says what to say before the due date, on it and after it.',
    page: '/blog/payment-reminders-people-do-not-hate',
    quote: 'What to say before the due date, on it and after it, and when to be silent.',
  },
  {
    asked: [
      'Can it understand numbers, digits, amounts, account numbers and cheque leaf details spoken over the phone?',
      'does it catch phone numbers and amounts right',
      'lakh and crore spoken',
    ],
    say: 'Yes. One article shows how the assistant hears one number said nine ways.',
    page: '/blog/reading-a-cheque-leaf-over-the-phone',
    quote: 'How the assistant hears one number said nine ways.',
  },
]
