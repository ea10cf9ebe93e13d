import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

const days = 28

const reasonId = v.picklist(['late-fee', 'renewal', 'claim', 'address', 'payment', 'statement'])

const reason = v.object({
  id: reasonId,
  /** Label beside its stream: two short lines on phones. */
  name: copy(20),
  /** The most calls of an ordinary day. Anything beyond is drawn dark, and needs a cause. */
  ordinary: v.number(),
  /** Calls of each day, the first of September first. */
  daily: listOf(v.number('is not a number of calls. Write the calls of that day.'), days),
})

const cause = v.object({
  /** The reasons it increased; the one it is marked at comes first. */
  reasons: v.array(reasonId),
  /** Day of the month with its peak. */
  peak: v.number(),
  when: copy(16),
  name: copy(40),
  detail: copy(80),
  /** Minutes from the first excess call to the cause in words. Fixed from then on. */
  namedAfter: v.number(),
})

export type Reason = v.InferOutput<typeof reason>
export type Cause = v.InferOutput<typeof cause>

const schema = v.object({
  insurer: copy(40),
  period: copy(24),
  /** Calls without a reason: people read them, and they are not drawn. */
  withoutReason: v.number(),
  reasons: listOf(reason, 6),
  causes: listOf(cause, 3),
})

/** A month of a sample insurer's calls, by reason, in drawing order. All of it is invented. */
export const month = checkContent('site/content/products/smart-analytics-month.ts', schema, {
  insurer: 'Suraksha Life, all lines',
  period: '1 to 28 Sep 2025',
  withoutReason: 4239,
  reasons: [
    {
      id: 'late-fee',
      name: 'Late fee',
      ordinary: 400,
      daily: [
        385, 376, 371, 381, 361, 352, 324, 378, 379, 380, 366, 368, 355, 317, 390, 802, 1463, 1577, 1251, 809,
        529, 391, 376, 383, 367, 367, 355, 321,
      ],
    },
    {
      id: 'renewal',
      name: 'Renewal and lapse',
      ordinary: 1200,
      daily: [
        1163, 1121, 1131, 1116, 1109, 1081, 947, 1190, 1166, 1119, 1126, 1121, 1039, 958, 1191, 1122, 1300,
        1341, 1266, 1085, 947, 1138, 1120, 1147, 1105, 1098, 1064, 982,
      ],
    },
    {
      id: 'claim',
      name: 'Claim status',
      ordinary: 800,
      daily: [
        768, 752, 761, 733, 744, 692, 639, 789, 739, 758, 753, 728, 695, 651, 791, 742, 764, 766, 731, 707,
        621, 766, 763, 760, 759, 726, 698, 647,
      ],
    },
    {
      id: 'address',
      name: 'Address and nominee',
      ordinary: 310,
      daily: [
        306, 298, 297, 303, 294, 271, 255, 302, 298, 294, 295, 290, 272, 252, 298, 303, 291, 300, 297, 278,
        253, 301, 302, 297, 292, 299, 276, 249,
      ],
    },
    {
      id: 'payment',
      name: 'Payment failed',
      ordinary: 550,
      daily: [
        537, 514, 522, 504, 516, 475, 425, 540, 509, 529, 525, 510, 469, 425, 520, 515, 520, 524, 503, 472,
        436, 518, 1587, 849, 517, 496, 480, 439,
      ],
    },
    {
      id: 'statement',
      name: 'Statements',
      ordinary: 600,
      daily: [
        576, 554, 568, 542, 552, 525, 477, 1208, 1606, 1245, 782, 537, 522, 458, 576, 549, 544, 543, 545, 520,
        465, 559, 557, 570, 553, 558, 506, 480,
      ],
    },
  ],
  causes: [
    {
      reasons: ['statement'],
      peak: 9,
      when: '8 to 11 Sep',
      name: 'Statement emails went out a day late',
      detail: 'One failed batch at 2:10 am, for Nagpur and Pune.',
      namedAfter: 41,
    },
    {
      reasons: ['late-fee', 'renewal'],
      peak: 18,
      when: '16 to 21 Sep',
      name: '₹640 late fee, not in the reminder SMS',
      detail: 'The fee began on the 15th. The SMS of the 12th did not mention it.',
      namedAfter: 38,
    },
    {
      reasons: ['payment'],
      peak: 23,
      when: '23 and 24 Sep',
      name: 'UPI refused by one bank',
      detail: 'Retries after 11:40 failed for one bank code only.',
      namedAfter: 12,
    },
  ],
})
