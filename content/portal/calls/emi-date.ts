import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('ta')

/** An instalment moved to another day of the month. */
export const emiDate: ConsoleCall = {
  id: 'c067',
  language: 'Tamil',
  lang: 'ta',
  reason: 'EMI date',
  lines: [
    assistant(0, 4, 'Vanakkam, Kaveri Bank.', 'வணக்கம், காவேரி வங்கி.'),
    caller(6, 13, 'When is this month’s EMI?', 'இந்த மாத EMI எப்போது?'),
    assistant(15, 22, 'On the fifth, {amount} rupees.', 'ஐந்தாம் தேதி, {amount} ரூபாய்.'),
    caller(24, 29, 'Can the date be changed?', 'தேதியை மாற்ற முடியுமா?'),
    assistant(
      31,
      40,
      'It can be moved to the tenth. Your date of birth?',
      'பத்தாம் தேதிக்கு மாற்றலாம். உங்கள் பிறந்த தேதி?',
    ),
    caller(42, 46, '3 May, 1990', 'மூன்று மே, 1990'),
    assistant(50, 59, 'Thank you. From next month it is the tenth.', 'நன்றி. அடுத்த மாதம் முதல் பத்தாம் தேதி.'),
    caller(61, 65, 'Thank you very much.', 'ரொம்ப நன்றி.'),
    assistant(67, 73, 'Thank you. Is there anything else?', 'நன்றி. வேறு ஏதாவது உதவி வேண்டுமா?'),
  ],
  events: [
    { at: 14, text: 'Loan account found' },
    { at: 30, text: 'Date change allowed once a year' },
    { at: 47, text: 'Caller verified, two factors' },
    { at: 49, text: 'EMI date set to the 10th' },
  ],
  checks: checks([
    [3, 'greeting'],
    [8, 'language'],
    [15, 'restates'],
    [26, 'composure'],
    [34, 'date-or-time'],
    [47, 'two-factors'],
    [50, 'right-action'],
    [70, 'anything-left'],
  ]),
  system: 'LOS · emi-date(10)',
  moods: [
    { at: 6, text: 'Even' },
    { at: 61, text: 'Pleased' },
  ],
  verifiedAt: 47,
  suggestion: 'Mention the auto-pay discount',
  takeUp: {
    said: {
      text: 'ஆட்டோ-பே வைத்தால் வட்டியில் சிறு தள்ளுபடி உண்டு.',
      english: 'With auto-pay there is a small discount on the interest.',
    },
    answered: { text: 'அப்படியா? அதையும் செய்யுங்கள்.', english: 'Is that so? Do that too.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'மூன்று மே, 1990', english: '3 May, 1990' },
    {
      asked: ['why', 'salary'],
      text: 'சம்பளம் ஏழாம் தேதி வருகிறது.',
      english: 'My salary comes on the seventh.',
    },
    { asked: ['tenth', 'date', 'day'], text: 'பத்தாம் தேதி சரி.', english: 'The tenth is fine.' },
  ],
  blanks: { amount: ['6,450', '8,120', '4,975', '11,300'] },
}
