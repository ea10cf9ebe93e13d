import { linesIn } from '../call-words-forms.ts'
import { checks, type ConsoleCall } from '../console-call.ts'

const { assistant, caller, colleague } = linesIn('en')

/** A payment the caller never made: card stopped first, then a person. */
export const fraudAlert: ConsoleCall = {
  id: 'c820',
  language: 'English',
  lang: 'en',
  reason: 'Fraud alert',
  lines: [
    assistant(0, 2, 'Kaveri Bank.'),
    caller(3, 9, 'I did not make this payment. ₹{amount}, just now!'),
    assistant(10, 16, 'I have stopped the card. Connecting you to the fraud desk.'),
    colleague(22, 34, 'Imran here, fraud desk. You are safe, it is blocked.'),
    caller(36, 46, 'It was a shop I have never heard of.'),
    colleague(50, 64, 'I can see it. An online order, at 11:36. Did you share a code with anyone?'),
    caller(67, 78, 'No. Someone called about a parcel, I put the phone down.'),
    colleague(82, 98, 'Good. Then the money is still with the merchant’s bank.'),
    caller(101, 108, 'What do I do next?'),
    colleague(112, 128, 'Two questions, then I file it for you. Do you have the card with you?'),
    caller(131, 138, 'Yes, it is in my hand.'),
    colleague(142, 158, 'And the phone number on the account is still only yours?'),
    caller(161, 166, 'Only mine.'),
    colleague(172, 190, 'Filed, KB207744. The amount is held for you, and a new card leaves today.'),
    caller(193, 200, 'Thank you. I was shaking.'),
    colleague(202, 208, 'You did right to call at once.'),
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
    { asked: ['amount', 'how much'], text: '₹{amount}. The message came at 11:36.' },
  ],
  blanks: { amount: ['34,999', '8,499', '61,200'] },
}
