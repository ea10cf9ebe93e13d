import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
import { bots } from '../pricing.ts'
import { featureSchema, pointSchema } from './feature.ts'

const step = v.object({
  /** Time of day, 24 hours. */
  at: copy(5),
  speaker: v.picklist(['caller', 'agent']),
  /** A caller's sentence in English, or the cause itself. */
  says: copy(48),
  /** The caller's language and town. */
  from: v.optional(copy(24)),
  title: copy(34),
  value: copy(14),
  text: copy(130),
})

/** A small drawing of app/pages/products/smart-analytics/feature-drawings.ts for each feature, in this order. */
const schema = v.object({
  features: listOf(featureSchema, 6),
  causeFound: listOf(step, 4),
  desks: listOf(pointSchema, 4),
})

/** What Smart Analytics does, and how it named one cause at the sample insurer. Figures are samples. */
export const smartAnalytics = checkContent('content/products/smart-analytics.ts', schema, {
  features: [
    {
      title: 'Live figures',
      text: 'Every call is on the board within two seconds of its last word. Nobody waits for a nightly file.',
      tag: '2 s behind',
    },
    {
      title: 'Reasons, in words',
      text: 'Each call is given the reason the caller would give. No codes to choose, no “other” at 40%.',
      tag: '96% named',
    },
    {
      title: 'Tomorrow’s calls',
      text: 'Salary days, due dates and weather are read against three years of your own calls.',
      tag: 'within 4%, a day ahead',
    },
    {
      title: 'Alarms with a cause',
      text: 'It does not ring because a line crossed a limit. It rings when it can name the reason.',
      tag: '38 min to a cause',
    },
    {
      title: 'The same call, in ten scripts',
      text: 'A Tamil caller and a Punjabi caller with one problem are counted together, in their own words.',
      tag: '10 languages, one count',
    },
    {
      title: 'Reports that read themselves',
      text: 'Every Monday at eight: three things that changed, why, and the calls to listen to.',
      tag: 'one page, Monday 8 am',
    },
  ],
  causeFound: [
    {
      at: '10:02',
      speaker: 'caller',
      says: '“Why is it 640 more than last year?”',
      from: 'Hindi, Kanpur',
      title: 'The count leaves its path',
      value: '61, not 36',
      text: 'In the hour to ten, 61 calls about a fee where a Tuesday has 36. It begins to ask why, and wakes nobody.',
    },
    {
      at: '10:09',
      speaker: 'caller',
      says: '“The message said nothing about a fee.”',
      from: 'Tamil, Madurai',
      title: 'One question, four languages',
      value: '4 as 1',
      text: 'Hindi, Tamil, Marathi and Bengali callers are put together by what they mean, not by a word they share.',
    },
    {
      at: '10:26',
      speaker: 'caller',
      says: '“I paid what the SMS said. It was short.”',
      from: 'Marathi, Nashik',
      title: 'What they share, what changed',
      value: '58 of 61',
      text: 'Fifty-eight had the reminder SMS of the 12th. Of 214 changes that month, one fits: the fee, on from the 15th.',
    },
    {
      at: '10:40',
      speaker: 'agent',
      says: '₹640 late fee, not in the reminder SMS',
      title: 'Named, with calls to hear',
      value: '38 min',
      text: 'It goes to whoever owns the SMS, with twelve calls to listen to. It counts as a cause once a person agrees.',
    },
  ],
  desks: [
    { title: 'Operations', text: 'Staffs Thursday on Wednesday, from a count and not a hunch.' },
    { title: 'Product', text: 'Hears in callers’ words what the new fee did, in the week it began.' },
    { title: 'Marketing', text: 'Sees a message fail before the second batch is sent.' },
    { title: 'Finance', text: 'Gets the cost of a cause, per week, in rupees.' },
  ],
})

/** Inputs of the worked return, and of the drawing that shows its first line. All but the price of the extra minute are samples. */
export const oneAnswer = {
  /** Of a hundred callers who asked about the fee, those who rang again within a week. */
  rangAgain: { before: 41, after: 9 },
  secondCallMinutes: 5,
  /** Rupees. */
  agentHour: 260,
  /** Rupees. */
  extraMinute: bots.voice.extraUnit,
}
