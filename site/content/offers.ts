import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { claimOn } from './claims.ts'
import { copy, listOf } from '../../common/content/content-schemas.ts'
import { quotedProducts } from './bot-products.ts'
import { botIds } from './pricing.ts'

const industry = v.object({ name: copy(20), useCase: copy(60) })

const bot = v.object({
  id: v.picklist(botIds),
  description: copy(150),
  /** Where the bot already works. */
  industries: listOf(industry, 4),
  /** What this bot's packages hold beside `included`, which all have. */
  alsoIncluded: listOf(copy(60), 3),
})

const quotedFor = Object.fromEntries(quotedProducts.map(({ id }) => [id, copy(70)]))

/** The words of the rate card; its figures are in site/content/pricing.ts. */
export const offers = checkContent(
  'site/content/offers.ts',
  v.object({
    bots: listOf(bot, botIds.length),
    included: listOf(copy(70), 6),
    /** What the quote for each other product depends on. */
    quotedFor: v.object(quotedFor),
  }),
  {
    bots: [
      {
        id: 'voice',
        description: 'Answers and makes calls on your own numbers, and hands over with notes when needed.',
        industries: [
          { name: 'Banking', useCase: 'Card blocking, EMI reminders, balance enquiries' },
          { name: 'Healthcare', useCase: 'Appointment booking and fasting reminders' },
          { name: 'Insurance', useCase: 'Renewal calls and claim status' },
          { name: 'Real estate', useCase: 'Site-visit booking after hours' },
        ],
        alsoIncluded: [
          'Calls in and out on your own numbers',
          'Recording and transcript of each call',
          'Live handover to a person, with notes',
        ],
      },
      {
        id: 'email',
        description:
          'Reads the mailbox, finds the account, and drafts or sends the reply with the right document.',
        industries: [
          { name: 'Retail', useCase: 'Refund and exchange requests' },
          { name: 'Manufacturing', useCase: 'Dispatch and invoice copies' },
          { name: 'Insurance', useCase: 'Claim document follow-up' },
          { name: 'EdTech', useCase: 'Admission and fee queries' },
        ],
        alsoIncluded: [
          'Answers from your own mailbox',
          'The right document found and attached',
          'Drafts for your approval, or sent at once',
        ],
      },
      {
        id: 'chat',
        description:
          'Answers on WhatsApp and your website, takes payments, and knows what was said on the phone.',
        industries: [
          { name: 'E-commerce', useCase: 'Order tracking and returns' },
          { name: 'Hospitality', useCase: 'Reservations and late arrivals' },
          { name: 'Banking', useCase: 'Statement and KYC requests' },
          { name: 'BPO', useCase: 'Overflow during peak hours' },
        ],
        alsoIncluded: [
          'WhatsApp and the chat on your website',
          'Payment links in the thread',
          'What was said before, on the phone too',
        ],
      },
    ],
    included: [
      'Training on your scripts, policies and past conversations',
      'Integration with your CRM or core system',
      `${claimOn('/offers', 'languages').shown} languages, no charge per language`,
      'Handover to your team, with notes',
      'Dashboard, transcripts and monthly review',
      'AES-256 encryption and role-based access',
    ],
    quotedFor: {
      qams: 'Calls and chats marked in a month, and the length of your sheet',
      'smart-analytics': 'Conversations read in a month, and months of older ones at the start',
      'voice-intelligence': 'Minutes listened to in a month, live or after the call',
      'process-automation': 'Processes, runs in a month, and systems that each one works in',
      'customer-intelligence': 'Customers with a record, and channels that feed it',
      'document-processing': 'Pages read in a month, kinds of document, and languages',
    },
  },
)
