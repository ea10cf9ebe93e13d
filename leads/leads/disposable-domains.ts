import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

/** Domains that give out addresses for one-time use. Real people use them too: a hint, never a reason by itself. */
export const disposableDomains: ReadonlySet<string> = disposableEmailBlocklistSet()
