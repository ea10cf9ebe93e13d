import type { SendMailOptions } from 'nodemailer'
import { site } from '../../content/site.ts'
import { escapeHtml } from '../../content/markdown/escape-html.ts'
import { composeMail, headingPart, labelledRows, paragraphPart, plainPart } from '../mail/compose-mail.ts'
import { mailCitation, mailLabel, mailLink, mailParagraph } from '../mail/mail-html.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { wrapText } from '../mail/mail-text.ts'
import type { LeadClaim } from '../store/outbox-store.ts'
import { formatIst, replyDue } from './ist-time.ts'

const subject = 'We have your message'
const heading = 'We have your message.'
const sentHeading = 'What you sent'
const nextHeading = 'What happens next'
const next = [
  { label: 'Within 24 hours', value: 'We ask for your call reasons and volumes.' },
  { label: 'First week', value: 'We build the assistant on your scripts and connect one system.' },
  { label: 'In two weeks', value: 'It takes live calls on the line you choose, while you listen.' },
]
const nextWidth = Math.max(...next.map(({ label }) => label.length)) + 3
const footer = `You get this because you wrote to us on ${new URL(site.origin).hostname}. We keep your details for 12 months after our last exchange. To see, correct or delete them, write to ${site.email.privacy}.`

/**
 * The mail that tells a visitor that the message has come. Nobody has checked that the address is theirs, so it must
 * not carry words to a stranger: what looks like a link is not repeated.
 */
export function thanksMessage({ lead, address, queuedAt }: LeadClaim, from: MailAddress): SendMailOptions {
  const { reference, receivedAt, uid } = lead
  const greeting = looksLikeLink(lead.name) ? 'Good day,' : `Dear ${lead.name.split(' ')[0]},`
  const cited = looksLikeLink(lead.message) ? undefined : lead.message
  const due = formatIst(replyDue(receivedAt))
  const thanks = `Thank you for writing to ${site.brand}. A person on our sales team will get back to you within 24 hours: by`
  const language = 'in English unless you tell us otherwise.'
  const more = 'To add something, reply to this e-mail. If it is urgent, call'
  return composeMail({
    from,
    to: address,
    replyTo: { name: site.company, address: site.email.sales },
    subject,
    id: `${uid}.thanks`,
    date: queuedAt,
    headers: { 'X-Lead-Reference': reference },
    preview: `A person will answer by ${due}. Your reference is ${reference}.`,
    parts: [
      headingPart(heading),
      paragraphPart(greeting),
      {
        text: wrapText(`${thanks} ${due}, ${language}`),
        html: mailParagraph(`${escapeHtml(thanks)} <b>${escapeHtml(due)}</b>, ${language}`),
      },
      {
        text: wrapText(`${more} ${site.phone.display} and give the reference ${reference}.`),
        html: mailParagraph(
          `${more} ${mailLink(site.phone.display, site.phone.href)} and give the reference <b>${escapeHtml(reference)}</b>.`,
        ),
      },
      ...(cited === undefined ? [] : [citation(cited)]),
      labelledRows(nextHeading, next, nextWidth),
    ],
    footer: plainPart(footer),
  })
}

const citation = (words: string) => ({
  text: `${sentHeading.toUpperCase()}\n${words.replace(/^/gm, '> ')}`,
  html: mailLabel(sentHeading) + mailCitation(words),
})

const looksLikeLink = (text: string) =>
  /:\/\/|www\.|\w\.\w{2,}\/|[\w-]+\.(?:com|net|org|info|biz|io|ru|cn|xyz|top|site|online|shop)\b/i.test(text)
