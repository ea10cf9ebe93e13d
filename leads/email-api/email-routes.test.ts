import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '../../common/brand/site.ts'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { ref } from '../testing/reference.ts'
import { sampleCall } from '../testing/sample-call.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { testApp } from '../testing/test-app.ts'
import { largestBody } from '../web/read-body.ts'

function expectCrossOriginHeaders(response: Response) {
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
}

test('answers 200 OK as plain text, with the lead and its outbox row stored', async () => {
  const { post, store } = testApp()
  const response = await post()
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('OK')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const [lead] = await store.list({})
  expect(lead).toMatchObject({
    name: 'Nandini Rajagopal',
    email: 'nandini.r@kaveribank.example',
    phone: '+91 98450 00127',
    company: 'Kaveri Bank',
    message: '40,000 calls a month.\nEvenings are the problem.',
    deliveries: [{ state: 'waiting', destination: { address: site.emailCall.recipient } }],
  })
})

test.each([
  ['The user_id parameter is required', 400, { ...sampleCall(), user_id: undefined }],
  ['The user_id parameter is required', 400, { ...sampleCall(), user_id: '' }],
  ['The service_id parameter is required', 400, { ...sampleCall(), service_id: undefined }],
  ['The template_id parameter is required', 400, { ...sampleCall(), template_id: undefined }],
  ['Account not found', 404, { ...sampleCall(), user_id: 'other' }],
  ['The service ID not found', 400, { ...sampleCall(), service_id: 'other' }],
  ['The template ID not found', 400, { ...sampleCall(), template_id: 'other' }],
  ['The template_params parameter is required', 400, { ...sampleCall(), template_params: undefined }],
  ['The template params have to be the object', 400, { ...sampleCall(), template_params: [] }],
  ['The template params have to be the object', 400, { ...sampleCall(), template_params: 'x' }],
  ['The request body must be a JSON object', 400, '{"user_id":'],
  ['The request body must be a JSON object', 400, ''],
  ['The request body must be a JSON object', 400, '[]'],
])('rejects a wrong call in the provider’s wording: %s, %i', async (text, status, body) => {
  const { post, store } = testApp()
  const response = await post(body)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(text)
  expectCrossOriginHeaders(response)
  expect(await store.list({})).toEqual([])
})

test.each([
  ['The from_name parameter is required', 'from_name', ''],
  ['The from_name parameter is required', 'from_name', ' \t '],
  [
    'The from_name parameter is too long. Please keep this to 161 characters. It has 1 too many.',
    'from_name',
    'x'.repeat(162),
  ],
  ['The from_name parameter is required', 'from_name', '\u200b \u2060\u3164'],
  ['The company parameter is required', 'company', '\u00ad'],
  ['The from_name parameter must be one line', 'from_name', 'Eve\r\nBcc: victim@x.example'],
  ['The from_name parameter must be one line', 'from_name', 'Eve\u2028Bcc: victim@x.example'],
  ['The company parameter must be one line', 'company', 'A\nB'],
  [
    'The company parameter is too long. Please keep this to 160 characters. It has 1 too many.',
    'company',
    'x'.repeat(161),
  ],
  [
    'The phone parameter is too long. Please keep this to 204 characters. It has 1 too many.',
    'phone',
    'x'.repeat(205),
  ],
  [
    'The message parameter is too long. Please keep this to 5,000 characters. It has 1,214 too many.',
    'message',
    'x'.repeat(6214),
  ],
  ['The message parameter is required', 'message', '\u0000'],
  ['The from_email parameter must be one email address', 'from_email', 'a@b.example, c@d.example'],
  ['The from_email parameter must be one email address', 'from_email', 'a@b.example\r\nBcc: c@d.example'],
  ['The from_email parameter must be one email address', 'from_email', 'a\u0000@b.example'],
  ['The from_email parameter must be one email address', 'from_email', 'a\ud800@b.example'],
  // In a case-insensitive regular expression, this long s would match an s.
  ['The from_email parameter must be one email address', 'from_email', 'a@\u017fales.example'],
  ['The from_email parameter must be one email address', 'from_email', 'A <a@b.example>, C <c@d.example>'],
  ['The reply_to parameter must be one email address', 'reply_to', 'a@b.example>\r\nX: y'],
  ['The reply_to parameter must be the same as from_email', 'reply_to', 'other@b.example'],
])('rejects a field: %s', async (text, param, value) => {
  const { post, store } = testApp()
  const response = await post(sampleCall({ [param]: value }))
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(text)
  expect(await store.list({})).toEqual([])
})

test('rejects a field that is missing or not a string', async () => {
  const { post } = testApp()
  const { phone: _phone, ...without } = sampleCall().template_params
  expect(await (await post({ ...sampleCall(), template_params: without })).text()).toBe(
    'The phone parameter is required',
  )
  const numeric = { ...sampleCall().template_params, phone: 91 }
  expect(await (await post({ ...sampleCall(), template_params: numeric })).text()).toBe(
    'The phone parameter must be a string',
  )
})

test('accepts the longest name, phone, company and message that the form allows', async () => {
  const { post } = testApp()
  const call = sampleCall({
    from_name: `${'न'.repeat(80)} ${'न'.repeat(80)}`,
    phone: `+91 ${'9'.repeat(40)}`,
    company: 'न'.repeat(160),
    message: 'न'.repeat(5000),
  })
  expect((await post(call)).status).toBe(200)
})

test('thanks a mailbox once, whatever its tag, and limits such mails per hour', async () => {
  const { post, store, logged } = testApp({}, { ACKNOWLEDGE: '1', STRANGER_MAILS_PER_HOUR: '3' })
  const from = (from_email: string) =>
    post(sampleCall({ from_email, reply_to: from_email, message: `I am ${from_email}.` }))
  const addresses = ['Victim+1@our.example', 'victim+2@our.example', 'a@our.example', 'b@our.example']
  for (const address of addresses) expect((await from(address)).status).toBe(200)
  const leads = (await store.list({})).toReversed()
  const isThanked = leads.map(({ deliveries }) =>
    deliveries.some(({ destination }) => destination.kind === 'thanks-mail'),
  )
  expect(isThanked).toEqual([true, false, true, false])
  expect(logged.map(({ event }) => event)).toContain('acknowledgement_withheld')
})

test.each(['ü@our.example', '用户@例子.example', 'info@bücher.example'])(
  'accepts a lead from %s and keeps the address as typed',
  async (address) => {
    const { post, store } = testApp()
    expect((await post(sampleCall({ from_email: address, reply_to: address }))).status).toBe(200)
    expect((await store.list({}))[0]?.email).toBe(address)
  },
)

test('ignores to_email and subject from the browser', async () => {
  const { post, store } = testApp({}, { LEAD_RECIPIENTS: 'a@our.example,b@our.example' })
  await post(sampleCall({ to_email: 'victim@elsewhere.example', subject: 'Buy\r\nBcc: x@y.example' }))
  const [lead] = await store.list({})
  expect(lead?.deliveries.map(({ destination }) => destination.address)).toEqual([
    'a@our.example',
    'b@our.example',
  ])
})

test('extracts an address from pasted text', async () => {
  const { post, store } = testApp()
  const [from_email, reply_to] = ['Nandini <nan\u200bdini@kaveri.example>', 'mailto:nandini@kaveri.example']
  await post(sampleCall({ from_email, reply_to }))
  expect(await store.list({})).toMatchObject([{ email: 'nandini@kaveri.example' }])
})

test('removes characters that could mislead a reader', async () => {
  const { post, store } = testApp()
  await post(sampleCall({ from_name: ' Nan\u0007dini\t\u202eRaja ', message: 'one\r\ntwo\u001b[2J\tthree ' }))
  const [lead] = await store.list({})
  expect(lead?.name).toBe('Nan dini Raja')
  expect(lead?.message).toBe('one\ntwo[2J\tthree')
})

test('rejects a body over the limit, declared or streamed, without reading all of it', async () => {
  const { post, app } = testApp()
  const declared = await post('x'.repeat(largestBody + 1), { 'Content-Length': String(largestBody + 1) })
  expect(declared.status).toBe(413)
  expectCrossOriginHeaders(declared)

  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 8192
      controller.enqueue(new Uint8Array(8192))
    },
  })
  const streamed = await app.request(emailCallPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit)
  expect(streamed.status).toBe(413)
  expect(sent).toBeLessThan(largestBody * 2)
})

test('rejects bodies that are not plain JSON', async () => {
  const { post } = testApp()
  for (const [name, value] of [
    ['Content-Type', 'text/plain'],
    ['Content-Encoding', 'gzip'],
  ] as const) {
    const response = await post(sampleCall(), { [name]: value })
    expect(response.status).toBe(415)
    expectCrossOriginHeaders(response)
  }
  expect((await post(sampleCall(), { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

test('answers 429 with Retry-After when one client posts too often', async () => {
  const { post, store } = testApp({}, { RATE_LIMIT_PER_MINUTE: '2' })
  expect((await post()).status).toBe(200)
  expect((await post(sampleCall({ message: 'another' }))).status).toBe(200)
  const refused = await post(sampleCall({ message: 'a third' }))
  expect(refused.status).toBe(429)
  expect(await refused.text()).toBe('Too Many Requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expectCrossOriginHeaders(refused)
  expect(await store.list({})).toHaveLength(2)
})

test('answers 503 when the store cannot write, and logs no personal data', async () => {
  const { post, app, store, logged } = testApp()
  expect((await app.request('/healthz')).status).toBe(200)
  await store.close()
  const response = await post()
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expectCrossOriginHeaders(response)
  expect((await app.request('/healthz')).status).toBe(503)
  expect(logged.map(({ event }) => event)).toContain('lead_not_stored')
  expect(JSON.stringify(logged)).not.toMatch(/Nandini|kaveribank|98450/)
})

test('answers 503 while another program holds the database, and accepts the lead afterwards', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const { post, store } = testApp({ store: temporaryStore(file) })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  expect((await post()).status).toBe(503)
  other.exec('ROLLBACK')
  expect((await post()).status).toBe(200)
  expect(await store.list({})).toHaveLength(1)
})

test('answers the preflight, and 405 to any other method', async () => {
  const { app } = testApp()
  const preflight = await app.request(emailCallPath, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://www.our.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('86400')
  expectCrossOriginHeaders(preflight)
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
    const response = await app.request(emailCallPath, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
    expectCrossOriginHeaders(response)
  }
})

test('treats the same content within ten minutes as one lead, and wakes the worker once', async () => {
  let time = Date.parse('2025-10-14T06:12:00Z')
  let woken = 0
  const { post, store } = testApp({ now: () => new Date(time), onDelivery: () => woken++ })
  await post()
  time += 9 * 60_000
  const again = await post(
    sampleCall({
      company: 'Kaveri  Bank',
      from_email: 'Nandini.R@KaveriBank.example',
      reply_to: 'Nandini.R@KaveriBank.example',
    }),
  )
  expect(again.status).toBe(200)
  expect(await again.text()).toBe('OK')
  expect(await store.list({})).toHaveLength(1)
  expect(woken).toBe(1)
  time += 60_001
  await post()
  const references = (await store.list({})).map(({ reference }) => reference)
  expect(references).toEqual([ref('251014-0002'), ref('251014-0001')])
})
