import { caller, colleague, found, heard, missed } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The address change: right on the phone, and left undone in three systems. */
export const kb207722: CallWords = {
  sheetId: 'KB207722',
  language: 'English',
  lines: [
    colleague(0, 5, 'Good morning, Kaveri Bank. Sunita here.'),
    caller(6, 14, 'I have moved to Mysuru and need my address changed.'),
    colleague(16, 24, 'You have moved to Mysuru, and your bank address should follow.'),
    caller(26, 28, 'Exactly.'),
    colleague(30, 36, 'What is your date of birth, please?'),
    caller(37, 41, '19 August, 1992.'),
    colleague(44, 50, 'Name, account, old PIN code?'),
    caller(52, 66, 'Sorry, which first?'),
    colleague(70, 78, 'The PIN code of your old address.'),
    caller(80, 86, '5 6 0 0 7 8.'),
    caller(96, 118, 'The courier had come to the old house twice already.'),
    colleague(122, 138, 'That will stop now. Do you have the rent agreement?'),
    caller(140, 150, 'Yes, I have uploaded it.'),
    colleague(190, 199, 'I have changed it on the card.'),
    colleague(202, 213, 'You will get a message by five this evening.'),
    colleague(215, 224, 'Your reference is K B 2 0 7 7 2 2.'),
    colleague(226, 231, 'Is there anything else I can do?'),
    caller(232, 238, 'No, that is all.'),
  ],
  evidence: {
    greeting: heard(0, 'Good morning, Kaveri Bank. Sunita here.'),
    language: found('Caller in English, answered in English', 6),
    'two-factors': found('Date of birth and old address matched', 80),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: heard(16, 'You have moved to Mysuru.'),
    'one-question': missed(44, 'Name, account, old PIN code?', 'Three questions in one.'),
    'right-action': missed(190, 'I have changed it on the card.', 'Three systems left unchanged.'),
    'date-or-time': heard(202, 'You will get a message by five this evening.'),
    reference: heard(215, 'Your reference is K B 2 0 7 7 2 2.'),
    composure: found('Pace and volume level throughout', 122),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': heard(226, 'Is there anything else I can do?'),
  },
  draft:
    'You gave a time and kept to it: keep that. An address lives in four systems; change it in core banking, and the other three follow.',
}
