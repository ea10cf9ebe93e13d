import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { site } from '../../../common/brand/site.ts'
import { table } from '../table.ts'

const percent = v.pipe(
  v.number(),
  v.minValue(0, 'is below 0. Marks run from 0 to 100.'),
  v.maxValue(100, 'is above 100. Marks run from 0 to 100.'),
)

const sheetQuestion = v.object({
  question: copy(24),
  /** Points of 100. */
  weight: v.number(),
  /** September's mark, 0 to 100. */
  mark: percent,
  /** Change from August, in points. */
  change: v.number(),
})

const markedCall = v.object({
  id: copy(8),
  answeredBy: copy(14),
  about: copy(18),
  /** m:ss */
  length: copy(5),
  /** Checks it missed. */
  missed: v.number(),
  mark: percent,
  /** Where points were lost, with the second or the words. */
  reason: copy(60),
})

export type MarkedCall = v.InferOutput<typeof markedCall>

const schema = v.object({
  sheet: v.pipe(
    listOf(sheetQuestion, 8),
    v.check(
      (questions) => questions.reduce((sum, { weight }) => sum + weight, 0) === 100,
      'has weights that do not add up to 100. Change the weights.',
    ),
  ),
  checksPerCall: v.number(),
  latestCalls: listOf(markedCall, 4),
})

/** The sample bank's score sheet and the calls marked last. Invented. */
export const qualitySample = checkContent('site/content/products/qams-quality.ts', schema, {
  sheet: [
    { question: 'Greeting and name', weight: 5, mark: 94, change: 2 },
    { question: 'Caller verified', weight: 15, mark: 91, change: 3 },
    { question: 'Consent and disclosure', weight: 10, mark: 88, change: 6 },
    { question: 'Need understood', weight: 20, mark: 91, change: 3 },
    { question: 'Answer correct', weight: 20, mark: 79, change: -1 },
    { question: 'Resolved in this call', weight: 15, mark: 89, change: 4 },
    { question: 'Empathy and tone', weight: 10, mark: 90, change: 2 },
    { question: 'Closing and next step', weight: 5, mark: 58, change: -5 },
  ],
  checksPerCall: 15,
  latestCalls: table<MarkedCall>(
    ['id', 'answeredBy', 'about', 'length', 'missed', 'mark', 'reason'],
    [
      [
        '481193',
        'Meera Joshi',
        'Card block',
        '6:42',
        1,
        88,
        'Steady. Two long holds, the second not announced',
      ],
      ['481190', site.brand, 'EMI taken twice', '1:14', 0, 100, 'No points lost'],
      ['481187', 'Imran Khan', 'Dispute', '4:10', 2, 74, '2:31 “It should be fine” is not an answer'],
      [
        '481181',
        'Dev Patel',
        'Fixed deposit',
        '2:35',
        4,
        56,
        'Recording not disclosed. Rate misquoted, 1:20',
      ],
    ],
  ),
})
