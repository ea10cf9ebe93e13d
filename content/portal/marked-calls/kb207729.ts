import { caller, found, heard, missed, assistant } from '../call-words-forms.ts'
import type { CallWords } from '../call-words.ts'

/** The failed UPI payment, answered by the assistant. */
export const kb207729: CallWords = {
  sheetId: 'KB207729',
  language: 'Hindi',
  lines: [
    assistant(0, 4, 'Namaste, Kaveri Bank.', 'नमस्ते, कावेरी बैंक।'),
    caller(5, 14, 'UPI failed, but the money is gone.', 'UPI फ़ेल हुआ, पैसे कट गए।'),
    assistant(16, 20, 'How much, and to whom?', 'कितने, और किसको?'),
    caller(21, 27, '2,300, to the school.', '2,300, स्कूल को।'),
    assistant(28, 32, 'Your date of birth, please?', 'कृपया अपनी जन्मतिथि बताइए।'),
    caller(33, 37, '2 January, 1985.', 'दो जनवरी, 1985।'),
    assistant(40, 49, 'I see it. It is pending at the other bank.', 'दिख रहा है। दूसरे बैंक में रुका है।'),
    caller(51, 59, 'Will I have to pay the school again?', 'क्या स्कूल को फिर से देना होगा?'),
    assistant(62, 66, 'It will come back.', 'पैसे वापस आ जाएँगे।'),
    caller(67, 69, 'When?', 'कब?'),
    assistant(70, 75, 'By Friday, the 17th. I will message you.', 'शुक्रवार, 17 तारीख़ तक। मैं संदेश भेजूँगी।'),
    assistant(76, 80, 'Reference K B 2 0 7 7 2 9. Is there anything else?', 'रेफ़रेंस के बी 2 0 7 7 2 9। और कुछ?'),
    caller(81, 84, 'No, thank you.', 'नहीं, धन्यवाद।'),
  ],
  evidence: {
    greeting: heard(0, 'Namaste, Kaveri Bank.'),
    language: found('Caller in Hindi, answered in Hindi', 5),
    'two-factors': found('Number and date of birth matched', 37),
    'no-secrets': found('No request for PIN, CVV or card number'),
    restates: missed(16, 'How much, and to whom?', 'Asked before saying what it had understood.'),
    'one-question': heard(28, 'Your date of birth, please?'),
    'right-action': found('Status asked of the payment network', 44),
    'date-or-time': missed(62, 'It will come back.', 'No date until asked.'),
    reference: heard(76, 'Reference K B 2 0 7 7 2 9.'),
    composure: found('Pace and volume level throughout', 51),
    'no-overlap': found('No overlap longer than 0.4 s'),
    'anything-left': heard(76, 'Is there anything else?'),
  },
  draft: 'When a payment is pending, say the day it returns in the same sentence, before the caller asks.',
}
