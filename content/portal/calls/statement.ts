import { checks, type ConsoleCall, line } from '../console-call.ts'

const en = 'en'

/** A stamped statement, refused to an address that is not registered. */
export const statement: ConsoleCall = {
  id: 'c530',
  language: 'English',
  lang: en,
  reason: 'Statement',
  lines: [
    line('assistant', 0, 4, en, 'Good morning, Kaveri Bank.'),
    line('caller', 5, 12, en, 'I need {month}’s statement, stamped.'),
    line('assistant', 13, 19, en, 'Certainly. Your date of birth, please?'),
    line('caller', 20, 23, en, '11 January, 1975.'),
    line('assistant', 26, 32, en, 'Thank you. To the e-mail ending gmail?'),
    line('caller', 34, 39, en, 'No, my office address, please.'),
    line('assistant', 41, 50, en, 'I can only use a registered one. Shall I register it first?'),
    line('caller', 52, 58, en, 'That takes a day. Fine, send it to the old one.'),
    line('assistant', 62, 72, en, 'Sent just now, four pages, with the digital stamp.'),
    line('caller', 75, 79, en, 'Got it. Thanks.'),
    line('assistant', 81, 88, en, 'You are welcome. Is there anything else?'),
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
      asked: ['address', 'email', 'e-mail', 'mail'],
      text: 'The office one is accounts at my firm. I will spell it.',
    },
    { asked: ['why', 'purpose'], text: 'It is for a visa. They want it stamped.' },
  ],
  blanks: { month: ['September', 'August', 'July', 'June'] },
}
