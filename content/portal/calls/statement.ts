import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('en')

/** A stamped statement, refused to an address that is not registered. */
export const statement: ConsoleCall = {
  id: 'c530',
  language: 'English',
  lang: 'en',
  reason: 'Statement',
  lines: [
    assistant(0, 4, 'Good morning, Kaveri Bank.'),
    caller(5, 12, 'I need {month}’s statement, stamped.'),
    assistant(13, 19, 'Certainly. Your date of birth, please?'),
    caller(20, 23, '11 January, 1975.'),
    assistant(26, 32, 'Thank you. To the email ending gmail?'),
    caller(34, 39, 'No, my office address, please.'),
    assistant(41, 50, 'I can only use a registered one. Shall I register it first?'),
    caller(52, 58, 'That takes a day. Fine, send it to the old one.'),
    assistant(62, 72, 'Sent just now, four pages, with the digital stamp.'),
    caller(75, 79, 'Got it. Thanks.'),
    assistant(81, 88, 'You are welcome. Is there anything else?'),
  ],
  events: [
    { at: 24, text: 'Caller verified, two factors' },
    { at: 40, text: 'New address refused, not registered' },
    { at: 59, text: 'Statement generated, 4 pages' },
    { at: 62, text: 'Mailed, receipt confirmed' },
  ],
  checks: checks([
    [2, 'greeting'],
    [9, 'language'],
    [16, 'one-question'],
    [24, 'two-factors'],
    [32, 'restates'],
    [46, 'composure'],
    [62, 'right-action'],
    [86, 'anything-left'],
  ]),
  system: 'Mail · statement.pdf',
  moods: [{ at: 5, text: 'Brisk' }],
  verifiedAt: 24,
  suggestion: 'Offer to register the new address',
  takeUp: {
    said: { text: 'Shall I register your office address now, so that it works next month?' },
    answered: { text: 'Yes, do that while we are here.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: '11 January, 1975.' },
    { asked: ['month', 'statement'], text: '{month}, all pages, with the stamp.' },
    {
      asked: ['address', 'email', 'email', 'mail'],
      text: 'The office one is accounts at my firm. I will spell it.',
    },
    { asked: ['why', 'purpose'], text: 'It is for a visa. They want it stamped.' },
  ],
  blanks: { month: ['September', 'August', 'July', 'June'] },
}
