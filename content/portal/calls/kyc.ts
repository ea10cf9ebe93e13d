import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A worried question about a KYC message, checked before it is answered. */
export const kyc: ConsoleCall = {
  id: 'c755',
  language: 'Bengali',
  reason: 'KYC',
  ...transcript(`
    lang: bn
    0 3 assistant: Nomoshkar, Kaveri Bank. | নমস্কার, কাবেরী ব্যাংক।
    4 11 caller: I got a KYC message. Will my account be closed? | KYC-র মেসেজ এসেছে। অ্যাকাউন্ট কি বন্ধ হয়ে যাবে?
    4 mood: Worried
    12 system: KYC due 30 Oct
    13 21 assistant: No, there is time, until the 30th. Your date of birth? | না, সময় আছে, ত্রিশ তারিখ পর্যন্ত। আপনার জন্মতারিখ?
    22 26 caller: 5 December, 1986 | পাঁচ ডিসেম্বর, 1986
    22 mood: Even
    27 system: Caller verified, two factors
    30 38 assistant: Thank you. Shall I send the link? | ধন্যবাদ। লিংক পাঠাব?
    40 44 caller: Yes, on WhatsApp. | হ্যাঁ, WhatsApp-এ।
    47 system: Link sent on WhatsApp
    48 56 assistant: Sent. It takes three minutes. | পাঠিয়েছি। তিন মিনিট লাগবে।
    58 61 caller: All right, thank you. | ঠিক আছে, ধন্যবাদ।
    62 67 assistant: Thank you. Take care. | ধন্যবাদ। ভালো থাকবেন।
  `),
  checks: markedChecks(`
    2 greeting, 7 language, 14 date-or-time, 18 composure, 27 two-factors, 36 no-secrets,
    48 right-action, 66 anything-left missed
  `),
  system: 'CRM · kyc-link',
  verifiedAt: 27,
  suggestion: 'Offer video KYC',
  takeUp: phrases(`
    said: If you like, KYC can be done by video call too. | চাইলে ভিডিও কলেও KYC করা যায়।
    answered: No, the link will do. | না, লিংকেই হবে।
  `),
  facts: facts(`
    birth, dob: 5 December, 1986 | পাঁচ ডিসেম্বর, 1986
    pan, aadhaar, document: Yes, I have both. | হ্যাঁ, দুটোই আছে।
    link, receive, got: Yes, the link has come. | হ্যাঁ, লিংক এসেছে।
  `),
}
