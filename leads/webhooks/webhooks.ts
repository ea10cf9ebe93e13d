import { DestinationRefusal, postJson } from '../web/post-json.ts'
import { googleChatCard, slackBlocks, teamsCard } from './chat-cards.ts'
import { hubspotSubmission, urlencodedForm, type FormFields } from './web-form.ts'
import type { Telling } from './webhook-body.ts'
import { webhookHeaders } from './webhook-signature.ts'

/**
 * `lead`: every field, for a program. `chat`: one `text`, for most incoming webhooks of chat tools. `teams`, `slack`
 * and `google-chat`: cards for these. `hubspot` and `form`: a form filled in from a new lead.
 */
export const webhookFormats = ['lead', 'chat', 'teams', 'slack', 'google-chat', 'hubspot', 'form'] as const
export type WebhookFormat = (typeof webhookFormats)[number]

/** Formats that fill in a form from a new lead, and support no other event. */
export const isForm = (format: WebhookFormat) => format === 'hubspot' || format === 'form'

export interface Webhook {
  /** Used in the outbox instead of the address, which may be secret and may change. */
  name: string
  url: string
  /** Signs the requests; without one (chat tools have none) the address itself is the secret. */
  key: Buffer | undefined
  format: WebhookFormat
  tells: 'leads' | 'alerts'
  /** `created`, and which of laterEvents it is told about. */
  events: readonly string[]
  /** For a form. */
  fields: FormFields
  /** The answer that means success, if not 2xx, and words that must be in it or in its redirect target. */
  success: { status: number; words: string } | undefined
}

type SentBy = Pick<Webhook, 'format' | 'fields'>

/** The body sent to a webhook, and its type; undefined if its format does not support the event. */
function bodyFor({ format, fields }: SentBy, told: Telling): { body: string; type?: string } | undefined {
  const json = (content: object) => ({ body: JSON.stringify(content) })
  switch (format) {
    case 'lead':
      return json(told.data)
    case 'chat':
      return json({ text: told.chat })
    case 'teams':
      return json(teamsCard(told))
    case 'slack':
      return json(slackBlocks(told))
    case 'google-chat':
      return json(googleChatCard(told))
    case 'hubspot':
      return told.lead && json(hubspotSubmission(fields, told.lead))
    case 'form':
      return (
        told.lead && {
          body: urlencodedForm(fields, told.lead),
          type: 'application/x-www-form-urlencoded; charset=utf-8',
        }
      )
  }
}

const isForChat = (format: WebhookFormat) => format !== 'lead' && !isForm(format)

/** The same without a stranger's words. */
const inBrief = (told: Telling, brief: string): Telling => ({
  ...told,
  chat: brief,
  card: { title: brief, facts: [], words: '' },
})

export type SendToWebhook = (name: string, id: string, told: Telling) => Promise<void>

/**
 * Tells a configured webhook; `answerLimit` is the timeout of each call (milliseconds). The `id` is the same on every
 * attempt.
 */
export function webhookSender(
  webhooks: readonly Webhook[],
  now: () => Date,
  answerLimit: number,
): SendToWebhook {
  return async (name, id, told) => {
    const webhook = webhooks.find((each) => each.name === name)
    // Not final: the missing setting may be restored.
    if (!webhook) throw new Error(`There is no webhook ${name} in the settings`)
    const { url, key, success, format } = webhook
    const post = async (telling: Telling) => {
      const sent = bodyFor(webhook, telling)
      if (!sent) return
      const { body, type } = sent
      const headers = {
        ...(type && { 'Content-Type': type }),
        ...(key && webhookHeaders({ id, body, key }, now())),
      }
      await postJson(url, { body, headers, answerLimit, ...takenWhen(success) })
    }
    try {
      await post(told)
    } catch (error) {
      // Something in it, such as its length: the team is told about the lead anyway.
      const isRefused = error instanceof DestinationRefusal && error.refused
      if (told.brief === undefined || !isForChat(format) || !isRefused) throw error
      await post(inBrief(told, told.brief))
    }
  }
}

/**
 * Web-to-lead forms answer as to a browser: one redirects to a thank-you page, another shows its error page with
 * status 200. An answer that is neither that nor a server error means that the form was rejected.
 */
function takenWhen(success: Webhook['success']) {
  if (!success) return { isTaken: (status: number) => status >= 200 && status < 300 }
  return {
    isTaken: async (status: number, words: () => Promise<string>) =>
      status === success.status && (success.words === '' || (await words()).includes(success.words)),
    refuses: (status: number) => status < 400,
  }
}
