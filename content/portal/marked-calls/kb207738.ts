import { caller, colleague, found, heard, missed } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The loan closure: one of two calls of Nikhil's below 60. */
export const kb207738: CallWords = {
  sheetId: 'KB207738',
  language: 'English',
  lines: [
    colleague(0, 4, 'Namaste, Kaveri Bank.'),
    caller(6, 16, 'Good morning. I want to close my two-wheeler loan early.'),
    colleague(18, 24, 'English is fine? All right.'),
    caller(26, 37, 'Yes. I have eleven instalments left and I would like the closing figure.'),
    colleague(40, 44, 'Just give me your number.'),
    caller(45, 50, 'Nine eight, and it ends in three six one.'),
    colleague(52, 55, 'Okay, okay.'),
    caller(57, 74, 'There was a letter about foreclosure charges. I would like to know if they apply.'),
    colleague(80, 90, 'Do you have the letter with you?'),
    caller(92, 101, 'Yes, dated the second of October.'),
    colleague(
      150,
      171,
      'On this loan there is no charge after twelve instalments. You have paid twenty-five.',
    ),
    caller(174, 183, 'So only the principal.'),
    colleague(212, 232, 'Yes, 31,480, and the interest of this month. I have made the request.'),
    caller(238, 252, 'And the no-objection letter?'),
    colleague(258, 270, 'That is sent by the branch.'),
    caller(300, 308, 'When will it reach me?'),
    colleague(310, 313, 'Soon.'),
    caller(316, 330, 'Soon is what the branch told me.'),
    colleague(334, 352, 'I hear you, sir. The request is in the system.'),
    caller(366, 376, 'Is there a number I can quote?'),
    colleague(380, 384, 'It is noted.'),
    caller(392, 400, 'All right.'),
    colleague(404, 407, 'Bye.'),
  ],
  evidence: {
    greeting: heard(0, 'Namaste, Kaveri Bank.'),
    language: heard(18, 'English is fine? All right.'),
    'two-factors': missed(40, 'Just give me your number.', 'One factor only.'),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: missed(52, 'Okay, okay.', 'Did not restate.'),
    'one-question': heard(80, 'Do you have the letter with you?'),
    'right-action': found('Closing request made in the loan system', 226),
    'date-or-time': missed(310, 'Soon.', 'No date.'),
    reference: missed(380, 'It is noted.', 'Asked for a number, and was given none.'),
    composure: heard(334, 'I hear you, sir.'),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': missed(404, 'Bye.', 'Closed without asking.'),
  },
  coaching: { because: 'Verified on one factor, twice this morning.', others: ['KB207709'] },
  draft:
    'You knew the foreclosure rule by heart: keep that. Ask for the date of birth as well as the number before you open an account, each time, even when you know the voice.',
}
