/** Where most people have their mailbox; the most used first. */
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

/** They look like a slip and are none: mailboxes and companies of their own. */
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

/** What people write for a domain, further away than one slip. */
const further: Readonly<Record<string, string>> = {
  'gmail.in': 'gmail.com',
  'gmail.co.in': 'gmail.com',
  'gmail.co.uk': 'gmail.com',
  'rediff.com': 'rediffmail.com',
}

/** No domain ends so. */
const noEnding = /\.(?:con|cmo|ocm|cpm|xom|vom|comm|coom|cim|clm|c0m)$/

/** A name of fewer letters is one slip away from too many companies. */
const shortestName = 5

/**
 * The address that was probably meant, where this one has a slip that many make; undefined otherwise. It is asked about
 * and never refused: somebody may well have a domain like that.
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

/** Whether one letter too many, too few or another, or two that changed places, make one text the other. */
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
