import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

/** The key in a secret such as `whsec_MfKQ9r8G…`: base64 of 24 to 64 bytes. Undefined if it is not one. */
export function webhookKey(secret: string): Buffer | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const key = Buffer.from(text, 'base64')
  return key.length >= 24 && key.length <= 64 ? key : undefined
}

/**
 * The headers of a signed webhook, as described at https://www.standardwebhooks.com. The id is the same on every
 * attempt, so that the receiver can recognise a repeat; the time is part of what is signed, so that an old one is
 * useless.
 */
export function webhookHeaders(
  { id, body, key }: { id: string; body: string; key: Buffer },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
