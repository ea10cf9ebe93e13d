// No control or invisible characters and no lone surrogates: they do not belong in a mail header.
const localShape = /^[^\s\p{Cc}\p{Cf}\p{Cs}@"<>(),:;[\]\\]+$/u
const asciiDomainShape =
  /^[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.(?!\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+$/
const anyDomainShape = /^[\p{L}\p{M}\p{N}.-]+$/u
const hyphenAtEdge = /(?:^|\.)-|-(?:\.|$)/

/** The form's message for anything else. */
export const notAnAddress = 'Valid email is required'

/** RFC 5321: maximum characters of an address in a mail path, and of its local part. */
export const longestAddress = 254
const longestLocalPart = 64

/** RFC 1035. */
const longestDomain = 253
const longestLabel = 63

/**
 * Whether `text` is one bare email address, in letters of any script: no display name, no list, no line break.
 * Stricter than HTML's own check: it requires a dot in the domain and the lengths of RFC 5321, because an
 * accepted address goes into mail headers.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const localPart = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= longestAddress &&
    localPart.length <= longestLocalPart &&
    localShape.test(localPart) &&
    !localPart.startsWith('.') &&
    !localPart.endsWith('.') &&
    !localPart.includes('..') &&
    asciiDomain(text.slice(at + 1)) !== undefined
  )
}

/** A domain as DNS knows it: `bücher.example` is `xn--bcher-kva.example`. Undefined if it is not one. */
export function asciiDomain(domain: string): string | undefined {
  if (asciiDomainShape.test(domain)) return domain
  const address = `http://${domain}`
  if (!anyDomainShape.test(domain) || hyphenAtEdge.test(domain) || !URL.canParse(address)) return undefined
  // Letters that only look like digits could make it an IP address.
  const { hostname } = new URL(address)
  const fits =
    hostname.length <= longestDomain && hostname.split('.').every(({ length }) => length <= longestLabel)
  return fits && hostname.includes('xn--') && asciiDomainShape.test(hostname) ? hostname : undefined
}

/** Whether only mail servers with SMTPUTF8 (RFC 6531) take the address: only a domain can be encoded otherwise. */
export const needsSmtpUtf8 = (address: string): boolean =>
  /\P{ASCII}/u.test(address.slice(0, address.lastIndexOf('@')))
