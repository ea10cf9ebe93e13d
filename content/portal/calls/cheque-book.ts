import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('te')

/** A cheque book, sent only after the address has been read back. */
export const chequeBook: ConsoleCall = {
  id: 'c336',
  language: 'Telugu',
  lang: 'te',
  reason: 'Cheque book',
  lines: [
    assistant(0, 4, 'Namaskaram, Kaveri Bank.', 'నమస్కారం, కావేరి బ్యాంక్.'),
    caller(5, 10, 'I need a new cheque book.', 'నాకు కొత్త చెక్ బుక్ కావాలి.'),
    assistant(12, 18, 'Certainly. Your date of birth?', 'తప్పకుండా. మీ పుట్టిన తేదీ?'),
    caller(20, 24, '7 April, 1983', 'ఏడు ఏప్రిల్, 1983'),
    assistant(29, 38, 'Fifty leaves, to your {city} address?', 'యాభై లీఫ్‌లు, మీ {city} చిరునామాకు పంపనా?'),
    caller(40, 45, 'Yes, the same address.', 'అవును, అదే చిరునామా.'),
    assistant(50, 60, 'Ordered. It comes in five working days.', 'ఆర్డర్ చేశాను. ఐదు పని దినాల్లో వస్తుంది.'),
    caller(62, 66, 'All right, thank you.', 'సరే, ధన్యవాదాలు.'),
    assistant(68, 74, 'Is there anything else?', 'ఇంకేమైనా సహాయం కావాలా?'),
  ],
  events: [
    { at: 26, text: 'Caller verified, two factors' },
    { at: 28, text: 'Address matched' },
    { at: 48, text: 'Cheque book ordered' },
  ],
  checks: checks([
    [2, 'greeting'],
    [7, 'language'],
    [14, 'one-question'],
    [26, 'two-factors'],
    [34, 'restates'],
    [50, 'right-action'],
    [58, 'date-or-time'],
    [72, 'anything-left'],
  ]),
  system: 'CBS · cheque-book(50)',
  moods: [{ at: 5, text: 'Even' }],
  verifiedAt: 26,
  suggestion: 'Offer tracking by SMS',
  takeUp: {
    said: { text: 'ట్రాకింగ్ లింక్ SMS లో పంపుతాను.', english: 'I will send the tracking link by SMS.' },
    answered: { text: 'మంచిది.', english: 'Good.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'ఏడు ఏప్రిల్, 1983', english: '7 April, 1983' },
    { asked: ['address', 'city', 'where'], text: '{city}, పాత చిరునామానే.', english: '{city}, the old address.' },
    { asked: ['how many', 'leaves'], text: 'యాభై చాలు.', english: 'Fifty is enough.' },
  ],
  blanks: { city: ['Guntur', 'Warangal', 'Nellore', 'Kurnool'] },
}
