import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('kn')

/** The shortest of calls: a balance, and whether the salary is in it. */
export const balance: ConsoleCall = {
  id: 'c181',
  language: 'Kannada',
  lang: 'kn',
  reason: 'Balance',
  lines: [
    assistant(0, 4, 'Namaskara, Kaveri Bank.', 'ನಮಸ್ಕಾರ, ಕಾವೇರಿ ಬ್ಯಾಂಕ್.'),
    caller(5, 9, 'What is my balance?', 'ನನ್ನ ಬ್ಯಾಲೆನ್ಸ್ ಎಷ್ಟಿದೆ?'),
    assistant(10, 14, 'Please tell me your date of birth.', 'ನಿಮ್ಮ ಜನ್ಮ ದಿನಾಂಕ ಹೇಳಿ.'),
    caller(15, 18, '9 August, 1994', 'ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994'),
    assistant(21, 30, 'There are {amount} rupees in your account.', 'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ {amount} ರೂಪಾಯಿ ಇದೆ.'),
    caller(32, 37, 'Has the salary come?', 'ಸಂಬಳ ಬಂದಿದೆಯಾ?'),
    assistant(
      40,
      48,
      'No, not yet. I will send an SMS when it comes.',
      'ಇಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಬಂದಾಗ SMS ಕಳಿಸುತ್ತೇನೆ.',
    ),
    caller(50, 54, 'All right, thank you.', 'ಸರಿ, ಧನ್ಯವಾದ.'),
  ],
  events: [
    { at: 19, text: 'Caller verified, two factors' },
    { at: 20, text: 'Balance read' },
    { at: 39, text: 'Alert set for the salary credit' },
  ],
  checks: checks([
    [2, 'greeting'],
    [7, 'language'],
    [12, 'one-question'],
    [19, 'two-factors'],
    [24, 'right-action'],
    [44, 'composure'],
  ]),
  system: 'CBS · balance',
  moods: [{ at: 5, text: 'Even' }],
  verifiedAt: 19,
  suggestion: 'Offer balance on WhatsApp',
  takeUp: {
    said: { text: 'ಬ್ಯಾಲೆನ್ಸ್ WhatsApp ನಲ್ಲೂ ನೋಡಬಹುದು.', english: 'You can see the balance on WhatsApp too.' },
    answered: { text: 'ಹೌದಾ? ಒಳ್ಳೆಯದು.', english: 'Really? That is good.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994', english: '9 August, 1994' },
    {
      asked: ['salary', 'employer', 'company'],
      text: 'ಸಂಬಳ ಹದಿನೈದಕ್ಕೆ ಬರುತ್ತದೆ.',
      english: 'The salary comes on the fifteenth.',
    },
  ],
  blanks: { amount: ['18,204', '7,930', '42,115', '1,26,480'] },
}
