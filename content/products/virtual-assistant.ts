import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
import { pointSchema } from './feature.ts'
import { integrationSchema } from './integration.ts'
import { banking } from './personas/banking.ts'
import { education } from './personas/education.ts'
import { healthcare } from './personas/healthcare.ts'
import { insurance } from './personas/insurance.ts'
import { realestate } from './personas/realestate.ts'
import { sales } from './personas/sales.ts'
import { filmMoments } from './virtual-assistant-film.ts'

/** A moment of the policy revival call; `filmMoments` says when. */
const filmStepSchema = v.object({
  title: copy(22),
  text: copy(66),
  /** What is heard or done at that moment. */
  caption: copy(44),
})

const schema = v.object({
  film: listOf(filmStepSchema, filmMoments.length),
  features: listOf(pointSchema, 6),
  integrations: listOf(integrationSchema, 7),
})

/**
 * Healthcare comes first: it is the persona shown at first. All people, firms and numbers in the calls are invented, and
 * the page says so.
 */
export const personas = [healthcare, sales, banking, realestate, insurance, education] as const

export const { film, features, integrations } = checkContent(
  'content/products/virtual-assistant.ts',
  schema,
  {
    film: [
      {
        title: 'A call comes in',
        text: 'Answered on the first ring. No menu, no queue.',
        caption: '+91 94••• •• 187, Marathi line',
      },
      {
        title: 'It listens',
        text: 'Hears the whole sentence, accents and interruptions included.',
        caption: '“Can it be started again?”',
      },
      {
        title: 'It understands',
        text: 'Verifies the caller and checks what is allowed.',
        caption: 'Verified. One policy, 18,240 rupees due.',
      },
      {
        title: 'It acts and answers',
        text: 'Does the work, then says so, with a receipt.',
        caption: 'Settled. The receipt is on WhatsApp.',
      },
    ],
    features: [
      {
        title: 'Answers before the second ring',
        text: 'Every line at once. At 11 am and at 3 am the wait is the same.',
      },
      {
        title: 'Follows mixed speech',
        text: 'Hindi and English in one breath, accents and line noise included.',
      },
      {
        title: 'Lets the caller interrupt',
        text: 'Stops speaking within a fifth of a second when someone cuts in.',
      },
      {
        title: 'Verifies quietly',
        text: 'Matches the number and a keyed code. Card and PIN details are never asked for.',
      },
      {
        title: 'Acts inside your systems',
        text: 'Writes to core banking first, then speaks. It promises nothing it has not done.',
      },
      {
        title: 'Hands over with notes',
        text: 'Fraud goes to a person, with the transcript, the caller’s mood and the next step.',
      },
    ],
    integrations: [
      {
        category: 'Telephony',
        does: 'Keep your numbers and carriers',
        connections: 'SIP trunk, WebRTC, call forwarding',
      },
      {
        category: 'CRM',
        does: 'Finds the customer before the first word',
        connections: 'Contacts, cases, activity notes',
      },
      {
        category: 'Core systems',
        does: 'Reads and writes the record of truth',
        connections: 'Core banking, policy administration, hospital information, order management',
      },
      {
        category: 'Ticketing',
        does: 'Opens, updates and closes the case',
        connections: 'Tickets, tags, dispositions, SLAs',
      },
      {
        category: 'Messaging',
        does: 'Continues the call in writing',
        connections: 'WhatsApp, SMS, email',
      },
      {
        category: 'Identity and payments',
        does: 'Verifies, then takes the payment',
        connections: 'One-time passwords, payment links, UPI intents',
      },
      {
        category: 'Analytics',
        does: 'Sends every turn to your warehouse',
        connections: 'Webhooks, SFTP, scheduled exports',
      },
    ],
  },
)
