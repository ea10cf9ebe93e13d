import { caller, colleague, found, heard, missed } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The KYC refusal: the other call of Nikhil's below 60. */
export const kb207709: CallWords = {
  sheetId: 'KB207709',
  language: 'English',
  lines: [
    colleague(0, 4, 'Namaste, Kaveri Bank.'),
    caller(5, 13, 'It is Mr Menon again, about my KYC.'),
    colleague(15, 20, 'In English today, Mr Menon?'),
    caller(22, 27, 'English, please.'),
    colleague(30, 34, 'I know you, go ahead.'),
    caller(36, 48, 'You have refused my electricity bill as proof of address.'),
    colleague(50, 52, 'And?'),
    caller(54, 75, 'And I would like to know why. It is in my name and from September.'),
    colleague(82, 92, 'Is the house number on it the same as on your Aadhaar?'),
    caller(95, 108, 'It is 14 on one and 14-A on the other.'),
    colleague(116, 136, 'Then I send it back for a second reading, with a note.'),
    caller(150, 180, 'I have taken half a day off for this, twice.'),
    colleague(195, 200, 'That is not my problem.'),
    caller(206, 231, 'I am a customer of nineteen years.'),
    colleague(240, 262, 'It is with the KYC desk now.'),
    caller(350, 360, 'And when do they decide?'),
    colleague(370, 374, 'We will see.'),
    caller(388, 404, 'At least a reference, then.'),
    colleague(420, 424, 'They have it on the screen.'),
    colleague(430, 435, 'Is there anything else?'),
    caller(436, 440, 'No.'),
  ],
  evidence: {
    greeting: heard(0, 'Namaste, Kaveri Bank.'),
    language: heard(15, 'In English today, Mr Menon?'),
    'two-factors': missed(30, 'I know you, go ahead.', 'One factor only: the voice.'),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: missed(50, 'And?', 'Did not restate.'),
    'one-question': heard(82, 'Is the house number on it the same?'),
    'right-action': found('Sent back for a second reading', 136),
    'date-or-time': missed(370, 'We will see.', 'No date.'),
    reference: missed(420, 'They have it on the screen.', 'Asked for a reference, and was given none.'),
    composure: missed(195, 'That is not my problem.', 'Raised voice for 9 s.'),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': heard(430, 'Is there anything else?'),
  },
  coaching: { because: 'Verified on one factor, twice this morning.', others: ['KB207738'] },
  draft:
    'You found the reason for the refusal in one question: keep that. Ask for two factors before you open an account, each time, even when you know the voice. And let us talk about 3:15 today.',
}
