import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { type ClaimKey, claimOn, claims } from '../claims.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { productIds } from '../products.ts'
import { checks } from '../sample-readings.ts'

const claimKeys = Object.keys(claims) as ClaimKey[]

/** A figure the company claims, or one counted on the sample call. */
const statSchema = v.union([
  v.object({ claim: v.picklist(claimKeys, 'is no key of site/content/claims.ts. Use one of its keys.') }),
  v.object({ sample: copy(8), wording: copy(40) }),
])

/** A product as the overview presents it. */
const cardSchema = v.object({
  id: v.picklist(productIds, 'is no product. Use an id of site/content/products.ts.'),
  description: copy(110),
  features: listOf(copy(50), 3),
  stats: listOf(statSchema, 2),
})

export type ProductCard = v.InferOutput<typeof cardSchema>
export type ProductStat = v.InferOutput<typeof statSchema>

const passed = checks.filter((check) => check.passed).length

/** The three products that come first; the other five are listed below them. */
export const productCards = checkContent('site/content/products/overview.ts', listOf(cardSchema, 3), [
  {
    id: 'virtual-assistant',
    description: 'Takes the call, verifies the caller, does the work in your systems and says what it did.',
    features: [
      'Answers on your own numbers',
      `${claimOn('/products', 'languages').shown} languages, Hindi and English mixed`,
      'Hands over to a person, with notes',
    ],
    stats: [{ claim: 'callsPerMonth' }, { claim: 'queryResolution' }],
  },
  {
    id: 'qams',
    description:
      'Quality assurance management: scores every call on your checklist, and puts those that need you on top.',
    features: [
      'All calls scored, with the second it went wrong',
      'Agent skills and coaching',
      'Satisfaction, NPS and SLA in one place',
    ],
    stats: [
      { claim: 'callsMonitored' },
      { sample: `${passed}/${checks.length}`, wording: 'checks passed on this sample call' },
    ],
  },
  {
    id: 'zapra',
    description:
      'Carries the conversation to WhatsApp, email, web chat and social channels, with payments and documents.',
    features: [
      'WhatsApp business automation',
      'Remembers what was said on the phone',
      'Catalogue, cart and payment links',
    ],
    stats: [{ claim: 'chatConversations' }, { claim: 'monthlyInteractions' }],
  },
])
