import type { Answer, ReceivedCall } from './web-server.ts'

// Stand-ins for webhook targets, each written from its public documentation, including refusals.

type Receiver = (call: ReceivedCall) => Answer
type Json = Record<string, unknown>

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])
const isJson = ({ headers }: ReceivedCall) => (headers['content-type'] ?? '').startsWith('application/json')

function parsed({ body }: ReceivedCall): Json | undefined {
  try {
    return JSON.parse(body) as Json
  } catch {
    return undefined
  }
}

/** Slack: blocks of known types, at most 50; at most 3,000 characters in a section, 75 in a button, some 13,000 in all. */
export const slack: Receiver = (call) => {
  const refuse = (error: string): Answer => ({ status: 400, body: error })
  const message = parsed(call)
  if (!message) return refuse('invalid_payload')
  if (typeof message['text'] !== 'string' && message['blocks'] === undefined) return refuse('no_text')
  const blocks = list(message['blocks'])
  const isText = (text: unknown, most: number) => {
    const { type, text: words } = (text ?? {}) as { type?: string; text?: string }
    const known = type === 'plain_text' || type === 'mrkdwn'
    return known && typeof words === 'string' && words !== '' && words.length <= most
  }
  const isFine = (block: Json) => {
    if (block['type'] === 'section') return isText(block['text'], 3000)
    if (block['type'] !== 'actions') return false
    return list(block['elements']).every(
      (element) =>
        element['type'] === 'button' &&
        (element['text'] as Json)['type'] === 'plain_text' &&
        isText(element['text'], 75) &&
        String(element['url']).length <= 3000,
    )
  }
  if (blocks.length > 50 || !blocks.every(isFine)) return refuse('invalid_blocks')
  if (JSON.stringify(blocks).length > 13_000) return refuse('msg_blocks_too_long')
  return { status: 200, body: 'ok' }
}

/** A Teams Workflow: takes a message of Adaptive Cards below 28 KB, and answers 202 before it has read them. */
export const teams: Receiver = (call) => {
  if (Buffer.byteLength(call.body) > 28 * 1024) return { status: 413 }
  const message = parsed(call)
  if (!message || !isJson(call)) return { status: 400 }
  const [attachment, ...others] = list(message['attachments'])
  const content = attachment?.['content'] as Json | undefined
  const isCard =
    message['type'] === 'message' &&
    others.length === 0 &&
    attachment?.['contentType'] === 'application/vnd.microsoft.card.adaptive' &&
    content?.['type'] === 'AdaptiveCard' &&
    typeof content['version'] === 'string' &&
    list(content['body']).length > 0
  // The workflow fails later, and the sender is not told.
  return { status: 202, ...(!isCard && { headers: { 'X-Shown': 'nothing' } }) }
}

/** Google Chat: knows every field of a message, and takes at most 32,000 bytes. */
export const googleChat: Receiver = (call) => {
  const refuse = (message: string): Answer => ({
    status: 400,
    body: JSON.stringify({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  })
  const message = parsed(call)
  if (!message || !isJson(call)) return refuse('Invalid JSON payload received.')
  const unknown = Object.keys(message).find((key) => !['text', 'cardsV2', 'fallbackText'].includes(key))
  if (unknown) return refuse(`Invalid JSON payload received. Unknown name "${unknown}"`)
  if (Buffer.byteLength(call.body) > 32_000) return refuse('Message is too long.')
  const widgets = list(message['cardsV2']).flatMap(({ card }) =>
    list((card as Json)['sections']).flatMap((section) => list(section['widgets'])),
  )
  const known = new Set(['textParagraph', 'decoratedText', 'buttonList'])
  if (widgets.some((widget) => Object.keys(widget).some((key) => !known.has(key))))
    return refuse('Unknown widget')
  if (widgets.length === 0 && !message['text']) return refuse('Message cannot be empty.')
  return { status: 200, body: JSON.stringify({ name: 'spaces/A/messages/B' }) }
}

/** HubSpot: a form with these fields, of which `required` must be filled; a readable address. */
export const hubspot =
  (fields: readonly string[], required: readonly string[]): Receiver =>
  (call) => {
    const refuse = (errorType: string, message: string): Answer => ({
      status: 400,
      body: JSON.stringify({
        status: 'error',
        message: 'The request is not valid',
        errors: [{ message, errorType }],
      }),
    })
    const submission = parsed(call)
    if (!submission || !isJson(call)) return refuse('INVALID_JSON', 'Invalid input JSON')
    const given = list(submission['fields'])
    for (const { name, value, objectTypeId } of given) {
      if (objectTypeId !== '0-1') return refuse('INVALID_OBJECT_TYPE', String(name))
      if (!fields.includes(String(name))) return refuse('FIELD_NOT_IN_FORM_DEFINITION', String(name))
      if (name === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(value)))
        return refuse('INVALID_EMAIL', 'fields.email')
    }
    const missing = required.find((name) => !given.some((field) => field['name'] === name))
    if (missing) return refuse('REQUIRED_FIELD', missing)
    return { status: 200, body: JSON.stringify({ inlineMessage: 'Thanks for submitting the form.' }) }
  }

const isForm = ({ headers }: ReceivedCall) =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

/** Zoho's web-to-lead: redirects to `returnURL` if it has stored the lead, and shows a page with 200 if not. */
export const zoho: Receiver = (call) => {
  const given = new URLSearchParams(call.body)
  const isTaken =
    isForm(call) &&
    given.get('xnQsjsdp') === 'form-key' &&
    given.get('actionType') === 'TGVhZHM=' &&
    Boolean(given.get('Last Name'))
  if (!isTaken) return { status: 200, body: '<p>The record could not be added.</p>' }
  return { status: 302, headers: { Location: given.get('returnURL') ?? '/' } }
}

/** Salesforce's web-to-lead: always 200; the page redirects to `retURL` if it has stored the lead. */
export const salesforce: Receiver = (call) => {
  const given = new URLSearchParams(call.body)
  const isTaken = isForm(call) && given.get('oid') === '00D000000000001' && Boolean(given.get('last_name'))
  const body = isTaken
    ? `<script>window.location.replace('${given.get('retURL') ?? ''}')</script>`
    : 'Your request could not be processed.'
  return { status: 200, body }
}
