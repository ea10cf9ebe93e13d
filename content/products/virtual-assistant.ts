import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
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

/** A sentence of one call, and what the assistant does with it. */
const featureSchema = v.object({
  /** m:ss from the start of the call. */
  time: copy(4),
  speaker: v.picklist(['assistant', 'caller']),
  says: copy(62),
  /** What is said after `says` and cut off, or said in the caller’s other language. */
  trailing: v.optional(copy(12)),
  title: copy(30),
  text: copy(96),
})

const schema = v.object({
  film: listOf(filmStepSchema, filmMoments.length),
  features: listOf(featureSchema, 6),
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
        text: 'Picked up on the first ring. No menu, no queue music.',
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
        time: '0:00',
        speaker: 'assistant',
        says: 'Kaveri Bank, good evening. How may I help?',
        title: 'Answers before the second ring',
        text: 'Every line at once. At 11 am and at 3 am the wait is the same.',
      },
      {
        time: '0:03',
        speaker: 'caller',
        says: 'Haan, mera card kho gaya, I need to block it',
        trailing: 'right',
        title: 'Follows mixed speech',
        text: 'Hindi and English in one breath, accents and line noise included.',
      },
      {
        time: '0:07',
        speaker: 'assistant',
        says: 'Of course. May I have your date of',
        trailing: '—',
        title: 'Lets the caller interrupt',
        text: 'Stops speaking within a fifth of a second when someone cuts in.',
      },
      {
        time: '0:08',
        speaker: 'caller',
        says: '14 March, 1988. Jaldi please.',
        title: 'Verifies quietly',
        text: 'Matches the number and date of birth. Card and PIN details are never asked for.',
      },
      {
        time: '0:12',
        speaker: 'assistant',
        says: 'Blocked. Card ending 4471, two minutes past seven.',
        title: 'Acts inside your systems',
        text: 'Writes to core banking first, then speaks. It does not promise what it has not done.',
      },
      {
        time: '0:19',
        speaker: 'caller',
        says: 'There is also a payment I did not make.',
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
        connections: 'WhatsApp, SMS, e-mail',
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
