import { caller, colleague, found, heard, missed } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'
import { noteAnsweredAt } from '../quality-times.ts'

/** The fraud alert: one point group lost, and an answer to a note. */
export const kb207744: CallWords = {
  sheetId: 'KB207744',
  language: 'English',
  lines: [
    colleague(0, 5, 'Kaveri Bank, fraud desk. Imran here.'),
    caller(6, 15, 'I did not make this payment. Nineteen thousand, just now!'),
    colleague(17, 25, 'You did not make the payment of 19,000, and the card is with you?'),
    caller(26, 30, 'Yes, it is in my hand.'),
    colleague(32, 38, 'Good. Your date of birth, please?'),
    caller(39, 43, 'Eleventh of May, 1990.'),
    colleague(45, 50, 'And the PIN code of your address?'),
    caller(51, 56, '5 6 0 0 3 4.'),
    colleague(60, 74, 'Thank you. The card was stopped at 11:35. Nothing more can leave.'),
    caller(78, 92, 'My whole salary is in that account.'),
    colleague(95, 110, 'It is safe. We go one step at a time, and I stay on the line.'),
    colleague(132, 148, 'I have filed it as fraud. The amount is on hold at the shop’s bank.'),
    caller(156, 166, 'When do I get it back?'),
    colleague(170, 184, 'By Thursday the 16th, six in the evening.'),
    colleague(196, 212, 'Your reference is K B 2 0 7 7 4 4.'),
    caller(216, 224, 'Noted. Thank you.'),
    colleague(230, 246, 'A new card leaves today.'),
    caller(250, 258, 'Thank you so much.'),
    colleague(266, 270, 'File is in. Goodbye.'),
  ],
  evidence: {
    greeting: heard(0, 'Kaveri Bank, fraud desk. Imran here.'),
    language: found('Caller in English, answered in English', 6),
    'two-factors': found('Date of birth and address matched', 51),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: heard(17, 'You did not make the payment of 19,000?'),
    'one-question': heard(32, 'Your date of birth, please?'),
    'right-action': found('Card stopped, case filed as fraud', 132),
    'date-or-time': heard(170, 'By Thursday the 16th, six in the evening.'),
    reference: heard(196, 'Your reference is K B 2 0 7 7 4 4.'),
    composure: heard(95, 'It is safe. We go one step at a time.'),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': missed(266, 'File is in. Goodbye.', 'Closed without asking.'),
  },
  draft: 'You kept her calm from the second sentence: keep that. Ask if anything is left before you close.',
  earlier: [
    {
      at: '11:38',
      from: 'You',
      words:
        'You kept her calm from the second sentence: keep that. Ask if anything is left before you close.',
    },
    { at: noteAnsweredAt, from: 'Imran K.', words: 'Agreed. I will ask if anything is left before I close.' },
  ],
}
