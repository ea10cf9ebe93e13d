import { site } from '../../content/site.ts'
import { formatIst } from '../time/ist-time.ts'
import type { LeadClaim } from '../store/claim.ts'

/** `lead`: every field, for a program. `chat`: one `text`, as the incoming webhooks of chat tools take it. */
export type WebhookFormat = 'lead' | 'chat'

/** What a webhook gets about a lead, for chat tools and for programs. The same on every attempt. */
export type WebhookBody = (claim: LeadClaim) => { chat: string; data: object }

/** A new lead. */
export const leadBody: WebhookBody = ({ lead }) => {
  const { reference, receivedAt, name, email, phone, company, message } = lead
  return {
    chat: plainChat(`New lead ${reference}: ${name}, ${company}\n${email}, ${phone}\n\n${message}`),
    data: {
      type: 'lead.created',
      timestamp: receivedAt.toISOString(),
      data: { reference, name, email, phone, company, message },
    },
  }
}

/** A lead could not be delivered elsewhere. */
export const alertBody: WebhookBody = ({ lead: { reference }, queuedAt }) => ({
  chat: `${site.brand}: lead ${reference} is not delivered everywhere. ${whatToDo(reference)}`,
  data: { type: 'lead.delivery_failed', timestamp: queuedAt.toISOString(), data: { reference } },
})

/** No lead has come for a long time. */
export const quietBody: WebhookBody = ({ lead: { reference, receivedAt }, queuedAt }) => ({
  chat: `${site.brand}: no lead since ${reference}, ${formatIst(receivedAt)}.`,
  data: {
    type: 'lead.none_for_long',
    timestamp: queuedAt.toISOString(),
    data: { last_reference: reference, last_received_at: receivedAt.toISOString() },
  },
})

export const whatToDo = (reference: string) => `See why with: npm run leads -- show ${reference}`

/** Chat tools read `<…>` and `&` as links and mentions. */
const plainChat = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
