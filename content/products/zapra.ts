import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import { copy, listOf } from '../content-schemas.ts'
import { sahyogLanguages } from '../sample-clients.ts'
import { integrationRows, integrationSchema } from './integration.ts'

/** A sample success story; company and figures are invented. */
const storySchema = v.object({
  company: copy(18),
  about: copy(34),
  story: copy(84),
  benefits: listOf(copy(40), 3),
})

export const { stories, integrations } = checkContent(
  'content/products/zapra.ts',
  v.object({ stories: listOf(storySchema, 3), integrations: listOf(integrationSchema, 3, 5) }),
  {
    stories: [
      {
        company: 'Mira Weaves',
        about: 'Sarees, Kochi. Eleven people.',
        story: 'Orders from story replies are answered at night, when people shop.',
        benefits: [
          '62% of night messages end in an order',
          'Reply in 6 seconds, was 9 hours',
          'No one works after 8 pm',
        ],
      },
      {
        company: 'Tarang Home',
        about: 'Appliance service, 40 cities.',
        story: 'A photograph and a fault code replace nearly a third of the visits.',
        benefits: [
          '31% fewer engineer visits',
          'Repeat contacts down from 22% to 9%',
          'Customers rate the chat 4.6 of 5',
        ],
      },
      {
        company: 'Sahyog Hospital',
        about: '420 beds and six clinics.',
        story: 'Instructions reach families in the language spoken at home.',
        benefits: ['Missed tests down 44%', `In ${sahyogLanguages}`, 'Nurses see only what needs a nurse'],
      },
    ],
    integrations: integrationRows({
      CRM: ['Finds the customer by number, writes the note', 'Contacts, cases, tags, consent records'],
      'E-commerce platforms': [
        'Reads stock and orders, starts the exchange',
        'Catalogue, carts, orders, returns, couriers',
      ],
      'Analytics tools': ['Sends every message as an event', 'Web analytics, warehouses, dashboards'],
      Payments: ['Makes the link, waits for the receipt', 'UPI, cards, netbanking, wallets'],
      'Contact centre': ['Passes the thread to a person, live', 'Agent desks, queues, QAMS marks'],
    }),
  },
)
