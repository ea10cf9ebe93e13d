import type { AgentId } from './marked-sheet.ts'
import type { CheckId } from './quality-checks.ts'

/** How many everyday calls of an agent fell in each band this morning. */
interface Morning {
  agent: AgentId
  poor: number
  watch: number
  good: number
  /** Checks that were missed in none of them. */
  neverMissed?: readonly CheckId[]
}

/** The marked calls of the morning that are not written by hand: 404 of 412. */
export const everydayMorning: readonly Morning[] = [
  { agent: 'assistant', poor: 1, watch: 50, good: 245 },
  { agent: 'farida-s', poor: 0, watch: 6, good: 14 },
  { agent: 'imran-k', poor: 0, watch: 3, good: 13 },
  { agent: 'nikhil-p', poor: 0, watch: 11, good: 6, neverMissed: ['two-factors'] },
  { agent: 'sunita-g', poor: 0, watch: 2, good: 8 },
  { agent: 'rhea-t', poor: 2, watch: 9, good: 12 },
  { agent: 'joseph-l', poor: 4, watch: 14, good: 4 },
]

/** A kind of call that comes again and again. */
export interface EverydayCall {
  reason: string
  takenBy: readonly AgentId[]
  notApplicable?: readonly CheckId[]
}

export const everydayCalls = [
  { reason: 'Balance', takenBy: ['assistant'], notApplicable: ['reference'] },
  { reason: 'EMI date', takenBy: ['assistant'] },
  { reason: 'Statement', takenBy: ['assistant'] },
  { reason: 'Cheque book', takenBy: ['assistant'] },
  { reason: 'UPI failed', takenBy: ['assistant'] },
  { reason: 'Card block', takenBy: ['assistant'] },
  { reason: 'Card dispute', takenBy: ['farida-s'] },
  { reason: 'Charge reversal', takenBy: ['farida-s', 'sunita-g'] },
  { reason: 'Fraud alert', takenBy: ['imran-k'] },
  { reason: 'Card abroad', takenBy: ['imran-k'] },
  { reason: 'Loan closure', takenBy: ['nikhil-p'] },
  { reason: 'KYC papers', takenBy: ['nikhil-p'] },
  { reason: 'Fixed deposit', takenBy: ['rhea-t', 'joseph-l'] },
  { reason: 'Nominee change', takenBy: ['rhea-t', 'joseph-l'] },
  { reason: 'Address change', takenBy: ['sunita-g'] },
] as const satisfies readonly EverydayCall[]

export type EverydayReason = (typeof everydayCalls)[number]['reason']
