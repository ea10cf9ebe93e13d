import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** The shortest of calls: a balance, and whether the salary is in it. */
export const balance: ConsoleCall = {
  id: 'c181',
  language: 'Kannada',
  reason: 'Balance',
  ...transcript(`
    lang: kn
    0 4 assistant: Namaskara, Kaveri Bank. | ನಮಸ್ಕಾರ, ಕಾವೇರಿ ಬ್ಯಾಂಕ್.
    5 9 caller: What is my balance? | ನನ್ನ ಬ್ಯಾಲೆನ್ಸ್ ಎಷ್ಟಿದೆ?
    5 mood: Even
    10 14 assistant: Please tell me your date of birth. | ನಿಮ್ಮ ಜನ್ಮ ದಿನಾಂಕ ಹೇಳಿ.
    15 18 caller: 9 August, 1994 | ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994
    19 system: Caller verified, two factors
    20 system: Balance read
    21 30 assistant: There are {amount} rupees in your account. | ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ {amount} ರೂಪಾಯಿ ಇದೆ.
    32 37 caller: Has the salary come? | ಸಂಬಳ ಬಂದಿದೆಯಾ?
    39 system: Alert set for the salary credit
    40 48 assistant: No, not yet. I will send an SMS when it comes. | ಇಲ್ಲ, ಇನ್ನೂ ಬಂದಿಲ್ಲ. ಬಂದಾಗ SMS ಕಳಿಸುತ್ತೇನೆ.
    50 54 caller: All right, thank you. | ಸರಿ, ಧನ್ಯವಾದ.
  `),
  checks: markedChecks(`
    2 greeting, 7 language, 12 one-question, 19 two-factors, 24 right-action, 44 composure
  `),
  system: 'CBS · balance',
  verifiedAt: 19,
  suggestion: 'Offer balance on WhatsApp',
  takeUp: phrases(`
    said: You can see the balance on WhatsApp too. | ಬ್ಯಾಲೆನ್ಸ್ WhatsApp ನಲ್ಲೂ ನೋಡಬಹುದು.
    answered: Really? That is good. | ಹೌದಾ? ಒಳ್ಳೆಯದು.
  `),
  facts: facts(`
    birth, dob: 9 August, 1994 | ಒಂಬತ್ತು ಆಗಸ್ಟ್, 1994
    salary, employer, company: The salary comes on the fifteenth. | ಸಂಬಳ ಹದಿನೈದಕ್ಕೆ ಬರುತ್ತದೆ.
  `),
  blanks: { amount: ['18,204', '7,930', '42,115', '1,26,480'] },
}
