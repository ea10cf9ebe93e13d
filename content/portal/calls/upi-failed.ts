import { site } from '../../site.ts'
import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('hi')

/** A failed payment, in Hindi and English mixed; a date may be promised only with a supervisor's word. */
export const upiFailed: ConsoleCall = {
  id: 'c649',
  language: 'Hindi and English, mixed',
  lang: 'hi',
  reason: 'UPI failed',
  lines: [
    assistant(0, 4, 'Namaste, Kaveri Bank.', 'नमस्ते, कावेरी बैंक।'),
    caller(5, 14, 'UPI failed, but the money is gone.', 'UPI fail हो गया, but पैसे कट गए।'),
    assistant(16, 22, 'Let me look. How much was it?', 'मैं देखती हूँ। Amount कितना था?'),
    caller(24, 31, '₹{amount}, it was the school fees.', '₹{amount}, school की fees थी।'),
    assistant(35, 43, 'I see it. It is pending at the other bank.', 'मिल गया। Payment दूसरे बैंक में pending है।'),
    caller(
      45,
      51,
      'Will it come back today? The school is calling me.',
      'आज वापस आएगा? School से फ़ोन आ रहा है।',
    ),
    assistant(
      55,
      65,
      'It will be back by Friday for certain. I will message you.',
      'शुक्रवार तक पक्का आ जाएगा। मैं message करूँगी।',
    ),
    caller(67, 72, 'Okay, do send the message.', 'Okay, message ज़रूर करना।'),
    assistant(74, 81, 'Certainly. The reference is on SMS.', 'ज़रूर। Reference SMS पर भेज दिया है।'),
  ],
  events: [
    { at: 33, text: 'Payment found, U30, pending' },
    { at: 52, text: 'Asked NPCI for status' },
    { at: 66, text: 'Message set for Friday, 6 pm' },
  ],
  checks: checks(
    [
      [2, 'greeting'],
      [9, 'language'],
      [18, 'one-question'],
      [33, 'two-factors'],
      [40, 'restates'],
      [50, 'composure'],
      [58, 'date-or-time'],
      [80, 'reference'],
    ],
    ['restates', 'reference'],
  ),
  system: 'NPCI · status(U30)',
  moods: [
    { at: 5, text: 'Worried' },
    { at: 67, text: 'Calmer' },
  ],
  verifiedAt: 33,
  decision: {
    because: `The caller has asked for a day. ${site.brand} may not promise one while NPCI says pending.`,
    label: 'Allow “by Friday”',
    done: 'You allowed “by Friday”',
    meanwhile: [
      assistant(1, 7, 'Give me a minute, I am confirming it.', 'एक minute दीजिए, मैं confirm कर रही हूँ।'),
      caller(30, 34, 'Hello? What happened?', 'Hello? क्या हुआ?'),
      assistant(36, 42, 'I am here. I am asking for the date.', 'मैं यहीं हूँ। तारीख़ पूछ रही हूँ।'),
      caller(110, 114, 'All right, I am waiting.', 'ठीक है, wait कर रहा हूँ।'),
    ],
  },
  suggestion: 'Say: by Friday, no action needed',
  takeUp: {
    said: { text: 'आपको कुछ करने की ज़रूरत नहीं है।', english: 'You do not need to do anything.' },
    answered: { text: 'Okay, ठीक है।', english: 'Okay, all right.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'बीस जुलाई, 1992', english: '20 July, 1992' },
    { asked: ['amount', 'how much'], text: '₹{amount}', english: '₹{amount}' },
    {
      asked: ['school', 'whom', 'where'],
      text: 'School की fees थी, आज last date है।',
      english: 'It was the school fees. Today is the last date.',
    },
  ],
  blanks: { amount: ['2,300', '860', '4,150', '12,000'] },
}
