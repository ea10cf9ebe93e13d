import { site } from '../../common/brand/site.ts'
import { domainOf } from '../store/email-identity.ts'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import type { SpamScore } from '../store/lead.ts'
import { disposableDomains, isOfCompany, isOfMailDomain, linkedHosts } from './own-site.ts'

/** What is known of a lead besides its words. */
export interface SpamSignals {
  /** Leads from the same client in the last hour, excluding this one. */
  earlierFromClient: number
  /** Leads with the same message from other email addresses in the last hour. */
  earlierWithMessage: number
  /** Whether the call names an origin, as every browser's does. */
  namesOrigin: boolean
}

const markup = /<a\s|\[url|\[link/i
const busyClient = 5
/** A link to a page of ours, such as to an estimate, came from the site. */
const ourHost = new URL(site.origin).hostname.replace(/^www\./, '')

/**
 * How much a lead looks like spam. A real person may well score something (a link to a page they mean, a disposable
 * address), so it takes several signs to be held, and being held is the worst that happens. A link to the sender's own
 * site is not a sign: people give it, even as their company. In a person's name only the domain of the email address
 * counts as own, because somebody who types the link there types the company as well.
 */
export function spamScore(details: LeadDetails, signals: SpamSignals): SpamScore {
  const { name, company, message, email } = details
  const isOwn = (host: string) =>
    host === ourHost || isOfMailDomain(host, details) || isOfCompany(host, details)
  const links = linkedHosts(message).filter((host) => !isOwn(host)).length
  const linksInNames =
    linkedHosts(name).filter((host) => !isOfMailDomain(host, details)).length +
    linkedHosts(company).filter((host) => !isOwn(host)).length
  const found: [points: number, reason: string, applies: boolean][] = [
    [1, 'a link to another site in the message', links > 0 && links < 3],
    [3, 'three links or more to other sites in the message', links >= 3],
    [4, 'a link to another site in the name or company', linksInNames > 0],
    [4, 'link markup in the message', markup.test(message)],
    [1, 'an email address for one-time use', disposableDomains.has(domainOf(email))],
    [1, 'a call that no browser makes', !signals.namesOrigin],
    [2, 'many leads from the same client', signals.earlierFromClient >= busyClient],
    [3, 'the same message under another address', signals.earlierWithMessage > 0],
    [2, 'name and company are the same', name.length > 3 && name === company],
  ]
  const applying = found.filter(([, , applies]) => applies)
  return {
    score: applying.reduce((sum, [points]) => sum + points, 0),
    reasons: applying.map(([points, reason]) => `${reason} (${points})`),
  }
}
