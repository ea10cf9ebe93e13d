/** One question of the score sheet. All points add up to 100. */
export interface QualityCheck {
  id: CheckId
  name: string
  points: number
  group: 'Opening' | 'Verification' | 'Understanding' | 'Resolution' | 'Manner' | 'Closing'
}

const sheet = [
  { id: 'greeting', name: 'Greets and names the bank', points: 5, group: 'Opening' },
  { id: 'language', name: 'Answers in the caller’s language', points: 5, group: 'Opening' },
  { id: 'two-factors', name: 'Verifies on two factors', points: 15, group: 'Verification' },
  { id: 'no-secrets', name: 'Never asks for PIN or card number', points: 15, group: 'Verification' },
  { id: 'restates', name: 'Repeats the problem back', points: 10, group: 'Understanding' },
  { id: 'one-question', name: 'Asks one question at a time', points: 5, group: 'Understanding' },
  { id: 'right-action', name: 'Takes the right action', points: 15, group: 'Resolution' },
  { id: 'date-or-time', name: 'Gives a date or time', points: 8, group: 'Resolution' },
  { id: 'reference', name: 'Reads the reference aloud', points: 8, group: 'Resolution' },
  { id: 'composure', name: 'Stays even when the caller does not', points: 6, group: 'Manner' },
  { id: 'no-overlap', name: 'Does not talk over the caller', points: 4, group: 'Manner' },
  { id: 'anything-left', name: 'Asks if anything is left', points: 4, group: 'Closing' },
] as const satisfies readonly (Omit<QualityCheck, 'id'> & { id: string })[]

export type CheckId = (typeof sheet)[number]['id']

/** The score sheet of the sample bank, in the order in which a call is read. */
export const qualityChecks: readonly QualityCheck[] = sheet
