import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { webhookHeaders, webhookKey } from './webhook-signature.ts'

type Check = (headers: Record<string, string>, body: string, secret: string) => boolean

/** The receiver's check as given in docs/webhooks.md. */
async function documentedCheck(): Promise<Check> {
  const text = readFileSync(path.resolve('docs/webhooks.md'), 'utf8')
  const code = /```js\n(import \{ createHmac[^]*?)```/.exec(text)?.[1] ?? ''
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\nexport { isFromLeadDesk }`)}`
  )) as { isFromLeadDesk: Check }
  return module.isFromLeadDesk
}

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
const body = '{"type":"lead.created"}'

function signed(at = new Date()): Record<string, string> {
  const key = webhookKey(secret)
  if (!key) throw new Error('no key')
  return webhookHeaders({ id: 'lead.1', body, key }, at)
}

test('the check in the documentation accepts what we send and nothing else', async () => {
  const isFromLeadDesk = await documentedCheck()
  expect(isFromLeadDesk(signed(), body, secret)).toBe(true)
  expect(isFromLeadDesk(signed(), `${body} `, secret)).toBe(false)
  expect(isFromLeadDesk({ ...signed(), 'webhook-id': 'lead.2' }, body, secret)).toBe(false)
  expect(isFromLeadDesk(signed(), body, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).toBe(false)
  // Anybody may call the receiver without these headers: the check rejects that and does not throw.
  expect(isFromLeadDesk({}, body, secret)).toBe(false)
  // Replayed later by an eavesdropper.
  expect(isFromLeadDesk(signed(new Date(Date.now() - 600_000)), body, secret)).toBe(false)
})
