import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A top-up on a running loan, with the instalment said before anything is agreed. */
export const loanTopUp: ConsoleCall = {
  id: 'c918',
  language: 'Marathi',
  reason: 'Loan top-up',
  ...transcript(`
    lang: mr
    0 4 assistant: Namaskar, Kaveri Bank. | नमस्कार, कावेरी बँक.
    5 13 caller: Can I have a top-up on my loan? | माझ्या कर्जावर टॉप-अप मिळेल का?
    5 mood: Hopeful
    14 20 assistant: Let me look. Please tell me your date of birth. | पाहते. तुमची जन्मतारीख सांगा.
    21 26 caller: 2 June, 1979 | दोन जून, 1979
    27 system: Caller verified, two factors
    30 system: Eligibility asked
    34 44 assistant: Up to one and a half lakh is possible. | दीड लाखांपर्यंत मिळू शकेल.
    46 52 caller: How much will the instalment go up? | हप्ता किती वाढेल?
    53 system: Instalment worked out, 36 months
    54 64 assistant: By ₹{amount} a month. Shall I send the form on WhatsApp? | महिन्याला ₹{amount} वाढतील. अर्ज WhatsApp वर पाठवू का?
    66 70 caller: Yes, send it. | हो, पाठवा.
    72 system: Form sent on WhatsApp
    73 81 assistant: Sent. You will have an answer in two days. | पाठवला आहे. दोन दिवसांत उत्तर मिळेल.
  `),
  checks: markedChecks(`
    2 greeting, 8 language, 15 restates, 22 one-question, 27 two-factors, 38 no-secrets,
    56 right-action, 78 date-or-time
  `),
  system: 'LOS · eligibility',
  verifiedAt: 27,
  suggestion: 'Quote the total interest too',
  takeUp: phrases(`
    said: Let me also tell you the total interest: about ₹26,000. | एकूण व्याज किती होईल तेही सांगते: सुमारे ₹26,000.
    answered: Good that you told me. | बरं झालं सांगितलंत.
  `),
  facts: facts(`
    birth, dob: 2 June, 1979 | दोन जून, 1979
    how much, amount, need: One lakh is enough. | एक लाख पुरेसे आहेत.
    why, what for, purpose: For my daughter’s studies. | मुलीच्या शिक्षणासाठी.
  `),
  blanks: { amount: ['4,890', '4,610', '5,240'] },
}
