import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

/** What the sample bank has agreed to. */
export const targets = {
  /** Longest wait, in seconds, that keeps the service level agreement. */
  slaSeconds: 180,
  /** Share of calls, in per cent, to be answered within it. */
  slaPercent: 90,
  /** Lowest satisfaction, out of 5, that needs no action. */
  satisfaction: 3.5,
  /** Lowest share of customers, in per cent, that each agent must keep. */
  retention: 84,
}

const noted = v.object({
  /** Time in the call, m:ss, or a word. */
  at: copy(5),
  speaker: v.picklist(['caller', 'agent', 'reviewer']),
  words: copy(64),
  who: v.optional(copy(32)),
  question: copy(26),
  points: v.number(),
  of: v.number(),
  why: copy(120),
})

const schema = v.object({
  /** What the fifteen checks of the 72-second call require, in the order in which they were decided. */
  checks: listOf(v.object({ name: copy(24), missed: v.optional(copy(64)) }), 15),
  markedCall: listOf(noted, 5),
  gains: listOf(v.object({ who: copy(16), gain: copy(90) }), 4),
})

/** The sample bank's September, and the sample call that shows how a call is marked. All of it is invented. */
export const qams = checkContent('site/content/products/qams.ts', schema, {
  checks: [
    { name: 'Greeting and name' },
    { name: 'Reason heard out' },
    { name: 'Recording disclosed' },
    { name: 'Verified' },
    { name: 'Policy found' },
    { name: 'Amount stated' },
    { name: 'Late fee explained' },
    { name: 'Answered' },
    { name: 'Amount repeated', missed: 'Not heard. The link went out before ₹18,240 was said again.' },
    { name: 'Link on agreed channel' },
    { name: 'Stayed on the line' },
    { name: 'Receipt' },
    { name: 'Cover restated' },
    { name: 'More help offered' },
    { name: 'Close' },
  ],
  markedCall: [
    {
      at: '0:03',
      speaker: 'agent',
      words: 'Kaveri Bank, good evening. Anil here.',
      question: 'Greeting and name',
      points: 5,
      of: 5,
      why: 'Bank and first name within four seconds.',
    },
    {
      at: '0:19',
      speaker: 'caller',
      words: '…and the last four digits are 4471.',
      question: 'Caller verified',
      points: 15,
      of: 15,
      why: 'Two factors matched before any balance was read.',
    },
    {
      at: '0:51',
      speaker: 'agent',
      words: 'It should come in a few days, I think.',
      question: 'Answer correct',
      points: 12,
      of: 20,
      why: 'The policy says four working days. “I think” costs eight points.',
    },
    {
      at: '1:26',
      speaker: 'agent',
      words: 'I have sent you the link.',
      question: 'Consent and disclosure',
      points: 0,
      of: 10,
      why: 'No yes is heard before the link: a critical miss.',
    },
    {
      at: 'Later',
      speaker: 'reviewer',
      words: '“He agreed at 1:22, under the noise. I can hear it.”',
      who: 'Nisha Verma, quality lead',
      question: 'You disagree, it learns',
      points: 10,
      of: 10,
      why: 'The score changes, and her reason is kept beside it.',
    },
  ],
  gains: [
    {
      who: 'Quality lead',
      gain: 'Stops sampling. Starts the day with the calls that need a person.',
    },
    { who: 'Team leader', gain: 'Coaches from a quoted sentence, in the week it was said.' },
    { who: 'Agent', gain: 'Sees every mark and can question it. Good calls are seen too.' },
    { who: 'Compliance', gain: 'Gets every missed disclosure, with the recording, by 6 pm.' },
  ],
})
