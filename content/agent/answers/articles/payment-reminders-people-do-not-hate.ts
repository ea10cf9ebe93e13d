import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/payment-reminders-people-do-not-hate. */
export const paymentRemindersPeopleDoNotHate: readonly AgentAnswer[] = [
  {
    asked: [
      'On which days should we send EMI reminders, how many days before the due date?',
      'when to nudge before the debit',
      'sequence of reminders',
      'day of the debit itself',
    ],
    say: 'Three days before, not on the day, then one, three and seven days after. One article gives the words for each.',
    page: '/blog/payment-reminders-people-do-not-hate',
    quote: 'Amount, date, account by its last four digits.',
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
]
