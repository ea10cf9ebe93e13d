import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('mr')

/** A top-up on a running loan, with the instalment said before anything is agreed. */
export const loanTopUp: ConsoleCall = {
  id: 'c918',
  language: 'Marathi',
  lang: 'mr',
  reason: 'Loan top-up',
  lines: [
    assistant(0, 4, 'Namaskar, Kaveri Bank.', 'नमस्कार, कावेरी बँक.'),
    caller(5, 13, 'Can I have a top-up on my loan?', 'माझ्या कर्जावर टॉप-अप मिळेल का?'),
    assistant(14, 20, 'Let me look. Please tell me your date of birth.', 'पाहते. तुमची जन्मतारीख सांगा.'),
    caller(21, 26, '2 June, 1979', 'दोन जून, 1979'),
    assistant(34, 44, 'Up to one and a half lakh is possible.', 'दीड लाखांपर्यंत मिळू शकेल.'),
    caller(46, 52, 'How much will the instalment go up?', 'हप्ता किती वाढेल?'),
    assistant(
      54,
      64,
      'By ₹{amount} a month. Shall I send the form on WhatsApp?',
      'महिन्याला ₹{amount} वाढतील. अर्ज WhatsApp वर पाठवू का?',
    ),
    caller(66, 70, 'Yes, send it.', 'हो, पाठवा.'),
    assistant(73, 81, 'Sent. You will have an answer in two days.', 'पाठवला आहे. दोन दिवसांत उत्तर मिळेल.'),
  ],
  events: [
    { at: 27, text: 'Caller verified, two factors' },
    { at: 30, text: 'Eligibility asked' },
    { at: 53, text: 'Instalment worked out, 36 months' },
    { at: 72, text: 'Form sent on WhatsApp' },
  ],
  checks: checks([
    [2, 'greeting'],
    [8, 'language'],
    [15, 'restates'],
    [22, 'one-question'],
    [27, 'two-factors'],
    [38, 'no-secrets'],
    [56, 'right-action'],
    [78, 'date-or-time'],
  ]),
  system: 'LOS · eligibility',
  moods: [{ at: 5, text: 'Hopeful' }],
  verifiedAt: 27,
  suggestion: 'Quote the total interest too',
  takeUp: {
    said: {
      text: 'एकूण व्याज किती होईल तेही सांगते: सुमारे ₹26,000.',
      english: 'Let me also tell you the total interest: about ₹26,000.',
    },
    answered: { text: 'बरं झालं सांगितलंत.', english: 'Good that you told me.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'दोन जून, 1979', english: '2 June, 1979' },
    { asked: ['how much', 'amount', 'need'], text: 'एक लाख पुरेसे आहेत.', english: 'One lakh is enough.' },
    {
      asked: ['why', 'what for', 'purpose'],
      text: 'मुलीच्या शिक्षणासाठी.',
      english: 'For my daughter’s studies.',
    },
  ],
  blanks: { amount: ['4,890', '4,610', '5,240'] },
}
