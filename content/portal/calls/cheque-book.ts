import { checks, type ConsoleCall, line } from '../console-call.ts'

const te = 'te'

/** A cheque book, sent only after the address has been read back. */
export const chequeBook: ConsoleCall = {
  id: 'c336',
  language: 'Telugu',
  lang: te,
  reason: 'Cheque book',
  lines: [
    line('assistant', 0, 4, te, 'నమస్కారం, కావేరి బ్యాంక్.', 'Namaskaram, Kaveri Bank.'),
    line('caller', 5, 10, te, 'నాకు కొత్త చెక్ బుక్ కావాలి.', 'I need a new cheque book.'),
    line('assistant', 12, 18, te, 'తప్పకుండా. మీ పుట్టిన తేదీ?', 'Certainly. Your date of birth?'),
    line('caller', 20, 24, te, 'ఏడు ఏప్రిల్, 1983', '7 April, 1983'),
    line(
      'assistant',
      29,
      38,
      te,
      'యాభై లీఫ్‌లు, మీ {city} చిరునామాకు పంపనా?',
      'Fifty leaves, to your {city} address?',
    ),
    line('caller', 40, 45, te, 'అవును, అదే చిరునామా.', 'Yes, the same address.'),
    line(
      'assistant',
      50,
      60,
      te,
      'ఆర్డర్ చేశాను. ఐదు పని దినాల్లో వస్తుంది.',
      'Ordered. It comes in five working days.',
    ),
    line('caller', 62, 66, te, 'సరే, ధన్యవాదాలు.', 'All right, thank you.'),
    line('assistant', 68, 74, te, 'ఇంకేమైనా సహాయం కావాలా?', 'Is there anything else?'),
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
