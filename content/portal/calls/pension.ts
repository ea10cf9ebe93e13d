import { checks, type ConsoleCall, line } from '../console-call.ts'

const ml = 'ml'

/** A pensioner's life certificate, given by video so that nobody has to travel. Arrives while the demo runs. */
export const pension: ConsoleCall = {
  id: 'c558',
  language: 'Malayalam',
  lang: ml,
  reason: 'Life certificate',
  lines: [
    line('assistant', 0, 4, ml, 'നമസ്കാരം, കാവേരി ബാങ്ക്.', 'Namaskaram, Kaveri Bank.'),
    line(
      'caller',
      6,
      14,
      ml,
      'പെൻഷൻ വരാൻ ലൈഫ് സർട്ടിഫിക്കറ്റ് വേണോ?',
      'Is a life certificate needed for the pension to come?',
    ),
    line(
      'assistant',
      16,
      24,
      ml,
      'വേണം, നവംബറിൽ. നിങ്ങളുടെ ജനനത്തീയതി?',
      'Yes, in November. Your date of birth?',
    ),
    line('caller', 26, 31, ml, 'പത്ത് ഒക്ടോബർ, 1955', '10 October, 1955'),
    line('assistant', 36, 45, ml, 'നന്ദി. വീഡിയോ കോൾ വഴി നൽകാം.', 'Thank you. You can give it by video call.'),
    line('caller', 47, 53, ml, 'ബാങ്കിൽ വരേണ്ടേ?', 'Need I not come to the bank?'),
    line(
      'assistant',
      55,
      63,
      ml,
      'വേണ്ട. നവംബർ മൂന്നിന് രാവിലെ പത്തിന് വിളിക്കട്ടെ?',
      'No. Shall we call on 3 November, at ten?',
    ),
    line('caller', 65, 69, ml, 'ശരി, നന്ദി.', 'All right, thank you.'),
    line(
      'assistant',
      72,
      79,
      ml,
      'ബുക്ക് ചെയ്തു. തലേന്ന് ഓർമ്മിപ്പിക്കാം.',
      'Booked. I will remind you the day before.',
    ),
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
