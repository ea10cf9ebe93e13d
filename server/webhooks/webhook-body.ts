import { site } from '../../content/site.ts'
import { detailsOf, factsOf } from '../../lead/lead-fields.ts'
import { formatMoment } from '../time/moment.ts'
import type { LeadClaim } from '../store/claim.ts'
import { chatWords, fitChat } from './chat-text.ts'

/** `lead`: every field, for a program. `chat`: one `text`, as the incoming webhooks of chat tools take it. */
export type WebhookFormat = 'lead' | 'chat'

interface Telling {
  chat: string
  /** Without any word of a stranger, for a chat that does not take the other. */
  brief?: string
  data: object
}

/** What a webhook gets about a lead, for chat tools and for programs. The same on every attempt. */
export type WebhookBody = (claim: LeadClaim) => Telling

/** A new lead; `atDesk` is where it is at the sales desk, if there is one. */
export function leadBody({ lead }: LeadClaim, atDesk?: string): Telling {
  const { reference, receivedAt, name, phoneE164, company, message } = lead
  const others = factsOf(lead, 'name', 'company').map(({ value }) => value)
  return {
    chat: fitChat(
      `${atDesk === undefined ? `New lead ${reference}: ` : `New lead ${reference}\nOpen at the desk: ${atDesk}\n`}${chatWords(`${name}, ${company}\n${others.join(', ')}\n\n${message}`)}`,
    ),
    brief: `New lead ${reference}. This chat did not take its words. ${atDesk === undefined ? `Read them with: npm run leads -- show ${reference}` : `Read them at the desk: ${atDesk}`}`,
    data: {
      type: 'lead.created',
      timestamp: receivedAt.toISOString(),
      data: { reference, ...detailsOf(lead), phone_e164: phoneE164 },
    },
  }
}

/** A lead could not be delivered elsewhere. */
export const alertBody: WebhookBody = ({ lead: { reference }, queuedAt }) => ({
  chat: `${site.brand}: lead ${reference} is not delivered everywhere. ${whatToDo(reference)}`,
  data: { type: 'lead.delivery_failed', timestamp: queuedAt.toISOString(), data: { reference } },
})

/** No lead has come for a long time. */
export const quietBody: WebhookBody = ({ lead: { reference, receivedAt }, queuedAt, timeZone }) => ({
  chat: `${site.brand}: no lead since ${reference}, ${formatMoment(receivedAt, timeZone)}.`,
  data: {
    type: 'lead.none_for_long',
    timestamp: queuedAt.toISOString(),
    data: { last_reference: reference, last_received_at: receivedAt.toISOString() },
  },
})

export const whatToDo = (reference: string) => `See why with: npm run leads -- show ${reference}`
