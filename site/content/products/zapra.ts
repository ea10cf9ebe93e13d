import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, isSample, listOf } from '../../../common/content/content-schemas.ts'
import { sahyogLanguages } from '../sample-clients.ts'
import { integrationRows, integrationSchema } from './integration.ts'

const storySchema = v.object({
  isSample,
  company: copy(18),
  about: copy(34),
  story: copy(84),
  /** A sample has no figures. */
  benefits: listOf(copy(40), 3),
})

export const { stories, integrations } = checkContent(
  'site/content/products/zapra.ts',
  v.object({ stories: listOf(storySchema, 3), integrations: listOf(integrationSchema, 3, 5) }),
  {
    stories: [
      {
        isSample: true,
        company: 'Mira Weaves',
        about: 'Sarees, Kochi. Eleven people.',
        story: 'Orders from story replies are answered at night, when people shop.',
        benefits: ['Night messages become orders', 'Quicker first reply', 'Fewer hours after 8 pm'],
      },
      {
        isSample: true,
        company: 'Tarang Home',
        about: 'Appliance service, 40 cities.',
        story: 'A photograph and a fault code stand in for some of the visits.',
        benefits: ['Fewer visits', 'Fewer repeat contacts', 'Better ratings'],
      },
      {
        isSample: true,
        company: 'Sahyog Hospital',
        about: '420 beds and six clinics.',
        story: 'Instructions reach families in the language spoken at home.',
        benefits: ['Fewer missed tests', `Read in ${sahyogLanguages}`, 'Urgent threads reach a nurse'],
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
