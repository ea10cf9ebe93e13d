import { facts, markedChecks, phrases, transcript } from '../call-words-forms.ts'
import type { ConsoleCall } from '../console-call.ts'

/** A payment the caller never made: card stopped first, then a person. */
export const fraudAlert: ConsoleCall = {
  id: 'c820',
  language: 'English',
  reason: 'Fraud alert',
  ...transcript(`
    0 2 assistant: Kaveri Bank.
    3 9 caller: I did not make this payment. ₹{amount}, just now!
    3 mood: Alarmed
    10 16 assistant: I have stopped the card. Connecting you to the fraud desk.
    10 system: Card stopped
    17 system: Handed to Imran K. with notes
    22 34 colleague: Imran here, fraud desk. You are safe, it is blocked.
    36 46 caller: It was a shop I have never heard of.
    50 64 colleague: I can see it. An online order, at 11:36. Did you share a code with anyone?
    67 78 caller: No. Someone called about a parcel, I put the phone down.
    80 system: Chargeback opened
    82 98 colleague: Good. Then the money is still with the merchant’s bank.
    101 108 caller: What do I do next?
    104 mood: Alarmed, calmer now
    112 128 colleague: Two questions, then I file it for you. Do you have the card with you?
    131 138 caller: Yes, it is in my hand.
    142 158 colleague: And the phone number on the account is still only yours?
    161 166 caller: Only mine.
    170 system: Case KB207744 filed
    172 190 colleague: Filed, KB207744. The amount is held for you, and a new card leaves today.
    193 200 caller: Thank you. I was shaking.
    193 mood: Relieved
    202 208 colleague: You did right to call at once.
  `),
  checks: markedChecks(`
    3 greeting, 10 right-action, 15 composure, 40 no-overlap, 62 no-secrets, 90 two-factors,
    160 one-question, 176 reference, 206 anything-left missed
  `),
  system: 'Case · KB207744',
  verifiedAt: 90,
  person: 'Imran K.',
  handedOverAt: 17,
  suggestion: 'Ask whether another card is at risk',
  takeUp: phrases(`
    said: Do you use the same number on another card?
    answered: Yes, on a credit card. Please look at that too.
  `),
  facts: facts(`
    birth, dob: 30 August, 1969.
    code, OTP, PIN: No, I gave no code to anyone.
    card, with you: Yes, it is in my hand.
    amount, how much: ₹{amount}. The message came at 11:36.
  `),
  blanks: { amount: ['34,999', '8,499', '61,200'] },
}
