import type { SendMailOptions } from 'nodemailer'
import { site } from '../../content/site.ts'
import { escapeHtml } from '../../content/markdown/escape-html.ts'
import type { MailAddress } from '../mail/mail-sender.ts'
import { messageId, outgoingMail } from '../mail/outgoing-mail.ts'
import type { Query } from '../store/database.ts'
import type { LeadClaim } from '../store/claim.ts'

interface Senders {
  /** Who the website's own mails come from, such as the one that thanked the visitor. */
  website: MailAddress
  /** The team's address, which answers come from and replies go to. */
  team: string
}

type Answer = Record<'uid' | 'writer' | 'subject' | 'body', string> & { at: number }

/** The mail that carries what somebody of the team answered. It stands in the thread of what the visitor got before. */
export async function replyMessage(
  read: Query,
  { lead, address, about }: LeadClaim,
  { website, team }: Senders,
): Promise<SendMailOptions> {
  const answers = await read<Answer>`SELECT uid, at, writer, subject, body FROM lead_answers
    WHERE lead_id = (SELECT id FROM leads WHERE reference = ${lead.reference}) ORDER BY id`
  const place = answers.findIndex(({ uid }) => uid === about)
  const answer = answers[place]
  if (!answer) throw new Error('There is no answer that this mail is to carry')
  const from = { name: `${answer.writer}, ${site.company}`, address: team }
  const first = messageId((await wasThanked(read, lead.reference)) ? `${lead.uid}.thanks` : lead.uid, website)
  const before = answers.slice(0, place).map(({ uid }) => messageId(uid, from))
  const references = [first, ...before]
  const { writer, subject, body, at } = answer
  const signature = [writer, `${site.company}, ${site.phone.display}`, `Reference ${lead.reference}`]
  return {
    ...outgoingMail({
      from,
      to: address,
      replyTo: { name: site.company, address: team },
      subject,
      id: about,
      date: new Date(at),
      // A person wrote it: an "auto-generated" would keep an out-of-office note from coming back.
      headers: { 'Auto-Submitted': 'no', 'X-Lead-Reference': lead.reference },
      text: `${body}\n\n-- \n${signature.join('\n')}\n`,
      html: letterHtml(body, signature),
    }),
    inReplyTo: references.at(-1),
    references,
  }
}

/** Whether the visitor has, or will have, the mail that thanks: otherwise the thread begins with the lead itself. */
async function wasThanked(read: Query, reference: string): Promise<boolean> {
  const rows = await read`SELECT 1 FROM outbox WHERE kind = 'thanks-mail' AND state <> 'dead'
    AND lead_id = (SELECT id FROM leads WHERE reference = ${reference}) LIMIT 1`
  return rows.length > 0
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:24px"

/** A letter, not a page: it looks like what a person sends. */
function letterHtml(body: string, signature: readonly string[]): string {
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
  const paragraphs = body.split(/\n{2,}/).map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`)
  return `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"></head><body style="${font}">${paragraphs.join('')}<p style="margin:24px 0 0">${lines(signature.join('\n'))}</p></body></html>`
}
