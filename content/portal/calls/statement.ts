import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A stamped statement, refused to an address that is not registered. */
export const statement: ConsoleCall = {
  id: 'c530',
  language: 'English',
  reason: 'Statement',
  ...transcript(`
    0 4 assistant: Good morning, Kaveri Bank.
    5 12 caller: I need {month}’s statement, stamped.
    5 mood: Brisk
    13 19 assistant: Certainly. Your date of birth, please?
    20 23 caller: 11 January, 1975.
    24 system: Caller verified, two factors
    26 32 assistant: Thank you. To the email ending gmail?
    34 39 caller: No, my office address, please.
    40 system: New address refused, not registered
    41 50 assistant: I can only use a registered one. Shall I register it first?
    52 58 caller: That takes a day. Fine, send it to the old one.
    59 system: Statement generated, 4 pages
    62 72 assistant: Sent just now, four pages, with the digital stamp.
    62 system: Mailed, receipt confirmed
    75 79 caller: Got it. Thanks.
    81 88 assistant: You are welcome. Is there anything else?
  `),
  checks: markedChecks(`
    2 greeting, 9 language, 16 one-question, 24 two-factors, 32 restates, 46 composure,
    62 right-action, 86 anything-left
  `),
  system: 'Mail · statement.pdf',
  verifiedAt: 24,
  suggestion: 'Offer to register the new address',
  takeUp: phrases(`
    said: Shall I register your office address now, so that it works next month?
    answered: Yes, do that while we are here.
  `),
  facts: facts(`
    birth, dob: 11 January, 1975.
    month, statement: {month}, all pages, with the stamp.
    address, email, email, mail: The office one is accounts at my firm. I will spell it.
    why, purpose: It is for a visa. They want it stamped.
  `),
  blanks: { month: ['September', 'August', 'July', 'June'] },
}
