import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { points, pointSchema } from './feature.ts'

const segment = v.object({
  id: v.picklist(['vip-champions', 'growth-potential', 'at-risk-customers']),
  name: copy(20),
  /** Membership: likely to renew by at least this many per cent. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  description: copy(84),
  characteristics: listOf(copy(44), 4),
  strategy: listOf(copy(56), 3),
})

const recordLine = v.object({
  label: copy(16),
  value: copy(44),
  /** The second of the call, or the record, that it came from. */
  source: copy(22),
})

const schema = v.object({
  sentences: listOf(copy(52), 7),
  segments: listOf(segment, 3),
  features: listOf(pointSchema, 6),
  record: listOf(recordLine, 7),
})

/** What Customer Intelligence makes of the sample call, the sample branch and one of its customers. */
export const customerIntelligence = checkContent('site/content/products/customer-intelligence.ts', schema, {
  // One for each of `likelihoodChanges` in site/content/sample-readings.ts, in that order.
  sentences: [
    'Yes, until the 30th.',
    'Second June, 1979.',
    '18,240 rupees, with the late fee of 640.',
    'So 640 is the late fee? … Fine.',
    'I will stay on the line while you pay.',
    'It is paid.',
    'Your policy is active from this minute.',
  ],
  // The likeliest first: in the field they run from left to right.
  segments: [
    {
      id: 'vip-champions',
      name: 'VIP Champions',
      from: 80,
      description: 'Renew early, without being asked, and send a brother or a neighbour.',
      characteristics: [
        '11 years with you, on average',
        'Pay in the first week',
        'Two or more policies',
        'Call once a year',
      ],
      strategy: [
        'No reminder calls; a thank-you from a person',
        'Same-day service, one named contact',
        'Ask for a referral, once, after a good call',
      ],
    },
    {
      id: 'growth-potential',
      name: 'Growth Potential',
      from: 57,
      description: 'Content, quiet and underinsured. Nobody has asked them anything in a year.',
      characteristics: [
        '4 years with you, on average',
        'Pay in the grace period',
        'One policy, cover below a year’s income',
        'Ask questions, then wait',
      ],
      strategy: [
        'One plain offer, once a service call is settled',
        'Move due dates to salary day',
        'WhatsApp before phone, in their language',
      ],
    },
    {
      id: 'at-risk-customers',
      name: 'At-Risk Customers',
      from: 0,
      description: 'Late twice, called twice, and told to wait. They are deciding now.',
      characteristics: [
        'Lapsed, or late two years running',
        'An open complaint, or a repeat call',
        'Said “surrender” or “other company”',
        'Premium has outgrown income',
      ],
      strategy: [
        'Call before the 20th, and name the fee first',
        'Settle the complaint before the renewal',
        'A person takes every policy above ₹48,000',
      ],
    },
  ],
  // One small drawing in site/pages/products/customer-intelligence/feature-drawings.ts each, in this order.
  features: points({
    'One person, one record':
      'Phone, WhatsApp, email and counter are joined, so nobody is asked twice who they are.',
    'Who is about to leave':
      'A likelihood for each customer, and the sentence it came from. Never a number alone.',
    'What to do next': 'One step per customer: call, write, wait, or leave alone. Waiting is often right.',
    'What each is worth':
      'Premiums paid, policies held and people referred, over the years they are likely to stay.',
    'Groups that move': 'A customer changes group when she says something, not at the end of the quarter.',
    'Why, in her words':
      'Each change keeps the quote and the second. She can ask to see it, and to have it removed.',
  }),
  record: [
    { label: 'Who', value: 'Sunita Patil, 46, Nashik', source: 'number matched' },
    { label: 'Speaks', value: 'Marathi; English for money', source: '0:04' },
    { label: 'Reach her', value: 'WhatsApp, after six', source: '3 of 3 replies' },
    { label: 'Holds', value: 'Endowment policy, ₹17,600 a year', source: 'policy SL 2204 1187' },
    { label: 'Lapsed', value: '11 June, after two missed reminders', source: 'SMS in English' },
    { label: 'Complaint', value: 'A late fee nobody had mentioned', source: '0:32' },
    { label: 'Likely to renew', value: '41%, then 88%', source: '1:02' },
  ],
})

export type CustomerSegment = v.InferOutput<typeof segment>

/** The sample branch: policies to be renewed or revived in one month. */
export const branch = {
  customers: 570,
  seed: 44,
  /** Rupees a year: a person handles every policy at risk that pays more. */
  heavyPremium: 48_000,
  /** Customers at risk who renewed in the end. */
  atRiskRenewed: 96,
}
