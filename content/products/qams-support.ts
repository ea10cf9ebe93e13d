import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'

const queue = v.object({
  name: copy(12),
  waiting: v.number(),
  /** m:ss */
  longest: copy(5),
  /** Per cent of today's calls answered within the SLA. */
  withinSla: v.number(),
})

export type Queue = v.InferOutput<typeof queue>

const reason = v.object({
  reason: copy(22),
  /** Per cent of calls. */
  share: v.number(),
  /** Per cent of them resolved at first contact. */
  resolved: v.number(),
})

export type ResolvedReason = v.InferOutput<typeof reason>

const schema = v.object({
  /** Seconds waited by one call every three minutes, from 08:00 to 20:00. */
  waits: listOf(v.number(), 240),
  queues: listOf(queue, 5),
  reasons: v.pipe(
    listOf(reason, 10),
    v.check(
      (reasons) => reasons.reduce((sum, { share }) => sum + share, 0) === 100,
      'has shares that do not add up to 100. Change the shares.',
    ),
  ),
})

/** The sample bank's lines on one day. Invented. */
export const supportSample = checkContent('content/products/qams-support.ts', schema, {
  waits: [
    4, 12, 16, 33, 11, 26, 19, 19, 40, 17, 22, 14, 22, 5, 18, 30, 41, 17, 8, 6, 24, 11, 7, 50, 72, 66, 18, 7,
    11, 53, 3, 13, 76, 81, 19, 10, 15, 71, 6, 34, 37, 128, 40, 17, 77, 65, 105, 163, 3, 59, 18, 46, 170, 25,
    6, 7, 46, 135, 221, 131, 148, 82, 129, 47, 5, 259, 292, 87, 292, 70, 109, 77, 15, 6, 292, 67, 81, 102, 36,
    5, 74, 51, 73, 57, 70, 110, 10, 96, 83, 42, 7, 71, 22, 64, 13, 10, 47, 84, 11, 9, 4, 62, 33, 18, 45, 20,
    21, 23, 16, 9, 5, 52, 9, 11, 13, 5, 12, 6, 54, 39, 9, 10, 92, 17, 28, 28, 7, 18, 11, 44, 31, 4, 72, 23, 3,
    68, 8, 23, 29, 89, 22, 35, 71, 11, 13, 18, 20, 34, 5, 40, 25, 80, 16, 10, 11, 13, 21, 5, 7, 20, 73, 13,
    72, 5, 9, 4, 58, 19, 7, 40, 56, 12, 21, 6, 3, 10, 54, 38, 22, 11, 6, 62, 36, 88, 4, 20, 15, 79, 14, 9,
    203, 7, 190, 99, 48, 20, 24, 169, 239, 92, 157, 169, 69, 292, 82, 167, 42, 77, 57, 30, 36, 44, 193, 24,
    14, 44, 54, 6, 3, 4, 14, 6, 9, 22, 51, 66, 34, 10, 51, 98, 12, 41, 7, 29, 49, 4, 3, 16, 30, 85,
  ],
  queues: [
    { name: 'Cards', waiting: 4, longest: '0:38', withinSla: 97.1 },
    { name: 'Deposits', waiting: 2, longest: '1:10', withinSla: 94.8 },
    { name: 'KYC', waiting: 0, longest: '0:00', withinSla: 98.2 },
    { name: 'Home loans', waiting: 7, longest: '2:46', withinSla: 88.6 },
    { name: 'Disputes', waiting: 11, longest: '4:05', withinSla: 71.4 },
  ],
  reasons: [
    { reason: 'Balance and statement', share: 18, resolved: 96 },
    { reason: 'Card block', share: 14, resolved: 94 },
    { reason: 'Cheque book', share: 6, resolved: 91 },
    { reason: 'EMI date', share: 13, resolved: 88 },
    { reason: 'Address change', share: 7, resolved: 83 },
    { reason: 'KYC update', share: 11, resolved: 77 },
    { reason: 'UPI failed', share: 10, resolved: 71 },
    { reason: 'Loan top-up', share: 7, resolved: 64 },
    { reason: 'Dispute', share: 9, resolved: 57 },
    { reason: 'Fraud alert', share: 5, resolved: 41 },
  ],
})
