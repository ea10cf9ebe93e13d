import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('gu')

/** A deposit that matures, renewed for another year. Arrives while the demo runs. */
export const fixedDeposit: ConsoleCall = {
  id: 'c473',
  language: 'Gujarati',
  lang: 'gu',
  reason: 'Fixed deposit',
  lines: [
    assistant(0, 4, 'Namaste, Kaveri Bank.', 'નમસ્તે, કાવેરી બેંક.'),
    caller(5, 12, 'My FD matures this month. What should I do?', 'મારી FD આ મહિને પાકે છે. શું કરું?'),
    assistant(14, 20, 'Let me look. Would you tell me your date of birth?', 'હું જોઉં છું. તમારી જન્મતારીખ કહેશો?'),
    caller(22, 27, '23 March, 1958', 'ત્રેવીસ માર્ચ, 1958'),
    assistant(
      32,
      43,
      '₹{amount}, it matures on the 19th. Shall I renew it?',
      '₹{amount}, ઓગણીસ તારીખે પાકે છે. ફરી મૂકવી છે?',
    ),
    caller(45, 51, 'Yes, for a year. What is the interest?', 'હા, એક વરસ માટે. વ્યાજ કેટલું?'),
    assistant(
      54,
      63,
      '7.1 per cent. Half a per cent more for senior citizens.',
      '7.1 ટકા. સિનિયર સિટિઝનને અડધો ટકો વધારે.',
    ),
    caller(65, 68, 'Very good.', 'સરસ.'),
    assistant(70, 77, 'Done. The receipt is on SMS.', 'થઈ ગયું. રસીદ SMS પર મોકલી છે.'),
  ],
  events: [
    { at: 28, text: 'Caller verified, two factors' },
    { at: 30, text: 'Deposit found, matures 19 Oct' },
    { at: 52, text: 'Rate read, senior citizen' },
    { at: 69, text: 'Renewed for 12 months' },
  ],
  checks: checks([
    [2, 'greeting'],
    [8, 'language'],
    [17, 'one-question'],
    [28, 'two-factors'],
    [36, 'restates'],
    [40, 'date-or-time'],
    [70, 'right-action'],
    [76, 'no-secrets'],
  ]),
  system: 'CBS · renew(12)',
  moods: [
    { at: 5, text: 'Unsure' },
    { at: 65, text: 'Pleased' },
  ],
  verifiedAt: 28,
  suggestion: 'Ask about a nominee',
  takeUp: {
    said: { text: 'નોમિની એ જ રાખું?', english: 'Shall I keep the same nominee?' },
    answered: { text: 'હા, એ જ.', english: 'Yes, the same.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'ત્રેવીસ માર્ચ, 1958', english: '23 March, 1958' },
    { asked: ['how long', 'year', 'months'], text: 'એક વરસ માટે.', english: 'For a year.' },
    { asked: ['nominee'], text: 'મારી પત્ની.', english: 'My wife.' },
  ],
  blanks: { amount: ['2,50,000', '1,00,000', '4,75,000'] },
}
