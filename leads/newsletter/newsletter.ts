import { newsletterConsent, type Subscription } from '../../common/lead/newsletter.ts'
import { type MailLimits, standing, type SubscriberStore } from '../store/subscribers.ts'
import { domainOf } from '../store/email-identity.ts'
import type { LinkTokens } from './link-tokens.ts'
import { publicMailDomains } from './public-mail-domains.ts'
import { hour, minute } from '../../common/lead/milliseconds.ts'

/** Keeps anybody from filling a mailbox by typing its address repeatedly, with any tag. */
const mailboxLimits = { atMostOneIn: 10 * minute, atMost: 4, in: 24 * hour }

/**
 * The same for a mailbox that gets all mail of a domain. Several people at a company may subscribe within an hour.
 */
const domainLimit = { atMost: 20, in: 60 * minute }

const limitsFor = (email: string): MailLimits => ({
  ...mailboxLimits,
  atDomain: publicMailDomains.has(domainOf(email)) ? undefined : domainLimit,
})

export type Newsletter = ReturnType<typeof newsletter>

/** Double opt-in: an address is only on the list once the link mailed to it has been confirmed. */
export function newsletter(store: SubscriberStore, tokens: LinkTokens, now: () => Date) {
  return {
    /** Resolves once the request is on disk. The result is for the log: the visitor always gets the same answer. */
    subscribe: ({ email, page }: Subscription) =>
      store.subscribe(
        { email, page, consentVersion: newsletterConsent.version, askedAt: now() },
        limitsFor(email),
      ),

    /** Looks at a link without side effects: mail scanners open links as well. */
    async look(token: string) {
      const checked = tokens.checkConfirm(token, now())
      if (checked.state !== 'good') return checked.state
      return standing(await store.findSubscriber(checked.uid), checked.issuedAt)
    },

    async confirm(token: string) {
      const checked = tokens.checkConfirm(token, now())
      if (checked.state !== 'good') return checked.state
      return store.confirmSubscriber(checked.uid, checked.issuedAt, now())
    },

    /** False if the link is broken. An address no longer on the list counts as unsubscribed. */
    async unsubscribe(token: string): Promise<boolean> {
      const uid = tokens.checkUnsubscribe(token)
      if (uid === undefined) return false
      await store.unsubscribe(uid, now())
      return true
    },

    /** Takes an address off the list, as reported by a mailing program. False if it is not known. */
    leave: (email: string) => store.unsubscribeAddress(email, now()),

    isUnsubscribeLink: (token: string) => tokens.checkUnsubscribe(token) !== undefined,
  }
}
