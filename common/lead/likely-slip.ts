/** The most common mail domains; most used first. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.co.in',
  'rediffmail.com',
  'icloud.com',
  'yahoo.in',
  'ymail.com',
  'googlemail.com',
  'protonmail.com',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'outlook.in',
  'live.com',
  'zohomail.in',
  'zohomail.com',
]

/** They look like slips but are not: mail services and companies of their own. */
const others = new Set([
  'mail.com',
  'email.com',
  'gmx.com',
  'mail.co',
  'gail.com',
  'line.com',
  'five.com',
  'love.com',
])

/** Common spellings of a domain that are more than one slip away. */
const further: Readonly<Record<string, string>> = {
  'gmail.in': 'gmail.com',
  'gmail.co.in': 'gmail.com',
  'gmail.co.uk': 'gmail.com',
  'rediff.com': 'rediffmail.com',
}

/** No real domain ends like this. */
const noEnding = /\.(?:con|cmo|ocm|cpm|xom|vom|comm|coom|cim|clm|c0m)$/

/** A shorter name is one slip away from too many companies. */
const shortestName = 5

/**
 * The address probably meant, if this one has a common slip; undefined otherwise. The form asks about it but never
 * rejects it: somebody may well have such a domain.
 */
export function likelyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const meant = at > 0 ? likelyDomain(domain) : undefined
  return meant && `${address.slice(0, at + 1)}${meant}`
}

function likelyDomain(domain: string): string | undefined {
  if (domains.includes(domain) || others.has(domain)) return undefined
  if (Object.hasOwn(further, domain)) return further[domain]
  const near = domains.find((known) => isNear(domain, known))
  if (near !== undefined) return near
  return noEnding.test(domain) ? domain.replace(noEnding, '.com') : undefined
}

function isNear(domain: string, known: string): boolean {
  const name = known.slice(0, known.indexOf('.'))
  return name.length >= shortestName && isOneSlip(domain, known)
}

/** Whether one letter added, missing or changed, or two swapped, turn one text into the other. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same += 1
  const [rest, wanted] = [typed.slice(same), meant.slice(same)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
