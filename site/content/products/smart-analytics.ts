import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { bots } from '../pricing.ts'
import { personHour } from '../sample-rates.ts'
import { features, featureSchema, points, pointSchema } from './feature.ts'

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

/** A small drawing of site/pages/products/smart-analytics/feature-drawings.ts per feature, in this order. */
const schema = v.object({
  features: listOf(featureSchema, 6),
  causeFound: listOf(step, 4),
  desks: listOf(pointSchema, 4),
})

/** What Smart Analytics does, and how it named one cause at the sample insurer. Figures are samples. */
export const smartAnalytics = checkContent('site/content/products/smart-analytics.ts', schema, {
  features: features({
    'Live figures': ['Every call is on the board two seconds after it ends.', '2 s behind'],
    'Reasons, in words': [
      'Each call gets the reason its caller would give. No codes to choose.',
      '96% named',
    ],
    'Tomorrow’s calls': [
      'Salary days, due dates and weather are read against three years of your own calls.',
      'within 4%, a day ahead',
    ],
    'Alarms with a cause': [
      'It alerts you when it can name the reason, not when a line crosses a limit.',
      '38 min to a cause',
    ],
    'One problem, ten languages': [
      'A Tamil and a Punjabi caller with one problem are counted together.',
      '10 languages, 1 count',
    ],
    'A weekly report': [
      'Every Monday at eight: three things that changed, why, and the calls to listen to.',
      '3 changes a week',
    ],
  }),
  causeFound: [
    {
      at: '10:02',
      speaker: 'caller',
      says: '“Why is it 640 more than last year?”',
      from: 'Hindi, Kanpur',
      title: 'Calls rise above normal',
      value: '61, not 36',
      text: '61 calls about a fee in the hour to ten, where a Tuesday has 36.',
    },
    {
      at: '10:09',
      speaker: 'caller',
      says: '“The message said nothing about a fee.”',
      from: 'Tamil, Madurai',
      title: 'One question, four languages',
      value: '4 as 1',
      text: 'Callers are grouped by what they mean, not by a word they share.',
    },
    {
      at: '10:26',
      speaker: 'caller',
      says: '“I paid what the SMS said. It was short.”',
      from: 'Marathi, Nashik',
      title: 'What they share, what changed',
      value: '58 of 61',
      text: '58 had the reminder SMS of the 12th. One change fits: the fee, from the 15th.',
    },
    {
      at: '10:40',
      speaker: 'agent',
      says: '₹640 late fee, not in the reminder SMS',
      title: 'Named, with calls to hear',
      value: '38 min',
      text: 'It goes to the owner of the SMS, with twelve calls. A person confirms it.',
    },
  ],
  desks: points({
    Operations: 'Staffs Thursday on Wednesday, from a count.',
    Product: 'Hears in callers’ words what the new fee did, in the week it began.',
    Marketing: 'Sees a message fail before the second batch is sent.',
    Finance: 'Gets the cost of a cause, per week, in rupees.',
  }),
})

/** Inputs of the worked return and of the drawing of its first line. Samples, except the extra minute's price. */
export const oneAnswer = {
  /** Of a hundred callers who asked about the fee, those who called again within a week. */
  rangAgain: { before: 41, after: 9 },
  secondCallMinutes: 5,
  /** Rupees. */
  agentHour: personHour,
  /** Rupees. */
  extraMinute: bots.voice.extraUnit,
}
