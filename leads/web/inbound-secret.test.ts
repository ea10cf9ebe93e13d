import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isInboundSecret, withInboundSecret } from './inbound-secret.ts'

const secret = 'a-secret-of-thirty-two-letters_0'

const answers = (setting: string | undefined) => {
  const app = new Hono()
  app.post('/inbound/sample/:secret', withInboundSecret(setting), (c) => c.body(null, 204))
  return async (given: string) => (await app.request(`/inbound/sample/${given}`, { method: 'POST' })).status
}

test('only the secret opens the address', async () => {
  const ask = answers(secret)
  expect(await ask(secret)).toBe(204)
  const wrong = ['', 'x', secret.slice(1), `${secret}x`, secret.toUpperCase(), `${secret}%00`]
  expect(await Promise.all(wrong.map(ask))).toEqual(wrong.map(() => 404))
})

test('without a setting the address does not exist', async () => {
  const ask = answers(undefined)
  expect(await Promise.all(['', 'undefined', secret].map(ask))).toEqual([404, 404, 404])
})

test('a secret has 32 characters that an address leaves unchanged', () => {
  expect(isInboundSecret(secret)).toBe(true)
  const weak = [secret.slice(1), `${secret}/`, `${secret} `, `${secret}%`, 'é'.repeat(40)]
  expect(weak.filter(isInboundSecret)).toEqual([])
})
