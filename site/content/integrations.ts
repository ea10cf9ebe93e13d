import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { copy, isSample, listOf } from '../../common/content/content-schemas.ts'
import { table } from './table.ts'

/** Kinds of system, in the order of the directory. */
export const integrationKinds = {
  telephony: 'Telephony',
  'core-banking': 'Core banking',
  crm: 'CRM',
  ticketing: 'Ticketing',
  'e-commerce': 'E-commerce',
  payments: 'Payments',
  messaging: 'Messaging',
} as const

type IntegrationKind = keyof typeof integrationKinds

/**
 * A system that an assistant connects to. Names are only named: they belong to their owners, and no logos are shown. A
 * sample says what its maker’s interface allows; once a customer runs it, write false.
 */
const integrationSchema = v.object({
  name: copy(32),
  kind: v.picklist(Object.keys(integrationKinds) as IntegrationKind[]),
  isSample,
  reads: copy(64),
  writes: copy(64),
})

type Entry = v.InferOutput<typeof integrationSchema>

/** Grouped by kind; entries that are not samples are connections the products name. */
export const integrations = checkContent(
  'site/content/integrations.ts',
  v.pipe(
    listOf(integrationSchema, 7, 60),
    v.check(
      (entries) => new Set(entries.map(({ name }) => name)).size === entries.length,
      'names a system twice. Make one entry of the two.',
    ),
  ),
  table<Entry>(
    ['name', 'kind', 'isSample', 'reads', 'writes'],
    [
      ['SIP trunk', 'telephony', false, 'Caller’s number, number dialled', 'Transfer, hold, hang-up'],
      ['Call forwarding', 'telephony', false, 'Caller’s number', 'Transfer to your own line'],
      ['WebRTC', 'telephony', false, 'Voice from an app or page', 'Voice, transfer'],
      ['Exotel', 'telephony', true, 'Incoming calls, call status', 'Outgoing calls, transfers'],
      ['Genesys Cloud', 'telephony', true, 'Queues, agents’ presence', 'Transfer with a note, wrap-up code'],
      ['Twilio', 'telephony', true, 'Incoming calls, call status', 'Outgoing calls, transfers'],
      [
        'Finacle',
        'core-banking',
        true,
        'Account, balance, last transactions',
        'Service request, statement order',
      ],
      ['Oracle FLEXCUBE', 'core-banking', true, 'Account, loan, EMI dates', 'Service request, card block'],
      ['TCS BaNCS', 'core-banking', true, 'Account, deposit, maturity', 'Service request, address change'],
      ['Temenos Transact', 'core-banking', true, 'Account, limits, standing orders', 'Service request'],
      ['Salesforce', 'crm', true, 'Contact, account, open cases', 'Activity, case, next step'],
      ['Zoho CRM', 'crm', true, 'Lead, contact, owner', 'Note, task, lead status'],
      ['LeadSquared', 'crm', true, 'Lead, stage, source', 'Call activity, stage, visit time'],
      ['HubSpot', 'crm', true, 'Contact, company, deal', 'Call record, task, deal stage'],
      ['Microsoft Dynamics 365', 'crm', true, 'Contact, account, case', 'Phone call activity, case'],
      ['Freshdesk', 'ticketing', true, 'Open tickets, status', 'Ticket, reply, tag'],
      ['Zendesk', 'ticketing', true, 'Requester, open tickets', 'Ticket, comment, tag'],
      ['ServiceNow', 'ticketing', true, 'Incident, assignment group', 'Incident, work note'],
      ['Jira Service Management', 'ticketing', true, 'Request, service level', 'Request, comment'],
      ['Shopify', 'e-commerce', true, 'Order, delivery, refund', 'Return, cancellation, order note'],
      ['WooCommerce', 'e-commerce', true, 'Order, customer, stock', 'Order status, order note'],
      ['Adobe Commerce', 'e-commerce', true, 'Order, shipment, credit memo', 'Return, order comment'],
      ['UPI payment link', 'payments', false, 'Whether it is paid', 'Link with amount and purpose'],
      ['Razorpay', 'payments', true, 'Payment, refund, settlement', 'Payment link, refund request'],
      ['PayU', 'payments', true, 'Payment status', 'Payment link'],
      ['Cashfree Payments', 'payments', true, 'Payment, refund status', 'Payment link, refund request'],
      ['WhatsApp', 'messaging', false, 'Messages, files, delivery', 'Replies, approved templates'],
      ['SMS', 'messaging', false, 'Delivery report', 'Registered templates'],
      [
        'Email',
        'messaging',
        false,
        'Message, thread, attachments',
        'Reply or draft, with the right document',
      ],
    ],
  ),
)
