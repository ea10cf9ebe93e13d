import { site } from '../../site.ts'
import { checks, type ConsoleCall, line } from '../console-call.ts'

const hi = 'hi'

/** A failed payment, in Hindi and English mixed; a date may be promised only with a supervisor's word. */
export const upiFailed: ConsoleCall = {
  id: 'c649',
  language: 'Hindi and English, mixed',
  lang: hi,
  reason: 'UPI failed',
  lines: [
    line('assistant', 0, 4, hi, 'नमस्ते, कावेरी बैंक।', 'Namaste, Kaveri Bank.'),
    line('caller', 5, 14, hi, 'UPI fail हो गया, but पैसे कट गए।', 'UPI failed, but the money is gone.'),
    line('assistant', 16, 22, hi, 'मैं देखती हूँ। Amount कितना था?', 'Let me look. How much was it?'),
    line('caller', 24, 31, hi, '₹{amount}, school की fees थी।', '₹{amount}, it was the school fees.'),
    line(
      'assistant',
      35,
      43,
      hi,
      'मिल गया। Payment दूसरे बैंक में pending है।',
      'I see it. It is pending at the other bank.',
    ),
    line(
      'caller',
      45,
      51,
      hi,
      'आज वापस आएगा? School से फ़ोन आ रहा है।',
      'Will it come back today? The school is calling me.',
    ),
    line(
      'assistant',
      55,
      65,
      hi,
      'शुक्रवार तक पक्का आ जाएगा। मैं message करूँगी।',
      'It will be back by Friday for certain. I will message you.',
    ),
    line('caller', 67, 72, hi, 'Okay, message ज़रूर करना।', 'Okay, do send the message.'),
    line('assistant', 74, 81, hi, 'ज़रूर। Reference SMS पर भेज दिया है।', 'Certainly. The reference is on SMS.'),
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
      line(
        'assistant',
        1,
        7,
        hi,
        'एक minute दीजिए, मैं confirm कर रही हूँ।',
        'Give me a minute, I am confirming it.',
      ),
      line('caller', 30, 34, hi, 'Hello? क्या हुआ?', 'Hello? What happened?'),
      line('assistant', 36, 42, hi, 'मैं यहीं हूँ। तारीख़ पूछ रही हूँ।', 'I am here. I am asking for the date.'),
      line('caller', 110, 114, hi, 'ठीक है, wait कर रहा हूँ।', 'All right, I am waiting.'),
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
