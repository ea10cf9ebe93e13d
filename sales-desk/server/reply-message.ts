import type { SendMailOptions } from 'nodemailer'
import { site } from '../../common/brand/site.ts'
import { escapeHtml } from '../../common/markdown/escape-html.ts'
import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import { breakingWords } from '../../leads/mail/mail-html.ts'
import { withoutSignatureMark } from '../../leads/mail/mail-text.ts'
import { messageId, outgoingMail } from '../../leads/mail/outgoing-mail.ts'
import type { Query } from '../../leads/store/database.ts'
import type { LeadClaim } from '../../leads/store/claim.ts'
import { extrasOf } from './answer-extras.ts'
import { readFile } from './files.ts'
import { invitation, meetingWords } from './invitation.ts'
import { wasThanked } from './mail-thread.ts'

interface Senders {
  /** The sender of the website's own mails, such as the thank-you mail. */
  website: MailAddress
  /** The team's address, the sender of answers and recipient of replies. */
  team: string
}

interface Answer {
  uid: string
  at: number
  writer: string
  subject: string
  body: string
  extras: string
  signature: string
}
interface Reply {
  at: number
  message_id: string
}

/**
 * The mail with a team member's answer, to the visitor or as a copy. It is in the thread of the visitor's earlier
 * mails.
 */
export async function replyMessage(
  read: Query,
  { lead, address, queuedAt, about, timeZone }: LeadClaim,
  { website, team }: Senders,
): Promise<SendMailOptions> {
  const [row] = await read`SELECT id FROM leads WHERE reference = ${lead.reference}`
  const leadId = Number(row?.['id'])
  const answers =
    await read<Answer>`SELECT uid, at, writer, subject, body, extras, signature FROM lead_answers
    WHERE lead_id = ${leadId} ORDER BY id`
  const place = answers.findIndex(({ uid }) => uid === about)
  const answer = answers[place]
  if (!answer) throw new Error('There is no answer that this mail is to carry')
  const from = { name: `${answer.writer}, ${site.company}`, address: team }
  const first = messageId((await wasThanked(read, leadId)) ? `${lead.uid}.thanks` : lead.uid, website)
  const replies = await read<Reply>`SELECT at, message_id FROM lead_replies
    WHERE lead_id = ${leadId} AND message_id <> '' AND kind <> 'automatic' AND at <= ${answer.at} ORDER BY id`
  const before = [
    ...answers.slice(0, place).map(({ uid, at }) => ({ at, id: messageId(uid, from) })),
    ...replies.map(({ at, message_id }) => ({ at, id: `<${message_id}>` })),
  ].toSorted((one, other) => one.at - other.at)
  const references = [first, ...before.map(({ id }) => id)]
  const { writer, subject, body } = answer
  const { copies, files, meeting } = extrasOf(answer.extras)
  // Answers written before signatures were stored have the company's.
  const signature = answer.signature
    ? answer.signature.split('\n')
    : [writer, `${site.company}, ${site.phone.display}`, `Reference ${lead.reference}`]
  const words = meeting ? `${body}\n\n${meetingWords(meeting, timeZone)}` : body
  const attachments = await Promise.all(files.map((id) => readFile(read, id)))
  return {
    ...outgoingMail({
      from,
      to: lead.email,
      envelopeTo: address,
      cc: copies,
      replyTo: { name: site.company, address: team },
      subject,
      id: about,
      date: queuedAt,
      // A person wrote it: "auto-generated" would keep an out-of-office note from coming back.
      headers: { 'Auto-Submitted': 'no', 'X-Lead-Reference': lead.reference },
      text: `${withoutSignatureMark(words)}\n\n-- \n${signature.join('\n')}\n`,
      html: letterHtml(words, signature),
    }),
    inReplyTo: references.at(-1),
    references,
    attachments: attachments.flatMap((file) =>
      file ? [{ filename: file.name, content: file.content, contentType: 'application/pdf' }] : [],
    ),
    ...(meeting && {
      icalEvent: invitation({ uid: about, meeting, from, invited: [lead.email, ...copies], queuedAt }),
    }),
  }
}

const font =
  "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;" + breakingWords

/** A letter, not a page: it looks like a mail from a person. */
function letterHtml(body: string, signature: readonly string[]): string {
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
  const paragraphs = body
    .split(/\n{2,}/)
    .map((text) => `<p dir="auto" style="margin:0 0 16px">${lines(text)}</p>`)
  return `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body style="${font}">${paragraphs.join('')}<p style="margin:24px 0 0">${lines(signature.join('\n'))}</p></body></html>`
}
