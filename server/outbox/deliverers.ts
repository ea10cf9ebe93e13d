import { leadMessage } from '../leads/lead-message.ts'
import type { MailAddress, MailSender } from '../mail/mail-sender.ts'
import { confirmationMessage } from '../newsletter/confirmation-message.ts'
import type { LinkTokens } from '../newsletter/link-tokens.ts'
import type { Claim, LeadClaim, SubscriberClaim } from '../store/outbox-store.ts'

/** What has become of a delivery; rejects when the other side did not take it. */
type Delivering = Promise<'delivered' | 'kept'>

/** One for each kind of destination there is. */
export interface Deliverers {
  'lead-mail': (claim: LeadClaim) => Delivering
  'confirmation-mail': (claim: SubscriberClaim) => Delivering
}

/** Hands a claimed delivery to the one who knows its kind. */
export function deliver(deliverers: Deliverers, claim: Claim): Delivering {
  return claim.kind === 'confirmation-mail' ? deliverers[claim.kind](claim) : deliverers[claim.kind](claim)
}

export interface DeliverersOptions {
  sender: MailSender
  from: MailAddress
  tokens: LinkTokens
  /** Where readers of the mails reach the site, without a slash at the end. */
  origin: () => string
}

/** The deliverers of a running server. */
export function createDeliverers({ sender, from, tokens, origin }: DeliverersOptions): Deliverers {
  return {
    'lead-mail': async (claim) => {
      const { reference } = claim.lead
      await sender.send(
        leadMessage(claim, from),
        claim.position > 1 ? `${reference}-${claim.position}` : reference,
      )
      return sender.leaves
    },
    'confirmation-mail': async (claim) => {
      const message = confirmationMessage(claim, from, { origin: origin(), tokens })
      await sender.send(message, `newsletter-${claim.outboxId}`)
      return sender.leaves
    },
  }
}
