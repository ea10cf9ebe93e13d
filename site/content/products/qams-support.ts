import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

const queue = v.object({
  name: copy(12),
  waiting: v.number(),
  /** Per cent of today's calls answered within the SLA. */
  withinSla: v.number(),
})

const reason = v.object({
  reason: copy(22),
  /** Per cent of calls. */
  share: v.number(),
  /** Per cent of them resolved at first contact. */
  resolved: v.number(),
})

const schema = v.object({
  /** Seconds waited by one call every four minutes, from 08:00 to 20:00. */
  waits: listOf(v.number(), 180),
  queues: listOf(queue, 5),
  reasons: v.pipe(
    listOf(reason, 8),
    v.check(
      (reasons) => reasons.reduce((sum, { share }) => sum + share, 0) === 100,
      'has shares that do not add up to 100. Change the shares.',
    ),
  ),
})

/** The sample bank's lines on one day. Invented. */
export const supportSample = checkContent('site/content/products/qams-support.ts', schema, {
  waits: [
    4, 12, 16, 82, 26, 19, 40, 6, 22, 22, 5, 18, 30, 17, 5, 24, 11, 7, 10, 66, 7, 11, 63, 3, 76, 24, 19, 10,
    71, 23, 37, 128, 40, 9, 65, 163, 3, 36, 18, 170, 96, 6, 7, 135, 20, 148, 82, 129, 21, 259, 87, 292, 26,
    109, 15, 247, 292, 67, 102, 181, 74, 51, 73, 102, 110, 96, 83, 73, 7, 22, 28, 13, 10, 84, 78, 4, 62, 33,
    31, 20, 23, 16, 8, 5, 9, 5, 13, 5, 6, 32, 9, 10, 92, 21, 28, 18, 11, 3, 31, 72, 46, 3, 68, 23, 20, 22, 35,
    71, 29, 18, 34, 5, 13, 25, 16, 39, 11, 13, 5, 5, 73, 13, 72, 60, 4, 19, 7, 14, 56, 21, 18, 3, 10, 38, 31,
    6, 62, 36, 43, 20, 79, 14, 15, 203, 190, 115, 48, 20, 169, 65, 157, 169, 69, 48, 167, 77, 57, 138, 36,
    193, 96, 14, 44, 6, 11, 14, 6, 9, 22, 66, 10, 51, 5, 12, 7, 46, 49, 4, 16, 57,
  ],
  queues: [
    { name: 'Cards', waiting: 4, withinSla: 97.1 },
    { name: 'Deposits', waiting: 2, withinSla: 94.8 },
    { name: 'KYC', waiting: 0, withinSla: 98.2 },
    { name: 'Home loans', waiting: 7, withinSla: 88.6 },
    { name: 'Disputes', waiting: 11, withinSla: 71.4 },
  ],
  reasons: [
    { reason: 'Balance and statement', share: 21, resolved: 96 },
    { reason: 'Card block', share: 15, resolved: 94 },
    { reason: 'EMI date', share: 13, resolved: 88 },
    { reason: 'Address change', share: 8, resolved: 83 },
    { reason: 'KYC update', share: 15, resolved: 77 },
    { reason: 'UPI failed', share: 11, resolved: 71 },
    { reason: 'Dispute', share: 11, resolved: 57 },
    { reason: 'Fraud alert', share: 6, resolved: 41 },
  ],
})
