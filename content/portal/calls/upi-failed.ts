import { site } from '../../site.ts'
import { facts, linesOf, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A failed payment, in Hindi and English mixed; a date may be promised only with a supervisor's word. */
export const upiFailed: ConsoleCall = {
  id: 'c649',
  language: 'Hindi and English, mixed',
  reason: 'UPI failed',
  ...transcript(`
    lang: hi
    0 4 assistant: Namaste, Kaveri Bank. | नमस्ते, कावेरी बैंक।
    5 14 caller: UPI failed, but the money is gone. | UPI fail हो गया, but पैसे कट गए।
    5 mood: Worried
    16 22 assistant: Let me look. How much was it? | मैं देखती हूँ। Amount कितना था?
    24 31 caller: ₹{amount}, it was the school fees. | ₹{amount}, school की fees थी।
    33 system: Payment found, U30, pending
    35 43 assistant: I see it. It is pending at the other bank. | मिल गया। Payment दूसरे बैंक में pending है।
    45 51 caller: Will it come back today? The school is calling me. | आज वापस आएगा? School से फ़ोन आ रहा है।
    52 system: Asked NPCI for status
    55 65 assistant: It will be back by Friday for certain. I will message you. | शुक्रवार तक पक्का आ जाएगा। मैं message करूँगी।
    66 system: Message set for Friday, 6 pm
    67 72 caller: Okay, do send the message. | Okay, message ज़रूर करना।
    67 mood: Calmer
    74 81 assistant: Certainly. The reference is on SMS. | ज़रूर। Reference SMS पर भेज दिया है।
  `),
  checks: markedChecks(`
    2 greeting, 9 language, 18 one-question, 33 two-factors, 40 restates missed, 50 composure,
    58 date-or-time, 80 reference missed
  `),
  system: 'NPCI · status(U30)',
  verifiedAt: 33,
  decision: {
    because: `The caller has asked for a day. ${site.brand} may not promise one while NPCI says pending.`,
    label: 'Allow “by Friday”',
    done: 'You allowed “by Friday”',
    meanwhile: linesOf(`
      lang: hi
      1 7 assistant: Give me a minute, I am confirming it. | एक minute दीजिए, मैं confirm कर रही हूँ।
      30 34 caller: Hello? What happened? | Hello? क्या हुआ?
      36 42 assistant: I am here. I am asking for the date. | मैं यहीं हूँ। तारीख़ पूछ रही हूँ।
      110 114 caller: All right, I am waiting. | ठीक है, wait कर रहा हूँ।
    `),
  },
  suggestion: 'Say: by Friday, no action needed',
  takeUp: phrases(`
    said: You do not need to do anything. | आपको कुछ करने की ज़रूरत नहीं है।
    answered: Okay, all right. | Okay, ठीक है।
  `),
  facts: facts(`
    birth, dob: 20 July, 1992 | बीस जुलाई, 1992
    amount, how much: ₹{amount} | ₹{amount}
    school, whom, where: It was the school fees. Today is the last date. | School की fees थी, आज last date है।
  `),
  blanks: { amount: ['2,300', '860', '4,150', '12,000'] },
}
