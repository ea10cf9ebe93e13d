import type { SendMailOptions } from 'nodemailer'
import { alertMessage, quietMessage } from '../leads/alert-message.ts'
import { heldMessage } from '../leads/held-message.ts'
import { leadMessage } from '../leads/lead-message.ts'
import { relayLead, type RelaySettings } from './relay-lead.ts'
import { thanksMessage } from '../leads/thanks-message.ts'
import type { MailAddress, MailSender } from '../mail/mail-sender.ts'
import { confirmationMessage } from '../newsletter/confirmation-message.ts'
import type { LinkTokens } from '../newsletter/link-tokens.ts'
import type { MemberMailKind, WorkMailKind } from '../store/delivery.ts'
import { heldDigestName } from '../store/held-digest.ts'
import type { Claim, LeadClaim, MemberClaim } from '../store/claim.ts'
import { longestAnswer } from '../web/post-json.ts'
import { alertBody, eventBody, leadBody, quietBody, type Telling } from '../webhooks/webhook-body.ts'
import { webhookSender, type Webhook } from '../webhooks/webhooks.ts'

/** The outcome of a delivery; rejects if the other side did not accept it. */
type Delivering = Promise<'delivered' | 'kept'>

/** Makes a delivery that a worker has claimed. */
export type Deliver = (claim: Claim) => Delivering

/** The mails written by the sales desk. */
export type SalesDeskMails = Record<WorkMailKind, (claim: LeadClaim) => Promise<SendMailOptions>> &
  Record<MemberMailKind, (claim: MemberClaim) => Promise<SendMailOptions>>

export interface DeliverOptions {
  sender: MailSender
  from: MailAddress
  tokens: LinkTokens
  salesDesk: SalesDeskMails
  /** Address of the sales desk, once there is a team; undefined if there is none. */
  deskAt?: () => Promise<string | undefined>
  /** The site's address for readers of the mails, without a trailing slash. */
  origin: () => string
  webhooks?: readonly Webhook[]
  relay?: RelaySettings | null
  /** Milliseconds that a webhook or the relay may take to answer. */
  answerLimit?: number
  now?: () => Date
}

/** How a running server delivers each kind. */
export function createDeliver(options: DeliverOptions): Deliver {
  const { sender, from, tokens, origin, salesDesk, webhooks = [], relay } = options
  const { answerLimit = longestAnswer, now = () => new Date(), deskAt } = options
  const sendWebhook = webhookSender(webhooks, now, answerLimit)
  const mail = async (message: SendMailOptions, name: string) => {
    await sender.send(message, name)
    return sender.leaves
  }
  const posted = async (posting: Promise<void>) => {
    await posting
    return 'delivered' as const
  }
  /** The lead's address at the desk, if there is one. */
  const atDesk = async ({ lead }: LeadClaim) => {
    const desk = await deskAt?.()
    return desk && `${desk}?lead=${lead.reference}`
  }
  const tell = (claim: LeadClaim, told: Telling) =>
    posted(sendWebhook(claim.address, `${claim.lead.uid}.${claim.outboxId}`, told))
  return async (claim) => {
    switch (claim.kind) {
      case 'lead-mail':
      case 'canary-mail':
        return mail(leadMessage(claim, from, await atDesk(claim)), fileName(claim))
      case 'thanks-mail':
        return mail(thanksMessage(claim, from), `${claim.lead.reference}-thanks`)
      case 'alert-mail':
        return mail(alertMessage(claim, from), `${claim.lead.reference}-alert-${claim.position}`)
      case 'quiet-mail':
        return mail(quietMessage(claim, from), `${claim.lead.reference}-quiet-${claim.position}`)
      case 'held-mail':
        return mail(
          heldMessage(claim, from),
          `${heldDigestName(claim.held.toldAt.getTime())}-${claim.outboxId}`,
        )
      case 'answer-mail':
      case 'copy-mail':
      case 'due-mail':
      case 'overdue-mail':
      case 'assigned-mail':
      case 'reply-mail':
      case 'bounce-mail':
        return mail(
          await salesDesk[claim.kind](claim),
          `${claim.lead.reference}-${claim.kind}-${claim.outboxId}`,
        )
      case 'invite-mail':
      case 'sign-in-mail':
      case 'daily-mail':
        return mail(await salesDesk[claim.kind](claim), `desk-${claim.kind}-${claim.outboxId}`)
      case 'confirmation-mail':
        return mail(
          confirmationMessage(claim, from, { origin: origin(), tokens }),
          `newsletter-${claim.subscriber.uid}-${claim.outboxId}`,
        )
      case 'webhook':
        return tell(claim, leadBody(claim, await atDesk(claim)))
      case 'event-webhook':
        return tell(claim, eventBody(claim, await atDesk(claim)))
      case 'alert-webhook':
        return tell(claim, alertBody(claim))
      case 'quiet-webhook':
        return tell(claim, quietBody(claim))
      case 'relay':
        // Not final: the missing setting may be restored.
        if (!relay) throw new Error('There is no relay in the settings')
        return posted(relayLead(claim, relay, answerLimit))
    }
  }
}

/** `OR-251014-0142`; the mail to a second recipient is `OR-251014-0142-2`. */
const fileName = ({ lead, position }: LeadClaim) =>
  position > 1 ? `${lead.reference}-${position}` : lead.reference
