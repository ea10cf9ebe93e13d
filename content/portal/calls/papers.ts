import { consoleCall } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

export const papers: readonly ConsoleCall[] = [
  // A worried question about a KYC message, checked before it is answered.
  consoleCall({
    id: 'c755',
    language: 'Bengali',
    reason: 'KYC',
    system: 'CRM · kyc-link',
    suggestion: 'Offer video KYC',
    script: `
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
      checks: 2 greeting, 7 language, 14 date-or-time, 18 composure, 27 two-factors, 36 no-secrets
      checks: 48 right-action, 66 anything-left missed
      said: If you like, KYC can be done by video call too. | চাইলে ভিডিও কলেও KYC করা যায়।
      answered: No, the link will do. | না, লিংকেই হবে।
      if birth, dob: 5 December, 1986 | পাঁচ ডিসেম্বর, 1986
      if pan, aadhaar, document: Yes, I have both. | হ্যাঁ, দুটোই আছে।
      if link, receive, got: Yes, the link has come. | হ্যাঁ, লিংক এসেছে।
    `,
  }),
  // A pensioner's life certificate, given by video so that nobody has to travel. Arrives while the demo runs.
  consoleCall({
    id: 'c558',
    language: 'Malayalam',
    reason: 'Life certificate',
    system: 'CRM · video-kyc',
    suggestion: 'Say what to keep at hand',
    script: `
      lang: ml
      0 4 assistant: Namaskaram, Kaveri Bank. | നമസ്കാരം, കാവേരി ബാങ്ക്.
      6 14 caller: Is a life certificate needed for the pension to come? | പെൻഷൻ വരാൻ ലൈഫ് സർട്ടിഫിക്കറ്റ് വേണോ?
      6 mood: Unsure
      16 24 assistant: Yes, in November. Your date of birth? | വേണം, നവംബറിൽ. നിങ്ങളുടെ ജനനത്തീയതി?
      26 31 caller: 10 October, 1955 | പത്ത് ഒക്ടോബർ, 1955
      33 system: Caller verified, two factors
      35 system: Certificate due 30 Nov
      36 45 assistant: Thank you. You can give it by video call. | നന്ദി. വീഡിയോ കോൾ വഴി നൽകാം.
      47 53 caller: Need I not come to the bank? | ബാങ്കിൽ വരേണ്ടേ?
      55 63 assistant: No. Shall we call on 3 November, at ten? | വേണ്ട. നവംബർ മൂന്നിന് രാവിലെ പത്തിന് വിളിക്കട്ടെ?
      65 69 caller: All right, thank you. | ശരി, നന്ദി.
      65 mood: Relieved
      71 system: Video call booked, 3 Nov, 10:00
      72 79 assistant: Booked. I will remind you the day before. | ബുക്ക് ചെയ്തു. തലേന്ന് ഓർമ്മിപ്പിക്കാം.
      checks: 2 greeting, 9 language, 18 date-or-time, 33 two-factors, 40 composure, 57 one-question
      checks: 72 right-action
      said: Just keep the Aadhaar card at hand. | ആധാർ കാർഡ് കൈയിൽ വെച്ചാൽ മതി.
      answered: All right, I will. | ശരി, വെക്കാം.
      if birth, dob: 10 October, 1955 | പത്ത് ഒക്ടോബർ, 1955
      if time, day, when: The morning is best. | രാവിലെ മതി.
    `,
  }),
]
