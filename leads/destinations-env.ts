import { site } from '../common/brand/site.ts'
import type { EnvReader } from './env-reader.ts'
import type { RelaySettings } from './outbox/relay-lead.ts'
import type { Destination } from './store/delivery.ts'
import { laterEvents } from './store/lead-events.ts'
import { hubspotFields, readFormFields, type FormFields } from './webhooks/web-form.ts'
import { isForm, webhookFormats, type Webhook, type WebhookFormat } from './webhooks/webhooks.ts'
import { webhookKey } from './webhooks/webhook-signature.ts'

/** Where leads go besides the team's mail, and who is told about a lead that could not be delivered. */
export interface DestinationSettings {
  /** Send the visitor an acknowledgement mail. */
  acknowledge: boolean
  webhooks: Webhook[]
  relay: RelaySettings | null
  alerts: Destination[]
}

/** `recipients` also get the alerts, unless ALERT_RECIPIENTS says otherwise. */
export function readDestinations(read: EnvReader, recipients: string[]): DestinationSettings {
  const webhooks = readWebhooks(read)
  return {
    acknowledge: read.flag('ACKNOWLEDGE', false),
    webhooks,
    relay: readRelay(read),
    alerts: [
      ...readAlertRecipients(read, recipients).map((address) => ({ kind: 'alert-mail' as const, address })),
      ...webhooks
        .filter(({ tells }) => tells === 'alerts')
        .map(({ name }) => ({ kind: 'alert-webhook' as const, address: name })),
    ],
  }
}

/** `WEBHOOK_<NAME>_URL` and its companions, for each; the one named ALERT gets alerts instead of leads. */
function readWebhooks(read: EnvReader): Webhook[] {
  return read.matching(/^WEBHOOK_([A-Z0-9]+)_URL$/).flatMap(([setting, name]) => {
    const url = read.checked(setting, isWebAddress, 'must be an https address, or http to this machine')
    if (url === undefined) return []
    const of = (what: string) => `WEBHOOK_${name}_${what}`
    const format = webhookFormats.find((each) => each === read.text(of('FORMAT'), 'lead'))
    if (!format) read.problem(of('FORMAT'), `must be one of ${webhookFormats.join(', ')}`)
    const secret = read.checked(
      of('SECRET'),
      (text) => webhookKey(text) !== undefined,
      'must be whsec_ and 24 to 64 bytes in base64',
    )
    if (secret === undefined && format === 'lead')
      read.problem(of('SECRET'), 'is needed to sign what is sent')
    const webhook: Webhook = {
      name: name.toLowerCase(),
      url,
      key: secret === undefined ? undefined : webhookKey(secret),
      format: format ?? 'lead',
      tells: name === 'ALERT' ? 'alerts' : 'leads',
      events: read.list(of('EVENTS'), ['created'], isEvent, `event (created, ${laterEvents.join(', ')})`),
      fields: readFields(read, of('FIELDS'), format),
      success: readSuccess(read, of('SUCCESS')),
    }
    const canTellMore = webhook.tells === 'leads' && !isForm(webhook.format)
    if (!canTellMore && webhook.events.join() !== 'created')
      read.problem(of('EVENTS'), 'is for webhooks that are told of leads, and not for forms')
    if (webhook.tells === 'alerts' && isForm(webhook.format))
      read.problem(of('FORMAT'), 'must not be a form: it cannot carry an alert')
    return [webhook]
  })
}

const isEvent = (text: string) => text === 'created' || laterEvents.some((event) => event === text)

function readFields(read: EnvReader, setting: string, format: WebhookFormat | undefined): FormFields {
  const text = read.optional(setting) ?? (format === 'hubspot' ? hubspotFields : '')
  const { fields, unknown } = readFormFields(text)
  if (format === 'form' && fields.length === 0)
    read.problem(setting, 'is needed: the form’s fields, such as Last+Name={last_name},Email={email}')
  if (unknown.length > 0) read.problem(setting, `names what a lead does not have: ${unknown.join(', ')}`)
  return fields
}

/** `302,https://www.example.com/thanks`: a status, and words in the answer or its redirect target. */
function readSuccess(read: EnvReader, setting: string): Webhook['success'] {
  const shape = /^([2345]\d\d)(?:,(.+))?$/
  const text = read.checked(
    setting,
    (given) => shape.test(given),
    'must be a status such as 302, and behind a comma words of the answer if need be',
  )
  const [, status, words = ''] = shape.exec(text ?? '') ?? []
  return status === undefined ? undefined : { status: Number(status), words }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  )
}

function readRelay(read: EnvReader): RelaySettings | null {
  const origin = read.optional('RELAY_ORIGIN')
  const names = ['RELAY_PUBLIC_KEY', 'RELAY_PRIVATE_KEY', 'RELAY_SERVICE_ID', 'RELAY_TEMPLATE_ID'] as const
  if (origin === undefined) {
    for (const name of names) if (read.optional(name) !== undefined) read.problem(name, 'needs RELAY_ORIGIN')
    return null
  }
  if (!isWebAddress(origin) || new URL(origin).origin !== origin) {
    read.problem('RELAY_ORIGIN', 'must be an origin such as https://api.emailjs.com')
  }
  const [publicKey = '', privateKey = '', serviceId = '', templateId = ''] = names.map((name) => {
    const value = read.optional(name)
    if (value === undefined) read.problem(name, 'is needed with RELAY_ORIGIN')
    return value
  })
  return { origin, publicKey, privateKey, serviceId, templateId, recipient: site.emailCall.recipient }
}

function readAlertRecipients(read: EnvReader, recipients: string[]): string[] {
  if (read.optional('ALERT_RECIPIENTS') === 'none') return []
  return read.emails('ALERT_RECIPIENTS', recipients)
}
