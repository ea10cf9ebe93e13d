import type { LeadDetails } from '../store/lead-store.ts'
import { disposableDomains } from './disposable-domains.ts'

/** What is known of a lead besides its words. */
export interface SpamSignals {
  /** Leads from the same client in the last hour, this one not counted. */
  earlierFromClient: number
  /** Leads with the same message from other e-mail addresses in the last hour. */
  earlierWithMessage: number
  /** Whether the call names an origin, as every browser's does. */
  namesOrigin: boolean
}

export interface SpamScore {
  score: number
  /** For the person who decides; without anything the visitor typed. */
  reasons: string[]
}

const link = /https?:\/\/|www\./gi
const markup = /<a\s|\[url|\[link/i
const busyClient = 5

/**
 * How much a lead looks like spam. A real person may well score something (a link to their company, an address for
 * one-time use), so it takes several signs to be held, and being held is the worst that happens.
 */
export function spamScore(details: LeadDetails, signals: SpamSignals): SpamScore {
  const { name, company, message, email } = details
  const links = message.match(link)?.length ?? 0
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const found: [points: number, reason: string, applies: boolean][] = [
    [1, 'a link in the message', links > 0 && links < 3],
    [3, 'three links or more in the message', links >= 3],
    [4, 'a link in the name or company', (`${name} ${company}`.match(link)?.length ?? 0) > 0],
    [4, 'link markup in the message', markup.test(message)],
    [1, 'an e-mail address for one-time use', disposableDomains.has(domain)],
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
