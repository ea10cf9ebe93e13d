import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A cheque book, sent only after the address has been read back. */
export const chequeBook: ConsoleCall = {
  id: 'c336',
  language: 'Telugu',
  reason: 'Cheque book',
  ...transcript(`
    lang: te
    0 4 assistant: Namaskaram, Kaveri Bank. | నమస్కారం, కావేరి బ్యాంక్.
    5 10 caller: I need a new cheque book. | నాకు కొత్త చెక్ బుక్ కావాలి.
    5 mood: Even
    12 18 assistant: Certainly. Your date of birth? | తప్పకుండా. మీ పుట్టిన తేదీ?
    20 24 caller: 7 April, 1983 | ఏడు ఏప్రిల్, 1983
    26 system: Caller verified, two factors
    28 system: Address matched
    29 38 assistant: Fifty leaves, to your {city} address? | యాభై లీఫ్‌లు, మీ {city} చిరునామాకు పంపనా?
    40 45 caller: Yes, the same address. | అవును, అదే చిరునామా.
    48 system: Cheque book ordered
    50 60 assistant: Ordered. It comes in five working days. | ఆర్డర్ చేశాను. ఐదు పని దినాల్లో వస్తుంది.
    62 66 caller: All right, thank you. | సరే, ధన్యవాదాలు.
    68 74 assistant: Is there anything else? | ఇంకేమైనా సహాయం కావాలా?
  `),
  checks: markedChecks(`
    2 greeting, 7 language, 14 one-question, 26 two-factors, 34 restates, 50 right-action,
    58 date-or-time, 72 anything-left
  `),
  system: 'CBS · cheque-book(50)',
  verifiedAt: 26,
  suggestion: 'Offer tracking by SMS',
  takeUp: phrases(`
    said: I will send the tracking link by SMS. | ట్రాకింగ్ లింక్ SMS లో పంపుతాను.
    answered: Good. | మంచిది.
  `),
  facts: facts(`
    birth, dob: 7 April, 1983 | ఏడు ఏప్రిల్, 1983
    address, city, where: {city}, the old address. | {city}, పాత చిరునామానే.
    how many, leaves: Fifty is enough. | యాభై చాలు.
  `),
  blanks: { city: ['Guntur', 'Warangal', 'Nellore', 'Kurnool'] },
}
