import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

const score = v.pipe(
  v.number(),
  v.minValue(1, 'is below 1. Satisfaction runs from 1 to 5.'),
  v.maxValue(5, 'is above 5. Satisfaction runs from 1 to 5.'),
)

const comment = v.object({
  score,
  words: copy(60),
  lang: v.optional(v.string()),
  /** What was said, in English, if it was not. */
  english: v.optional(copy(64)),
  about: copy(44),
})

const schema = v.object({
  /** Mean of each day from 1 July to 30 September. */
  days: listOf(score, 92),
  /** Answers to “Would you recommend us?”, by score from 0 to 10. */
  recommendations: listOf(v.number(), 11),
  /** Mean of September by reason. */
  reasons: listOf(v.object({ reason: copy(14), score }), 6),
  comments: listOf(comment, 2),
})

/** What the sample bank's callers said afterwards. Invented. */
export const satisfactionSample = checkContent('site/content/products/qams-satisfaction.ts', schema, {
  days: [
    4.25, 4.19, 4.07, 4.07, 4.09, 3.67, 4.2, 4.13, 4.07, 4.1, 4.02, 4.44, 3.83, 4.19, 4.33, 4.26, 4.18, 4.18,
    3.92, 3.68, 3.93, 4.36, 3.89, 3.97, 4.23, 3.79, 3.93, 4.08, 3.84, 4.11, 4.05, 3.88, 4.12, 3.54, 3.79,
    4.08, 3.32, 3.14, 3.13, 2.93, 2.84, 2.9, 2.79, 2.79, 2.81, 3.05, 3.14, 3.24, 3.3, 4.2, 4.15, 4.12, 3.82,
    3.96, 3.6, 3.98, 4.17, 4.02, 4.28, 4.23, 4.43, 3.71, 4.09, 4.36, 4.44, 4.1, 4.22, 4.25, 4.08, 4.46, 4.32,
    4.06, 4.23, 4.34, 4.26, 4.14, 4.46, 4.38, 4.23, 4.41, 4, 3.95, 3.85, 4.19, 3.86, 4.11, 3.99, 3.9, 3.98,
    3.54, 4.02, 3.94,
  ],
  recommendations: [75, 37, 50, 81, 100, 212, 256, 612, 1098, 1504, 2215],
  reasons: [
    { reason: 'Card block', score: 4.6 },
    { reason: 'Balance', score: 4.5 },
    { reason: 'EMI date', score: 4.3 },
    { reason: 'KYC update', score: 4 },
    { reason: 'UPI failed', score: 3.4 },
    { reason: 'Dispute', score: 2.9 },
  ],
  comments: [
    {
      score: 1,
      words: 'तीन बार फ़ोन किया, हर बार शुरू से बताना पड़ा।',
      lang: 'hi',
      english: 'I called three times and had to start over each time.',
      about: 'Dispute, Imran Khan',
    },
    {
      score: 5,
      words: 'ஒரே அழைப்பில் முடிந்தது.',
      lang: 'ta',
      english: 'Finished in one call.',
      about: 'KYC update, Lakshmi Iyer',
    },
  ],
})
