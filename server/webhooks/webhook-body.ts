import { site } from '../../content/site.ts'
import { formatIst } from '../time/ist-time.ts'
import type { LeadClaim } from '../store/claim.ts'

/** `lead`: every field, for a program. `chat`: one `text`, as the incoming webhooks of chat tools take it. */
export type WebhookFormat = 'lead' | 'chat'

/** What a webhook gets about a lead. The same on every attempt. */
export function leadBody({ lead }: LeadClaim, format: WebhookFormat): string {
  const { reference, receivedAt, name, email, phone, company, message } = lead
  if (format === 'chat') {
    const text = `New lead ${reference}: ${name}, ${company}\n${email}, ${phone}\n\n${message}`
    return JSON.stringify({ text: plainChat(text) })
  }
  return JSON.stringify({
    type: 'lead.created',
    timestamp: receivedAt.toISOString(),
    data: { reference, name, email, phone, company, message },
  })
}

/** What a webhook gets when a lead could not be delivered elsewhere. */
export function alertBody({ lead, queuedAt }: LeadClaim, format: WebhookFormat): string {
  const { reference } = lead
  if (format === 'chat') {
    return JSON.stringify({
      text: `${site.brand}: lead ${reference} is not delivered everywhere. ${whatToDo(reference)}`,
    })
  }
  return JSON.stringify({
    type: 'lead.delivery_failed',
    timestamp: queuedAt.toISOString(),
    data: { reference },
  })
}

/** What a webhook gets when no lead has come for a long time. */
export function quietBody({ lead, queuedAt }: LeadClaim, format: WebhookFormat): string {
  const { reference, receivedAt } = lead
  if (format === 'chat') {
    return JSON.stringify({ text: `${site.brand}: no lead since ${reference}, ${formatIst(receivedAt)}.` })
  }
  return JSON.stringify({
    type: 'lead.none_for_long',
    timestamp: queuedAt.toISOString(),
    data: { last_reference: reference, last_received_at: receivedAt.toISOString() },
  })
}

export const whatToDo = (reference: string) => `See why with: npm run leads -- show ${reference}`

/** Chat tools read `<…>` and `&` as links and mentions. */
const plainChat = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
