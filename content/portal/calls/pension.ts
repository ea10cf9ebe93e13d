import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('ml')

/** A pensioner's life certificate, given by video so that nobody has to travel. Arrives while the demo runs. */
export const pension: ConsoleCall = {
  id: 'c558',
  language: 'Malayalam',
  lang: 'ml',
  reason: 'Life certificate',
  lines: [
    assistant(0, 4, 'Namaskaram, Kaveri Bank.', 'നമസ്കാരം, കാവേരി ബാങ്ക്.'),
    caller(
      6,
      14,
      'Is a life certificate needed for the pension to come?',
      'പെൻഷൻ വരാൻ ലൈഫ് സർട്ടിഫിക്കറ്റ് വേണോ?',
    ),
    assistant(16, 24, 'Yes, in November. Your date of birth?', 'വേണം, നവംബറിൽ. നിങ്ങളുടെ ജനനത്തീയതി?'),
    caller(26, 31, '10 October, 1955', 'പത്ത് ഒക്ടോബർ, 1955'),
    assistant(36, 45, 'Thank you. You can give it by video call.', 'നന്ദി. വീഡിയോ കോൾ വഴി നൽകാം.'),
    caller(47, 53, 'Need I not come to the bank?', 'ബാങ്കിൽ വരേണ്ടേ?'),
    assistant(
      55,
      63,
      'No. Shall we call on 3 November, at ten?',
      'വേണ്ട. നവംബർ മൂന്നിന് രാവിലെ പത്തിന് വിളിക്കട്ടെ?',
    ),
    caller(65, 69, 'All right, thank you.', 'ശരി, നന്ദി.'),
    assistant(72, 79, 'Booked. I will remind you the day before.', 'ബുക്ക് ചെയ്തു. തലേന്ന് ഓർമ്മിപ്പിക്കാം.'),
  ],
  events: [
    { at: 33, text: 'Caller verified, two factors' },
    { at: 35, text: 'Certificate due 30 Nov' },
    { at: 71, text: 'Video call booked, 3 Nov, 10:00' },
  ],
  checks: checks([
    [2, 'greeting'],
    [9, 'language'],
    [18, 'date-or-time'],
    [33, 'two-factors'],
    [40, 'composure'],
    [57, 'one-question'],
    [72, 'right-action'],
  ]),
  system: 'CRM · video-kyc',
  moods: [
    { at: 6, text: 'Unsure' },
    { at: 65, text: 'Relieved' },
  ],
  verifiedAt: 33,
  suggestion: 'Say what to keep at hand',
  takeUp: {
    said: { text: 'ആധാർ കാർഡ് കൈയിൽ വെച്ചാൽ മതി.', english: 'Just keep the Aadhaar card at hand.' },
    answered: { text: 'ശരി, വെക്കാം.', english: 'All right, I will.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'പത്ത് ഒക്ടോബർ, 1955', english: '10 October, 1955' },
    { asked: ['time', 'day', 'when'], text: 'രാവിലെ മതി.', english: 'The morning is best.' },
  ],
}
