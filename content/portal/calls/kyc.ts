import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller } = linesIn('bn')

/** A worried question about a KYC message, checked before it is answered. */
export const kyc: ConsoleCall = {
  id: 'c755',
  language: 'Bengali',
  lang: 'bn',
  reason: 'KYC',
  lines: [
    assistant(0, 3, 'Nomoshkar, Kaveri Bank.', 'নমস্কার, কাবেরী ব্যাংক।'),
    caller(
      4,
      11,
      'I got a KYC message. Will my account be closed?',
      'KYC-র মেসেজ এসেছে। অ্যাকাউন্ট কি বন্ধ হয়ে যাবে?',
    ),
    assistant(
      13,
      21,
      'No, there is time, until the 30th. Your date of birth?',
      'না, সময় আছে, ত্রিশ তারিখ পর্যন্ত। আপনার জন্মতারিখ?',
    ),
    caller(22, 26, '5 December, 1986', 'পাঁচ ডিসেম্বর, 1986'),
    assistant(30, 38, 'Thank you. Shall I send the link?', 'ধন্যবাদ। লিংক পাঠাব?'),
    caller(40, 44, 'Yes, on WhatsApp.', 'হ্যাঁ, WhatsApp-এ।'),
    assistant(48, 56, 'Sent. It takes three minutes.', 'পাঠিয়েছি। তিন মিনিট লাগবে।'),
    caller(58, 61, 'All right, thank you.', 'ঠিক আছে, ধন্যবাদ।'),
    assistant(62, 67, 'Thank you. Take care.', 'ধন্যবাদ। ভালো থাকবেন।'),
  ],
  events: [
    { at: 12, text: 'KYC due 30 Oct' },
    { at: 27, text: 'Caller verified, two factors' },
    { at: 47, text: 'Link sent on WhatsApp' },
  ],
  checks: checks(
    [
      [2, 'greeting'],
      [7, 'language'],
      [14, 'date-or-time'],
      [18, 'composure'],
      [27, 'two-factors'],
      [36, 'no-secrets'],
      [48, 'right-action'],
      [66, 'anything-left'],
    ],
    ['anything-left'],
  ),
  system: 'CRM · kyc-link',
  moods: [
    { at: 4, text: 'Worried' },
    { at: 22, text: 'Even' },
  ],
  verifiedAt: 27,
  suggestion: 'Offer video KYC',
  takeUp: {
    said: {
      text: 'চাইলে ভিডিও কলেও KYC করা যায়।',
      english: 'If you like, KYC can be done by video call too.',
    },
    answered: { text: 'না, লিংকেই হবে।', english: 'No, the link will do.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: 'পাঁচ ডিসেম্বর, 1986', english: '5 December, 1986' },
    { asked: ['pan', 'aadhaar', 'document'], text: 'হ্যাঁ, দুটোই আছে।', english: 'Yes, I have both.' },
    { asked: ['link', 'receive', 'got'], text: 'হ্যাঁ, লিংক এসেছে।', english: 'Yes, the link has come.' },
  ],
}
