import { site } from '../../content/site.ts'
import { securityTxtPath } from '../../content/security-txt.ts'

const day = 86_400_000

/** Days for which a build vouches for what it says; RFC 9116 advises less than a year. */
const lifetime = 330

/** Where to report a hole in the site (RFC 9116). It runs out some months after `builtAt`, from which day it counts. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Math.floor(builtAt.getTime() / day) * day + lifetime * day)
  return [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.locale.split('-')[0]}`,
    `Canonical: ${site.origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
