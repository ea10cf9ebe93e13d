import { checks, type ConsoleCall, line } from '../console-call.ts'

const kn = 'kn'

/** The shortest of calls: a balance, and whether the salary is in it. */
export const balance: ConsoleCall = {
  id: 'c181',
  language: 'Kannada',
  lang: kn,
  reason: 'Balance',
  lines: [
    line('assistant', 0, 4, kn, 'ನಮಸ್ಕಾರ, ಕಾವೇರಿ ಬ್ಯಾಂಕ್.', 'Namaskara, Kaveri Bank.'),
    line('caller', 5, 9, kn, 'ನನ್ನ ಬ್ಯಾಲೆನ್ಸ್ ಎಷ್ಟಿದೆ?', 'What is my balance?'),
    line('assistant', 10, 14, kn, 'ನಿಮ್ಮ ಜನ್ಮ ದಿನಾಂಕ ಹೇಳಿ.', 'Please tell me your date of birth.'),
    line('caller', 15, 18, kn, 'ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994', '9 August, 1994'),
    line(
      'assistant',
      21,
      30,
      kn,
      'ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ {amount} ರೂಪಾಯಿ ಇದೆ.',
      'There are {amount} rupees in your account.',
    ),
    line('caller', 32, 37, kn, 'ಸಂಬಳ ಬಂದಿದೆಯಾ?', 'Has the salary come?'),
    line(
      'assistant',
      40,
      48,
      kn,
      'ಇಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಬಂದಾಗ SMS ಕಳಿಸುತ್ತೇನೆ.',
      'No, not yet. I will send an SMS when it comes.',
    ),
    line('caller', 50, 54, kn, 'ಸರಿ, ಧನ್ಯವಾದ.', 'All right, thank you.'),
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
