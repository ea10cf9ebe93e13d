import { checks, type ConsoleCall, line } from '../console-call.ts'

const en = 'en'

/** A payment the caller never made: card stopped first, then a person. */
export const fraudAlert: ConsoleCall = {
  id: 'c820',
  language: 'English',
  lang: en,
  reason: 'Fraud alert',
  lines: [
    line('assistant', 0, 2, en, 'Kaveri Bank.'),
    line('caller', 3, 9, en, 'I did not make this payment. ₹{amount}, just now!'),
    line('assistant', 10, 16, en, 'I have stopped the card. Connecting you to the fraud desk.'),
    line('colleague', 22, 34, en, 'Imran here, fraud desk. You are safe, it is blocked.'),
    line('caller', 36, 46, en, 'It was a shop I have never heard of.'),
    line(
      'colleague',
      50,
      64,
      en,
      'I can see it. An online order, at 11.36. Did you share a code with anyone?',
    ),
    line('caller', 67, 78, en, 'No. Someone called about a parcel, I put the phone down.'),
    line('colleague', 82, 98, en, 'Good. Then the money is still with the merchant’s bank.'),
    line('caller', 101, 108, en, 'What do I do next?'),
    line('colleague', 112, 128, en, 'Two questions, then I file it for you. Do you have the card with you?'),
    line('caller', 131, 138, en, 'Yes, it is in my hand.'),
    line('colleague', 142, 158, en, 'And the phone number on the account is still only yours?'),
    line('caller', 161, 166, en, 'Only mine.'),
    line(
      'colleague',
      172,
      190,
      en,
      'Filed, KB207744. The amount is held for you, and a new card leaves today.',
    ),
    line('caller', 193, 200, en, 'Thank you. I was shaking.'),
    line('colleague', 202, 208, en, 'You did right to call at once.'),
  ],
  events: [
    { at: 10, text: 'Card stopped' },
    { at: 17, text: 'Handed to Imran K. with notes' },
    { at: 80, text: 'Chargeback opened' },
    { at: 170, text: 'Case KB207744 filed' },
  ],
  checks: checks(
    [
      [3, 'greeting'],
      [10, 'right-action'],
      [15, 'composure'],
      [40, 'no-overlap'],
      [62, 'no-secrets'],
      [90, 'two-factors'],
      [160, 'one-question'],
      [176, 'reference'],
      [206, 'anything-left'],
    ],
    ['anything-left'],
  ),
  system: 'Case · KB207744',
  moods: [
    { at: 3, text: 'Alarmed' },
    { at: 104, text: 'Alarmed, calmer now' },
    { at: 193, text: 'Relieved' },
  ],
  verifiedAt: 90,
  person: 'Imran K.',
  handedOverAt: 17,
  suggestion: 'Ask whether another card is at risk',
  takeUp: {
    said: { text: 'Do you use the same number on another card?' },
    answered: { text: 'Yes, on a credit card. Please look at that too.' },
  },
  facts: [
    { asked: ['birth', 'dob'], text: '30 August, 1969.' },
    { asked: ['code', 'otp', 'pin'], text: 'No, I gave no code to anyone.' },
    { asked: ['card', 'with you'], text: 'Yes, it is in my hand.' },
    { asked: ['amount', 'how much'], text: '₹{amount}. The message came at 11.36.' },
  ],
  blanks: { amount: ['34,999', '8,499', '61,200'] },
}
