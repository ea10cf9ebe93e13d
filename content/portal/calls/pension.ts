import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A pensioner's life certificate, given by video so that nobody has to travel. Arrives while the demo runs. */
export const pension: ConsoleCall = {
  id: 'c558',
  language: 'Malayalam',
  reason: 'Life certificate',
  ...transcript(`
    lang: ml
    0 4 assistant: Namaskaram, Kaveri Bank. | നമസ്കാരം, കാവേരി ബാങ്ക്.
    6 14 caller: Is a life certificate needed for the pension to come? | പെൻഷൻ വരാൻ ലൈഫ് സർട്ടിഫിക്കറ്റ് വേണോ?
    6 mood: Unsure
    16 24 assistant: Yes, in November. Your date of birth? | വേണം, നവംബറിൽ. നിങ്ങളുടെ ജനനത്തീയതി?
    26 31 caller: 10 October, 1955 | പത്ത് ഒക്ടോബർ, 1955
    33 system: Caller verified, two factors
    35 system: Certificate due 30 Nov
    36 45 assistant: Thank you. You can give it by video call. | നന്ദി. വീഡിയോ കോൾ വഴി നൽകാം.
    47 53 caller: Need I not come to the bank? | ബാങ്കിൽ വരേണ്ടേ?
    55 63 assistant: No. Shall we call on 3 November, at ten? | വേണ്ട. നവംബർ മൂന്നിന് രാവിലെ പത്തിന് വിളിക്കട്ടെ?
    65 69 caller: All right, thank you. | ശരി, നന്ദി.
    65 mood: Relieved
    71 system: Video call booked, 3 Nov, 10:00
    72 79 assistant: Booked. I will remind you the day before. | ബുക്ക് ചെയ്തു. തലേന്ന് ഓർമ്മിപ്പിക്കാം.
  `),
  checks: markedChecks(`
    2 greeting, 9 language, 18 date-or-time, 33 two-factors, 40 composure, 57 one-question,
    72 right-action
  `),
  system: 'CRM · video-kyc',
  verifiedAt: 33,
  suggestion: 'Say what to keep at hand',
  takeUp: phrases(`
    said: Just keep the Aadhaar card at hand. | ആധാർ കാർഡ് കൈയിൽ വെച്ചാൽ മതി.
    answered: All right, I will. | ശരി, വെക്കാം.
  `),
  facts: facts(`
    birth, dob: 10 October, 1955 | പത്ത് ഒക്ടോബർ, 1955
    time, day, when: The morning is best. | രാവിലെ മതി.
  `),
}
