import * as v from 'valibot'
import { priceKeys } from '../bot-products.ts'
import { checkContent } from '../../../common/content/check-content.ts'
import { claimOn } from '../claims.ts'
import { copy } from '../../../common/content/content-schemas.ts'
import { inWords, inWordsAtStart } from '../../../common/content/in-words.ts'
import type { ProductId } from '../products.ts'
import { checks } from '../sample-readings.ts'
import { site } from '../../../common/brand/site.ts'
import { customerIntelligence } from './customer-intelligence.ts'
import { processAutomation } from './process-automation.ts'
import { channels } from './zapra-channels.ts'

const heroSchema = v.object({
  /** The product's name and its use; a new line where a line must break. */
  title: copy(64),
  lead: copy(200),
  /** The audience, continuing “For”. */
  audience: copy(44),
  /** Starting price: a bot by the rate card, or a quoted product. */
  price: v.picklist(priceKeys, 'is neither a bot nor a quoted product. Choose one.'),
  /** Label of the contact button, and the heading of the dialog that it opens. */
  button: copy(24),
  dialogHeading: copy(48),
  /** A second button, which leads to a part of the page. */
  next: v.optional(v.object({ label: copy(32), href: v.pipe(v.string(), v.startsWith('#')) })),
  /** What the drawing below shows, in one line. */
  shows: v.optional(copy(100)),
  /** Set if the drawing shows the two voices, to explain their colours and its brightest lines, if any. */
  voices: v.optional(v.object({ bright: v.optional(copy(36)) })),
})

/** The first screen of a product page. */
export type ProductHeroWords = v.InferOutput<typeof heroSchema>

const passed = checks.filter((check) => check.passed).length

const heroes: Record<ProductId, ProductHeroWords> = {
  'virtual-assistant': {
    title: 'Virtual Assistant: AI that answers your phone calls',
    lead: 'It answers your own numbers day and night, verifies the caller, does the work in your systems and says what it did. Hard calls go to your team.',
    audience: 'banks, insurers, hospitals and shops',
    price: 'voice',
    button: 'Speak to our Team',
    dialogHeading: 'Speak to our team about your calls.',
  },
  qams: {
    title: 'QAMS: every call scored, with the reason',
    lead: `Our AI quality assurance management system scores every conversation, by your agents or ${site.brand}, on your own score sheet, and quotes the second that earned or lost each point.`,
    audience: 'heads of quality and contact centres',
    price: 'qams',
    button: 'Speak to our Team',
    dialogHeading: 'Speak to our QAMS team.',
    next: { label: 'See the five screens', href: '#screens' },
    shows: `A sample call of 72 seconds and its ${inWords(checks.length)} checks: ${inWords(passed)} passed, ${inWords(checks.length - passed)} missed.`,
    voices: {},
  },
  zapra: {
    title: 'Zapra: WhatsApp, email and chat, answered by AI',
    lead: 'It answers your customers on WhatsApp, Instagram, Messenger, web chat, SMS and email. It remembers the phone call.',
    audience: 'shops, clinics, insurers and banks',
    price: 'chat',
    button: 'Speak to our team',
    dialogHeading: 'Tell us where your customers write.',
    next: { label: `Read ${inWords(channels.length)} sample chats`, href: '#channels' },
    shows: 'A sample call, and the chat from it.',
  },
  'smart-analytics': {
    title: 'Smart Analytics: why people call, and what it costs',
    lead: 'AI reads every call, groups those about the same problem, and tells you the same morning what caused them and what they cost.',
    audience: 'heads of operations and customer service',
    price: 'smart-analytics',
    button: 'Schedule Demo',
    dialogHeading: 'Speak to our analytics team.',
    next: { label: 'See a sample month', href: '#river' },
    shows: 'A sample week of calls about a lapsed policy, longest first.',
    voices: { bright: 'Caller asks about the late fee' },
  },
  'voice-intelligence': {
    title: 'Voice Intelligence: how a caller feels, while they speak',
    lead: `AI measures pace, pitch, worry and silence in the caller’s voice, in ${claimOn('/products/voice-intelligence', 'languages').shown} languages, and tells the assistant or your agent in time to act.`,
    audience: 'heads of contact centres',
    price: 'voice-intelligence',
    button: 'Schedule Demo',
    dialogHeading: 'Let us listen to your calls.',
    next: { label: 'See a caller calm down', href: '#together' },
    shows: 'Pitch of both voices through a sample call of 72 seconds.',
    voices: {},
  },
  'process-automation': {
    title: 'Process Automation: back-office work done during the call',
    lead: 'The caller asks once. AI makes the changes in your systems during the call, in the order you set, and stops where a person must decide.',
    audience: 'operations and back-office heads',
    price: 'process-automation',
    button: 'Schedule Demo',
    dialogHeading: 'Tell us what should run during the call.',
    next: { label: 'Compare one address change', href: '#one-address' },
    shows: `${inWordsAtStart(processAutomation.steps.length)} back-office steps during a sample call of 72 seconds.`,
  },
  'customer-intelligence': {
    title: 'Customer Intelligence: who will stay, and what to do next',
    lead: 'AI reads each sentence beside the customer’s history, says how likely they are to stay, and tells the assistant or your agent what to do next.',
    audience: 'retention, sales and service heads',
    price: 'customer-intelligence',
    button: 'Schedule Demo',
    dialogHeading: 'Speak to our team about your customers.',
    next: {
      label: `See ${inWords(customerIntelligence.segments.length)} customer segments`,
      href: '#customers',
    },
    shows: 'How many of a hundred customers like this caller renew, after each sentence of a sample call.',
    voices: {},
  },
  'document-processing': {
    title: 'Document Processing: forms read, checked and filed',
    lead: 'AI reads photographs, faxes, stamped forms and handwriting in Indian scripts, checks each field, and asks a person when it is not sure.',
    audience: 'back offices that type from forms',
    price: 'document-processing',
    button: 'Schedule Consultation',
    dialogHeading: 'Schedule a consultation.',
    next: { label: 'See four documents read', href: '#desks' },
    shows: 'A sample form, and the record made from it.',
  },
}

/** The words of each product page's first screen. */
export const productHeroes = checkContent(
  'site/content/products/heroes.ts',
  v.record(v.string(), heroSchema),
  heroes,
) as typeof heroes
