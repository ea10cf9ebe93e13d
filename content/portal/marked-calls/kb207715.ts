import { caller, found, heard, assistant } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The instalment date: every check passed. */
export const kb207715: CallWords = {
  sheetId: 'KB207715',
  language: 'English',
  lines: [
    assistant(0, 3, 'Good morning, Kaveri Bank.'),
    caller(4, 8, 'When is this month’s EMI?'),
    assistant(9, 13, 'The date of your EMI. Your date of birth, please?'),
    caller(14, 17, '21 February, 1987.'),
    assistant(19, 24, 'It is on the fifth, 6,450 rupees.'),
    caller(25, 28, 'Can the date be changed?'),
    assistant(29, 34, 'To the tenth. I have done that, from November on.'),
    assistant(35, 39, 'Your reference is K B 2 0 7 7 1 5.'),
    assistant(40, 42, 'Is there anything else?'),
    caller(43, 46, 'No, thank you.'),
  ],
  evidence: {
    greeting: heard(0, 'Good morning, Kaveri Bank.'),
    language: found('Caller in English, answered in English', 4),
    'two-factors': found('Number and date of birth matched', 17),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: heard(9, 'The date of your EMI.'),
    'one-question': heard(9, 'Your date of birth, please?'),
    'right-action': found('Date moved in the loan system', 33),
    'date-or-time': heard(29, 'To the tenth, from November on.'),
    reference: heard(35, 'Your reference is K B 2 0 7 7 1 5.'),
    composure: found('Pace and volume level throughout', 9),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': heard(40, 'Is there anything else?'),
  },
  draft: 'Nothing to correct. Keep the order of this call as the example for EMI dates.',
}
