import * as v from 'valibot'
import {
  fileName,
  headersOf,
  incomingMail,
  NoMail,
  readRawMail,
  textOfHtml,
  type IncomingMail,
} from './incoming-mail.ts'

const text = v.optional(v.string(), '')

/** What Postmark posts: https://postmarkapp.com/developer/webhooks/inbound-webhook */
const postmark = v.object({
  FromFull: v.object({ Email: v.string(), Name: text }),
  ToFull: v.optional(v.array(v.object({ Email: v.string() })), []),
  CcFull: v.optional(v.array(v.object({ Email: v.string() })), []),
  Subject: text,
  Date: text,
  TextBody: text,
  HtmlBody: text,
  Headers: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
  Attachments: v.optional(v.array(v.object({ Name: text, Content: text })), []),
  /** Present if “Include raw email content” is ticked. */
  RawEmail: v.optional(v.string()),
})

const values = v.union([v.string(), v.array(v.string())])
/** What CloudMailin posts in its format “JSON (normalised)”: https://docs.cloudmailin.com/http_post_formats/json_normalized/ */
const cloudMailin = v.object({
  headers: v.record(v.string(), values),
  envelope: v.looseObject({}),
  plain: v.nullish(v.string(), ''),
  html: v.nullish(v.string(), ''),
  attachments: v.optional(
    v.array(
      v.object({
        file_name: v.nullish(v.string(), ''),
        content: v.nullish(v.string()),
        size: v.optional(v.union([v.number(), v.string()]), 0),
      }),
    ),
    [],
  ),
})

/** Parses a mail in the JSON of one of the mail services. Rejects if it is not one. */
export async function readServiceMail(json: string): Promise<IncomingMail> {
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    throw new NoMail()
  }
  const one = v.safeParse(postmark, given)
  if (one.success) return fromPostmark(one.output)
  const other = v.safeParse(cloudMailin, given)
  if (other.success) return fromCloudMailin(other.output)
  throw new NoMail()
}

async function fromPostmark(mail: v.InferOutput<typeof postmark>): Promise<IncomingMail> {
  // Each character is a byte: the mail itself is in ASCII, or in undecoded bytes.
  if (mail.RawEmail) return readRawMail(Buffer.from(mail.RawEmail, 'utf8'))
  const headers = headersOf([
    ...mail.Headers.map(({ Name, Value }) => [Name, Value] as const),
    ['Date', mail.Date],
  ])
  return incomingMail({
    headers,
    from: { name: mail.FromFull.Name, address: mail.FromFull.Email },
    to: [...mail.ToFull, ...mail.CcFull].map(({ Email }) => Email),
    subject: mail.Subject,
    text: await textOr(mail.TextBody, mail.HtmlBody),
    attachments: mail.Attachments.map(({ Name, Content }) => decoded(Name, Content)),
    reports: [],
  })
}

async function fromCloudMailin(mail: v.InferOutput<typeof cloudMailin>): Promise<IncomingMail> {
  const lines = Object.entries(mail.headers).flatMap(([name, value]) =>
    [value].flat().map((line) => [name.replaceAll('_', '-'), line] as const),
  )
  // Parsed as a mail with headers only, so that addresses and encoded words follow the same rules.
  const head = lines.map(([name, line]) => `${name}: ${line.replace(/\s+/g, ' ')}\r\n`).join('')
  const { from, to, subject, headers } = await readRawMail(Buffer.from(`${head}\r\n`))
  return incomingMail({
    headers,
    from,
    to,
    subject,
    text: await textOr(mail.plain, mail.html),
    attachments: mail.attachments.map(({ file_name, content, size }) =>
      typeof content === 'string'
        ? decoded(file_name, content)
        : { name: fileName(file_name), size: Number(size) || 0 },
    ),
    reports: [],
  })
}

const textOr = async (plain: string, html: string) => (plain.trim() || !html ? plain : textOfHtml(html))

function decoded(name: string, content: string) {
  const bytes = Buffer.from(content, 'base64')
  return { name: fileName(name), size: bytes.byteLength, content: bytes }
}
