import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { buttonPart, composeMail, headingPart, paragraphPart } from '../../leads/mail/mail-layout.ts'
import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import type { MemberClaim } from '../../leads/store/claim.ts'
import { linkAddress, type SignInLinks } from './sign-in-link.ts'

const words = {
  'sign-in-mail': {
    subject: 'Sign in to the sales desk',
    heading: 'Sign in to the sales desk',
    what: 'Somebody, you we hope, asked for this link. It works once, within 15 minutes.',
    label: 'Sign in',
    not: 'Not you? Do nothing: without the link nobody gets in.',
  },
  'invite-mail': {
    subject: 'You are invited to the sales desk',
    heading: 'Join the sales desk',
    what: `Here ${site.brand}’s team answers who wrote to it. The link works once, within seven days.`,
    label: 'Join the team',
    not: 'You expected no invitation? Do nothing.',
  },
} as const

/** The mail with a link that signs its reader in. */
export function signInMessage(
  claim: MemberClaim,
  from: MailAddress,
  { origin, links }: { origin: string; links: SignInLinks },
): SendMailOptions {
  const { subject, heading, what, label, not } =
    words[claim.kind === 'invite-mail' ? 'invite-mail' : 'sign-in-mail']
  const href = linkAddress(origin, links.token(claim.about))
  return composeMail({
    from,
    to: claim.address,
    subject,
    id: `desk-${claim.about}`,
    date: claim.queuedAt,
    preview: what,
    parts: [headingPart(heading), paragraphPart(what), buttonPart(label, href)],
    footer: not,
  })
}
