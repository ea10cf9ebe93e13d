import { randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { cleanLine, cleanParagraphs } from '../../common/lead/clean-text.ts'

/** An incoming mail, from any source. All its texts are untrusted. */
export interface IncomingMail {
  /** Values by lower-case name, in order. */
  headers: ReadonlyMap<string, readonly string[]>
  /** The address is empty if there is none. */
  from: { name: string; address: string }
  /** Addresses in To and Cc. */
  to: readonly string[]
  subject: string
  /** Without its angle brackets; empty if there is none. */
  messageId: string
  /** What it answers, without angle brackets: the mail answered, then earlier ones, newest first. */
  references: readonly string[]
  text: string
  attachments: readonly IncomingAttachment[]
  /** For a report about another mail: its machine-readable part, and as much of that mail as it returns. */
  reports: readonly string[]
}

export interface IncomingAttachment {
  name: string
  /** Bytes. */
  size: number
  /** Undefined if it did not come with the mail. */
  content?: Uint8Array
}

/** Maximum bytes read of a mail: the limit of mail services, in base64. */
export const largestMail = 36 * 1024 * 1024
/** Maximum characters of a text: a longer one is a pasted file, or an attack. */
const longestText = 100_000
const mostReferences = 50

const longestName = 200

/** Parses a raw mail. Rejects if it is not one. */
export async function readRawMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw)
  const headers = headersOf(mail.headers.map(({ key, value }) => [key, value]))
  const isReport = /^multipart\/report\b/i.test(headers.get('content-type')?.[0] ?? '')
  const reports = mail.attachments.filter(({ mimeType }) => isReport && isReportPart(mimeType))
  return incomingMail({
    headers,
    from: flat(mail.from)[0],
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(flat).map(({ address }) => address),
    subject: mail.subject,
    text: await textOf(mail),
    attachments: mail.attachments.filter((part) => !reports.includes(part)).map(toAttachment),
    reports: reports.map(({ content }) => new TextDecoder().decode(bytesOf(content))),
  })
}

interface Given extends Pick<IncomingMail, 'headers' | 'to' | 'attachments' | 'reports'> {
  from: { name: string; address: string } | undefined
  subject: string | undefined
  text: string
}

/** A mail from its parsed form, cleaned. Throws if that is not a mail. */
export function incomingMail({ headers, from, subject, text, ...more }: Given): IncomingMail {
  if (!from && !headers.has('message-id') && !headers.has('date')) throw new NoMail()
  const ids = (name: string) => idsIn((headers.get(name) ?? []).join(' '))
  const references = [...ids('in-reply-to'), ...ids('references').toReversed()]
  return {
    ...more,
    headers,
    from: { name: cut(from?.name ?? ''), address: cut(from?.address ?? '') },
    subject: cut(subject ?? ''),
    messageId: ids('message-id')[0] ?? '',
    references: [...new Set(references)].slice(0, mostReferences),
    text: cutText(cleanParagraphs(text)),
  }
}

/** The input is not a mail. */
export class NoMail extends Error {
  override name = 'NoMail'
}

/** Header values by lower-case name. */
export function headersOf(lines: readonly (readonly [name: string, value: string])[]) {
  const headers = new Map<string, string[]>()
  for (const [name, value] of lines) {
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), value])
  }
  return headers
}

/** Ids of mails, without their angle brackets. One that is too long, or not plain, is not ours. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/<([!-;=?-~]{3,250})>/g)].map(([, id = '']) => id)

const cut = (text: string) => cleanLine(text).slice(0, longestName)
const cutText = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText)}\n[The rest is in the mail itself.]` : text

const flat = (address: Address | undefined) => {
  if (!address) return []
  return address.group ?? [address]
}

const isReportPart = (type: string) =>
  /^(?:message\/(?:delivery-status|global-delivery-status|rfc822|global|global-headers)|text\/rfc822-headers)$/.test(
    type,
  )

/** The text, or that of the HTML. Some programs send an empty text beside it. */
async function textOf({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return text ?? ''
  return textOfHtml(html)
}

/** HTML as text. The parser converts it when it joins parts of both kinds, so it is given two. */
export async function textOfHtml(html: string): Promise<string> {
  const boundary = randomUUID()
  const part = (type: string, words: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${words}\r\n`
  const { text } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${part('plain', ' ')}${part('html', html)}--${boundary}--\r\n`,
  )
  return text ?? ''
}

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

function toAttachment({ filename, mimeType, content }: Attachment): IncomingAttachment {
  const bytes = bytesOf(content)
  const name = filename ?? (mimeType === 'message/rfc822' ? 'forwarded mail.eml' : mimeType.replace('/', '.'))
  return { name: fileName(name), size: bytes.byteLength, content: bytes }
}

/** A file name without the path that some programs send before it. */
export const fileName = (name: string): string => cut(name.replace(/^.*[/\\]/s, '')) || 'file'
