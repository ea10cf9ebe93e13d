import type { SendMailOptions } from 'nodemailer'
import { alertMessage, quietMessage } from '../leads/alert-message.ts'
import { heldMessage } from '../leads/held-message.ts'
import { leadMessage } from '../leads/lead-message.ts'
import { relayLead, type RelaySettings } from './relay-lead.ts'
import { thanksMessage } from '../leads/thanks-message.ts'
import type { MailAddress, MailSender } from '../mail/mail-sender.ts'
import { confirmationMessage } from '../newsletter/confirmation-message.ts'
import type { LinkTokens } from '../newsletter/link-tokens.ts'
import type { LeadDestinationKind, MemberMailKind } from '../store/delivery.ts'
import { heldDigestName } from '../store/held-digest.ts'
import type { Claim, HeldClaim, LeadClaim, MemberClaim, SubscriberClaim } from '../store/claim.ts'
import { longestAnswer } from '../web/post-json.ts'
import { alertBody, leadBody, quietBody } from '../webhooks/webhook-body.ts'
import { webhookSender, type Webhook } from '../webhooks/webhooks.ts'

/** The outcome of a delivery; rejects when the other side did not accept it. */
type Delivering = Promise<'delivered' | 'kept'>

/** One for each kind of destination there is. */
export type Deliverers = Record<LeadDestinationKind, (claim: LeadClaim) => Delivering> &
  Record<MemberMailKind, (claim: MemberClaim) => Delivering> & {
    'held-mail': (claim: HeldClaim) => Delivering
    'confirmation-mail': (claim: SubscriberClaim) => Delivering
  }

/** Passes a claimed delivery to the deliverer of its kind. */
export const deliver = (deliverers: Deliverers, claim: Claim): Delivering =>
  // The deliverer of a kind takes the claims of that kind.
  deliverers[claim.kind](claim as never)

type LeadMailOfDesk = 'answer-mail' | 'due-mail' | 'overdue-mail'

/** The mails that the sales desk writes. */
export type SalesDeskMails = Record<LeadMailOfDesk, (claim: LeadClaim) => Promise<SendMailOptions>> &
  Record<MemberMailKind, (claim: MemberClaim) => Promise<SendMailOptions>>

export interface DeliverersOptions {
  sender: MailSender
  from: MailAddress
  tokens: LinkTokens
  salesDesk: SalesDeskMails
  /** Where readers of the mails reach the site, without a slash at the end. */
  origin: () => string
  webhooks?: readonly Webhook[]
  relay?: RelaySettings | null
  /** Milliseconds that a webhook or the relay may take to answer. */
  answerLimit?: number
  now?: () => Date
}

/** The deliverers of a running server. */
export function createDeliverers(options: DeliverersOptions): Deliverers {
  const { sender, from, tokens, origin, salesDesk, webhooks = [], relay } = options
  const { answerLimit = longestAnswer, now = () => new Date() } = options
  const sendWebhook = webhookSender(webhooks, now, answerLimit)
  const mail = async (message: SendMailOptions, name: string) => {
    await sender.send(message, name)
    return sender.leaves
  }
  const aboutLead = (kind: LeadMailOfDesk) => async (claim: LeadClaim) =>
    mail(await salesDesk[kind](claim), `${claim.lead.reference}-${kind}-${claim.outboxId}`)
  const toMember = (kind: MemberMailKind) => async (claim: MemberClaim) =>
    mail(await salesDesk[kind](claim), `desk-${kind}-${claim.outboxId}`)
  const posted = async (posting: Promise<void>) => {
    await posting
    return 'delivered' as const
  }
  return {
    'lead-mail': (claim) => mail(leadMessage(claim, from), fileName(claim)),
    'canary-mail': (claim) => mail(leadMessage(claim, from), fileName(claim)),
    'thanks-mail': (claim) => mail(thanksMessage(claim, from), `${claim.lead.reference}-thanks`),
    'alert-mail': (claim) =>
      mail(alertMessage(claim, from), `${claim.lead.reference}-alert-${claim.position}`),
    'quiet-mail': (claim) =>
      mail(quietMessage(claim, from), `${claim.lead.reference}-quiet-${claim.position}`),
    'held-mail': (claim) =>
      mail(heldMessage(claim, from), `${heldDigestName(claim.held.toldAt.getTime())}-${claim.outboxId}`),
    'answer-mail': aboutLead('answer-mail'),
    'due-mail': aboutLead('due-mail'),
    'overdue-mail': aboutLead('overdue-mail'),
    'invite-mail': toMember('invite-mail'),
    'sign-in-mail': toMember('sign-in-mail'),
    'daily-mail': toMember('daily-mail'),
    webhook: (claim) => posted(sendWebhook(claim, leadBody)),
    'alert-webhook': (claim) => posted(sendWebhook(claim, alertBody)),
    'quiet-webhook': (claim) => posted(sendWebhook(claim, quietBody)),
    relay: async (claim) => {
      // Not final: the missing setting may be set again.
      if (!relay) throw new Error('There is no relay in the settings')
      return posted(relayLead(claim, relay, answerLimit))
    },
    'confirmation-mail': (claim) =>
      mail(
        confirmationMessage(claim, from, { origin: origin(), tokens }),
        `newsletter-${claim.subscriber.uid}-${claim.outboxId}`,
      ),
  }
}

/** `OR-251014-0142`; the mail to a second recipient is `OR-251014-0142-2`. */
const fileName = ({ lead, position }: LeadClaim) =>
  position > 1 ? `${lead.reference}-${position}` : lead.reference
