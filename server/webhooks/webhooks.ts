import { DestinationRefusal, postJson } from '../web/post-json.ts'
import type { LeadClaim } from '../store/claim.ts'
import type { WebhookBody, WebhookFormat } from './webhook-body.ts'
import { webhookHeaders } from './webhook-signature.ts'

export interface Webhook {
  /** Stands in the outbox in place of the address, which may be a secret and may change. */
  name: string
  url: string
  /** Signs what is sent; without one (chat tools know none) the address itself is the secret. */
  key: Buffer | undefined
  format: WebhookFormat
  tells: 'leads' | 'alerts'
}

const isTaken = (status: number) => status >= 200 && status < 300

/** Sends leads and alerts to the configured webhooks; `answerLimit` is the timeout of each call (milliseconds). */
export function webhookSender(webhooks: readonly Webhook[], now: () => Date, answerLimit: number) {
  return async (claim: LeadClaim, bodyFor: WebhookBody): Promise<void> => {
    const webhook = webhooks.find(({ name }) => name === claim.address)
    // Not final: the missing setting may be set again.
    if (!webhook) throw new Error(`There is no webhook ${claim.address} in the settings`)
    const { url, key, format } = webhook
    const { chat, brief, data } = bodyFor(claim)
    const id = `${claim.lead.uid}.${claim.outboxId}`
    const post = async (content: object) => {
      const body = JSON.stringify(content)
      const headers = key ? webhookHeaders({ id, body, key }, now()) : {}
      await postJson(url, { body, headers, isTaken, answerLimit })
    }
    if (format !== 'chat') return post(data)
    try {
      await post({ text: chat })
    } catch (error) {
      // Something in it, such as its length: the team hears of the lead all the same.
      if (brief === undefined || !(error instanceof DestinationRefusal && error.refused)) throw error
      await post({ text: brief })
    }
  }
}
