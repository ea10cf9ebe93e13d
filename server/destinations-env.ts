import { site } from '../content/site.ts'
import type { EnvReader } from './env-reader.ts'
import type { RelaySettings } from './outbox/relay-lead.ts'
import type { Destination } from './store/delivery.ts'
import type { Webhook } from './webhooks/webhooks.ts'
import { webhookKey } from './webhooks/webhook-signature.ts'

/** Where leads go besides the team's mail, and who hears of a lead that could not be delivered. */
export interface DestinationSettings {
  /** Send the visitor a mail that the message has come. */
  acknowledge: boolean
  webhooks: Webhook[]
  relay: RelaySettings | null
  alerts: Destination[]
}

/** `recipients` get the alerts as well, unless ALERT_RECIPIENTS says otherwise. */
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

/** `WEBHOOK_<NAME>_URL` and `WEBHOOK_<NAME>_SECRET` for each; the one named ALERT gets alerts in place of leads. */
function readWebhooks(read: EnvReader): Webhook[] {
  return read.matching(/^WEBHOOK_([A-Z0-9]+)_URL$/).flatMap(([setting, name]) => {
    const url = read.checked(setting, isWebAddress, 'must be an https address, or http to this machine')
    if (url === undefined) return []
    const formatSetting = `WEBHOOK_${name}_FORMAT`
    const format = read.text(formatSetting, 'lead')
    if (format !== 'lead' && format !== 'chat') read.problem(formatSetting, 'must be lead or chat')
    const secretSetting = `WEBHOOK_${name}_SECRET`
    const secret = read.checked(
      secretSetting,
      (text) => webhookKey(text) !== undefined,
      'must be whsec_ and 24 to 64 bytes in base64',
    )
    if (secret === undefined && format === 'lead')
      read.problem(secretSetting, 'is needed to sign what is sent')
    return [
      {
        name: name.toLowerCase(),
        url,
        key: secret === undefined ? undefined : webhookKey(secret),
        format: format === 'chat' ? 'chat' : 'lead',
        tells: name === 'ALERT' ? 'alerts' : 'leads',
      },
    ]
  })
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
