import type { CheckId } from './quality-checks.ts'

/** A sheet's note on a check if the call itself is not recorded: passed, and missed. */
export const notedEvidence: Readonly<Record<CheckId, readonly [passed: string, missed: string]>> = {
  greeting: ['Bank named in the first sentence', 'The bank was not named.'],
  language: ['Answered in the caller’s language', 'Asked the caller to change language.'],
  'two-factors': ['Number and date of birth matched', 'One factor only.'],
  'no-secrets': ['No request for PIN, CVV or card number', 'Asked for the card number.'],
  restates: ['Said back before acting', 'Did not restate.'],
  'one-question': ['One question, one answer', 'Three questions in one.'],
  'right-action': ['Entered in the system during the call', 'Nothing was entered in the system.'],
  'date-or-time': ['A day was named', 'No date.'],
  reference: ['Read out, digit by digit', 'No reference.'],
  composure: ['Pace and volume level throughout', 'Louder than before, for 6 s.'],
  'no-overlap': ['No overlap longer than 0.4 s', 'Spoke over the caller for 1.2 s.'],
  'anything-left': ['Asked before closing', 'Closed without asking.'],
}

/** Instead of evidence where no reference had to be given. */
export const noReferenceDue = 'Nothing was opened that has a reference'

/** What the team lead has already written about a call below 60. */
export const earlierNote = {
  from: 'Sunita G.',
  words: 'I have listened to this one. We go through it together at half past twelve.',
}
