import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { claimOn } from './claims.ts'
import { copy, isSample, listOf } from '../../common/content/content-schemas.ts'
import { points, pointSchema } from './products/feature.ts'
import { table } from './table.ts'

const path = '/partner-program'
const connectors = claimOn(path, 'connectors').shown
const languages = claimOn(path, 'languages')

/** A kind of partnership, drawn as a ruled surface of that many lines. */
const partnerTypeSchema = v.object({
  id: v.picklist(['technology', 'channel', 'implementation', 'regional']),
  title: copy(28),
  description: copy(90),
  benefits: listOf(copy(60), 3),
  lines: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(60)),
})

/** An onboarding step; `workingDays` is typical, and a sample. */
const stepSchema = v.object({
  title: copy(16),
  text: copy(90),
  workingDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
})

type Step = v.InferOutput<typeof stepSchema>

/** A partner's testimonial. A sample praises nothing. */
const testimonialSchema = v.object({
  isSample,
  words: copy(130),
  name: copy(24),
  role: copy(48),
  partner: copy(40),
})

/** Terms, days and people are samples until a partner agreement says otherwise; the page says so beside them. */
export const { partnerTypes, benefits, requirements, steps, testimonials } = checkContent(
  'site/content/partner-program.ts',
  v.object({
    partnerTypes: listOf(partnerTypeSchema, 4),
    benefits: listOf(pointSchema, 6),
    requirements: listOf(pointSchema, 6),
    steps: listOf(stepSchema, 4),
    testimonials: listOf(testimonialSchema, 3),
  }),
  {
    partnerTypes: [
      {
        id: 'technology',
        title: 'Technology partners',
        description: 'You make the system of record. We make it answer the phone.',
        benefits: [
          'Documented connectors and a shared test tenant',
          'Joint release notes, four times a year',
          `A listing among our ${connectors} connectors`,
        ],
        lines: 44,
      },
      {
        id: 'channel',
        title: 'Channel partners',
        description: 'You hold the relationship. We carry the calls.',
        benefits: [
          'A margin on every monthly package',
          'Registered deals stay yours for 180 days',
          'A demo floor with your customer’s call reasons',
        ],
        lines: 40,
      },
      {
        id: 'implementation',
        title: 'Implementation partners',
        description: 'You know how the work is done. We give you the assistant to do it.',
        benefits: [
          'Training and a named engineer',
          'A go-live kit, step by step',
          'First refusal on projects in your sector',
        ],
        lines: 48,
      },
      {
        id: 'regional',
        title: 'Regional partners',
        description: 'You know how your city speaks. We make sure it is understood.',
        benefits: [
          'A say in language and voice for your region',
          'A local launch budget, shared',
          'Exclusive territories where agreed',
        ],
        lines: languages.amount,
      },
    ],
    benefits: points({
      'Revenue that recurs': 'A share of each package for as long as the customer stays.',
      'A demo floor of your own': 'Our demo portal, with your customer’s call reasons in it.',
      'An engineer with a name': 'One person who answers within four working hours.',
      'Early builds': 'New languages and connectors, a month ahead.',
      'Training and certificates': 'Two days, free, for as many people as you send.',
      'Shared marketing': 'Case studies written together, with both names on them.',
    }),
    requirements: points({
      'A registered business': 'Two years of trading, in any country we serve.',
      'Two trained people': 'One who sells and one who builds.',
      'A customer to begin with': 'A real account, and a call it wants answered.',
      'Your own security practice': 'Written, and ready to be read by ours.',
      'A first line of support': 'In your customers’ hours and languages.',
      'A plan for the year': 'Four quarters on one page.',
    }),
    steps: table<Step>(
      ['title', 'workingDays', 'text'],
      [
        ['Application', 3, 'A form and one call. We ask whom you serve and what they call about.'],
        ['Evaluation', 9, 'We read your references and build one of your calls together.'],
        ['Onboarding', 15, 'Agreement, training, a test tenant and your demo floor.'],
        ['Launch', 3, 'Your first customer goes live, with our engineer in the room.'],
      ],
    ),
    testimonials: [
      {
        isSample: true,
        words: 'I asked first which calls it hands over.',
        name: 'Suresh Iyengar',
        role: 'Director, Lotus Networks',
        partner: 'Channel partner, Chennai',
      },
      {
        isSample: true,
        words: 'I asked how the test tenant is kept apart from the live one.',
        name: 'Anika Bose',
        role: 'Head of alliances, Setu Core Systems',
        partner: 'Technology partner, Kolkata',
      },
      {
        isSample: true,
        words: 'I asked how it hears “cancel” in Indore.',
        name: 'Manoj Dube',
        role: 'Founder, Malwa Digital',
        partner: 'Regional partner, Indore',
      },
    ],
  },
)

export type PartnerType = (typeof partnerTypes)[number]
