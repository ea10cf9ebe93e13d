import type { SendMailOptions } from 'nodemailer'
import { newsletterPath } from '../../site/content/newsletter-pages.ts'
import { site } from '../../common/brand/site.ts'
import { confirmationDays } from '../../common/lead/newsletter.ts'
import { composeMail, headingPart, labelledRows, wordsPart } from '../mail/mail-layout.ts'
import { mailButton, mailColours, mailLink, mailParagraph } from '../mail/mail-html.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import type { SubscriberClaim } from '../store/claim.ts'
import type { LinkTokens } from './link-tokens.ts'

export const subject = 'Confirm your subscription'
const heading = 'Is this you?'
const preview = `One click puts you on the list. The link works for ${confirmationDays} days.`
const asked = `Someone, we hope you, asked for the ${site.brand} newsletter at`
const promise = 'We send nothing until you say yes.'
const whatHeading = 'What you will get'
const what = [
  { label: 'How often', value: 'Once a month, on a Tuesday' },
  { label: 'What', value: 'One call taken apart, and what we changed because of it' },
  { label: 'Leaving', value: 'One link in every email, at once' },
]
const notYou = `Not you? Do nothing. The address is deleted after ${confirmationDays} days and you will not hear from us. Questions:`

interface MailLinks {
  /** The site's address for the mail's reader, without a trailing slash. */
  origin: string
  tokens: LinkTokens
}

/** The mail that asks whether the address belongs to the person who typed it. */
export function confirmationMessage(
  claim: SubscriberClaim,
  from: MailAddress,
  { origin, tokens }: MailLinks,
): SendMailOptions {
  const { subscriber, queuedAt, address, outboxId } = claim
  const link = (page: 'confirm' | 'unsubscribe', token: string) =>
    `${origin}${newsletterPath(page)}?token=${token}`
  const confirm = link('confirm', tokens.confirm({ uid: subscriber.uid, issuedAt: queuedAt }))
  const unsubscribe = link('unsubscribe', tokens.unsubscribe(subscriber.uid))
  return composeMail({
    from,
    to: address,
    replyTo: { name: site.company, address: site.email.privacy },
    subject,
    id: `${subscriber.uid}.${outboxId}`,
    date: queuedAt,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    preview,
    parts: [
      headingPart(heading),
      wordsPart(`${asked} `, { bold: address }, `. ${promise}`),
      {
        text: `Confirm (works for ${confirmationDays} days):\n${confirm}`,
        html: [
          mailButton({ label: 'Confirm subscription', href: confirm }),
          mailParagraph(
            `The link works for ${confirmationDays} days. If the button does not, copy this address:`,
            `margin-bottom:4px;font-size:15px;line-height:22px;color:${mailColours.said}`,
          ),
          mailParagraph(mailLink(confirm, confirm), 'font-size:15px;line-height:22px;word-break:break-all'),
        ].join(''),
      },
      labelledRows(whatHeading, what, 12),
    ],
    footer: [`${notYou} `, { link: site.email.privacy, href: `mailto:${site.email.privacy}` }, '.'],
  })
}
