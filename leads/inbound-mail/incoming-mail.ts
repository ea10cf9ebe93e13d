import { randomUUID } from 'node:crypto'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { cleanLine, cleanParagraphs } from '../../common/lead/clean-text.ts'

/** A mail as it came in, whichever way. All its texts are somebody else's. */
export interface IncomingMail {
  /** Values by the name in small letters, in their order. */
  headers: ReadonlyMap<string, readonly string[]>
  /** The address is empty where there is none. */
  from: { name: string; address: string }
  /** Addresses in To and Cc. */
  to: readonly string[]
  subject: string
  /** Without its angle brackets; empty where there is none. */
  messageId: string
  /** What it answers, without angle brackets: the mail answered, then those before it, newest first. */
  references: readonly string[]
  text: string
  attachments: readonly IncomingAttachment[]
  /** Of a report about another mail: what it says for programs, and as much of that mail as it returns. */
  reports: readonly string[]
}

export interface IncomingAttachment {
  name: string
  /** Bytes. */
  size: number
  /** Undefined: it did not come with the mail. */
  content?: Uint8Array
}

/** Most bytes that are read of a mail: what mail services take, written in base64. */
export const largestMail = 36 * 1024 * 1024
/** Most characters of a text: a longer one is a file that somebody pasted, or an attack. */
const longestText = 100_000
const mostReferences = 50

const longestName = 200

/** Reads a mail in the form in which mail servers hand it on. Rejects when it is none. */
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

/** A mail of what was read of it, cleaned. Throws when that is no mail. */
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

/** What was handed over is no mail. */
export class NoMail extends Error {
  override name = 'NoMail'
}

/** Values of headers by their names, in small letters. */
export function headersOf(lines: readonly (readonly [name: string, value: string])[]) {
  const headers = new Map<string, string[]>()
  for (const [name, value] of lines) {
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), value])
  }
  return headers
}

/** Ids of mails, without their angle brackets. One that is longer, or not plain, is not one of ours. */
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

/** The text, or what the HTML says. Some programs send an empty text beside it. */
async function textOf({ text, html }: Email): Promise<string> {
  if (text?.trim() || !html) return text ?? ''
  return textOfHtml(html)
}

/** What HTML says as text. The parser makes it where it joins parts of both kinds, so it is given two. */
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

/** A name without the path that some programs send before it. */
export const fileName = (name: string): string => cut(name.replace(/^.*[/\\]/s, '')) || 'file'
