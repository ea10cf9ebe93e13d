import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { points, pointSchema } from './feature.ts'
import { integrationRows, integrationSchema } from './integration.ts'

/** A moment of the policy revival call (site/content/sample-call.ts). */
const filmStepSchema = v.object({
  /** The second of the call. */
  at: v.number(),
  title: copy(22),
  text: copy(66),
  /** What is heard or done at that moment. */
  caption: copy(44),
})

const schema = v.object({
  film: listOf(filmStepSchema, 4),
  features: listOf(pointSchema, 6),
  integrations: listOf(integrationSchema, 7),
})

export const { film, features, integrations } = checkContent(
  'site/content/products/virtual-assistant.ts',
  schema,
  {
    film: [
      {
        at: 0,
        title: 'A call comes in',
        text: 'Answered on the first ring. No menu, no queue.',
        caption: '+91 94••• •• 187, Marathi line',
      },
      {
        at: 7,
        title: 'It listens',
        text: 'Hears the whole sentence, accents and interruptions included.',
        caption: '“Can it be started again?”',
      },
      {
        at: 22,
        title: 'It understands',
        text: 'Verifies the caller and checks what is allowed.',
        caption: 'Verified. One policy, 18,240 rupees due.',
      },
      {
        at: 62,
        title: 'It acts and answers',
        text: 'Does the work, then says so, with a receipt.',
        caption: 'Settled. The receipt is on WhatsApp.',
      },
    ],
    features: points({
      'Answers before the second ring': 'Every line at once. At 11 am and at 3 am the wait is the same.',
      'Follows mixed speech': 'Hindi and English in one breath, accents and line noise included.',
      'Lets the caller interrupt': 'Stops speaking within a fifth of a second when someone cuts in.',
      'Verifies quietly': 'Matches the number and a keyed code. Card and PIN details are never asked for.',
      'Acts inside your systems':
        'Writes to core banking first, then speaks. It promises nothing it has not done.',
      'Hands over with notes':
        'Fraud goes to a person, with the transcript, the caller’s mood and the next step.',
    }),
    integrations: integrationRows({
      Telephony: ['Keep your numbers and carriers', 'SIP trunk, WebRTC, call forwarding'],
      CRM: ['Finds the customer before the first word', 'Contacts, cases, activity notes'],
      'Core systems': [
        'Reads and writes the record of truth',
        'Core banking, policy administration, hospital information, order management',
      ],
      Ticketing: ['Opens, updates and closes the case', 'Tickets, tags, dispositions, SLAs'],
      Messaging: ['Continues the call in writing', 'WhatsApp, SMS, email'],
      'Identity and payments': [
        'Verifies, then takes the payment',
        'One-time passwords, payment links, UPI intents',
      ],
      Analytics: ['Sends every turn to your warehouse', 'Webhooks, SFTP, scheduled exports'],
    }),
  },
)
