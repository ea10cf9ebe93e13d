import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { domainOf } from '../store/email-identity.ts'

/** Start of a link. One with `https://` and `www.` is one link, and one inside another is a second. */
const linkStart = /https?:\/\/(?:www\.)?|www\./gi

/** The host of each link in a text, in lower case and without `www.`; empty if it cannot be read. */
export function linkedHosts(text: string): string[] {
  return text.split(linkStart).slice(1).map(hostOf)
}

/** As browsers read it: the part before an `@` is not the host. */
function hostOf(afterStart: string): string {
  const [address = ''] = afterStart.split(/[\s<>"'()[\]]/)
  const url = URL.parse(`http://${address.replace(/[.,;:!?]+$/, '')}`)
  return bare(url?.hostname ?? '')
}

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')

/** Whether a host belongs to the domain of the sender's email address. A disposable one belongs to nobody. */
export function isOfMailDomain(host: string, { email }: LeadDetails): boolean {
  const domain = domainOf(email)
  if (disposableDomains.has(domain)) return false
  return host === domain || host.endsWith(`.${domain}`) || (host.includes('.') && domain.endsWith(`.${host}`))
}

/** Whether a host is the site of the sender's company: given as such, or by a matching name. */
export function isOfCompany(host: string, { company }: LeadDetails): boolean {
  const site = siteNamed(company)
  if (site !== undefined) return host === site || host.endsWith(`.${site}`)
  const name = company
    .toLowerCase()
    .replace(legalForm, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  const [first, ending] = splitOnce(host)
  return name.length >= 3 && first.replaceAll('-', '') === name && siteEnding.test(ending)
}

/** `pvt ltd` and the like, which no site's name repeats. */
const legalForm = /\b(?:private|pvt|limited|ltd|llp|inc|corporation|corp|company|gmbh|plc)\b\.?/g

/** `in`, `com` or `co.in`: what follows a company's name, not a second name. */
const siteEnding = /^(?:[a-z]{2,3}\.)?[a-z]{2,}$/

/** The host, if a company gives only its site's address as its name. */
function siteNamed(company: string): string | undefined {
  const text = company.trim()
  const host = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})\/?$/i.exec(text)?.[1]
  return host === undefined ? undefined : bare(host)
}

function splitOnce(host: string): [first: string, rest: string] {
  const dot = host.indexOf('.')
  return [host.slice(0, dot), host.slice(dot + 1)]
}

/** Disposable address domains. Real people use them too: a hint, never sufficient on its own. */
export const disposableDomains: ReadonlySet<string> = disposableEmailBlocklistSet()
