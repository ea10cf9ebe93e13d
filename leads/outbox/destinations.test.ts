import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emailCallPath } from '../../common/lead/email-call.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { details, leadDeskWithoutWeb as leadDesk } from '../testing/lead-desk-without-web.ts'
import { eventually } from '../testing/eventually.ts'
import { httpPeer } from '../testing/http-peer.ts'
import { smtpRefusal } from '../testing/mail-server.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { wallClock } from '../testing/wall-clock.ts'

const key = Buffer.alloc(32, 7)
const secret = `whsec_${key.toString('base64')}`

test('a webhook gets the lead, signed so that its receiver can check it', async () => {
  const { received, origin } = await httpPeer()
  const { port } = await smtpPeer()
  const { accept, deliveries, store } = leadDesk(
    { WEBHOOK_CRM_URL: `${origin}/in?x=1`, WEBHOOK_CRM_SECRET: secret },
    { port },
  )
  const { reference } = await accept()
  await eventually(() => expect(received).toHaveLength(1))
  const [call] = received
  assert(call)
  const { path: target, headers, body } = call
  expect(target).toBe('/in?x=1')
  expect(JSON.parse(body)).toEqual({
    type: 'lead.created',
    timestamp: (await store.find(reference))?.receivedAt.toISOString(),
    data: { reference, ...details, phone_e164: '+919845000127', ...sourceFrom({}) },
  })
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  await eventually(async () =>
    expect(await deliveries()).toEqual([
      ['lead-mail', 'delivered'],
      ['webhook', 'delivered'],
    ]),
  )
})

test.each([
  ['lost', 'drop'],
  ['not given in time', 'hang'],
] as const)(
  'a webhook whose answer is %s is retried under the same id, and the mail is not',
  async (_how, fault) => {
    const { received, origin } = await httpPeer((call) => (call === 1 ? fault : { status: 204 }))
    const { arrived, port } = await smtpPeer()
    const { accept, deliveries } = leadDesk({ WEBHOOK_CRM_URL: origin, WEBHOOK_CRM_SECRET: secret }, { port })
    await accept()
    await eventually(async () =>
      expect(await deliveries()).toEqual([
        ['lead-mail', 'delivered'],
        ['webhook', 'delivered'],
      ]),
    )
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(arrived).toHaveLength(1)
  },
)

test.each([
  ['as long as a busy webhook asks', 3_600, 3_600],
  ['ten hours at most, whatever a webhook asks', 86_400, 36_000],
])('waits %s', async (_what, asked, waited) => {
  const { received, origin } = await httpPeer(() => ({
    status: 429,
    headers: { 'Retry-After': String(asked) },
  }))
  const { port } = await smtpPeer()
  const { accept, deliveries, store, worker } = leadDesk(
    { WEBHOOK_CRM_URL: origin, WEBHOOK_CRM_SECRET: secret },
    { port },
  )
  await accept()
  const webhook = async () => (await store.list({}))[0]?.deliveries[1]
  await eventually(async () => expect((await webhook())?.lastError).toBe('Answered with status 429'))
  const wait = Number((await webhook())?.nextAttemptAt?.getTime()) - Date.now()
  expect(wait / 1000).toBeGreaterThan(waited - 60)
  expect(wait / 1000).toBeLessThanOrEqual(waited)
  worker.wake()
  await eventually(async () => expect((await deliveries())?.[0]).toEqual(['lead-mail', 'delivered']))
  expect(received).toHaveLength(1)
})

test('a redirect is not followed: a lead goes only where configured', async () => {
  const elsewhere = await httpPeer()
  const { received, origin } = await httpPeer(() => ({
    status: 307,
    headers: { Location: elsewhere.origin },
  }))
  const { port } = await smtpPeer()
  const { accept, deliveries } = leadDesk({ WEBHOOK_CRM_URL: origin, WEBHOOK_CRM_SECRET: secret }, { port })
  await accept()
  await eventually(() => expect(received.length).toBeGreaterThan(1))
  expect((await deliveries())?.[1]).toEqual(['webhook', 'waiting'])
  expect(elsewhere.received).toEqual([])
})

test('a refused lead is reported once by mail and webhook, retried for 72 hours, reported again, and can be replayed', async () => {
  let gone = true
  const clock = wallClock()
  const crm = await httpPeer(() => ({ status: gone ? 410 : 200 }))
  const chat = await httpPeer()
  const { arrived, port } = await smtpPeer()
  const { accept, deliveries, store, worker } = leadDesk(
    {
      WEBHOOK_CRM_URL: crm.origin,
      WEBHOOK_CRM_SECRET: secret,
      WEBHOOK_ALERT_URL: chat.origin,
      WEBHOOK_ALERT_FORMAT: 'chat',
      ALERT_RECIPIENTS: 'ops@our.example',
    },
    { port },
    temporaryStore(),
    clock.now,
  )
  const { reference } = await accept()
  const becomes = (state: string) =>
    eventually(async () =>
      expect(await deliveries()).toEqual([
        ['lead-mail', 'delivered'],
        ['webhook', state],
        ['alert-mail', 'delivered'],
        ['alert-webhook', 'delivered'],
      ]),
    )
  await becomes('waiting')
  await eventually(() => expect(crm.received.length).toBeGreaterThan(3))
  const alertsIn = () => arrived.filter(({ envelope }) => envelope.to.includes('ops@our.example'))
  expect([alertsIn(), chat.received].map(({ length }) => length)).toEqual([1, 1])
  clock.set(73 * 3_600_000)
  await becomes('dead')
  await eventually(() => expect([alertsIn(), chat.received].map(({ length }) => length)).toEqual([2, 2]))
  const alert = alertsIn()[0]?.mail
  expect(alert?.subject).toBe(`Lead ${reference} is not delivered everywhere`)
  expect(JSON.stringify([alert?.text, chat.received])).not.toMatch(/Nandini|kaveri/i)
  expect(chat.received[0]?.body).toContain(reference)

  gone = false
  const before = crm.received.length
  expect(await store.replayDead(clock.now(), reference)).toBe(1)
  worker.wake()
  await eventually(async () => expect((await deliveries())?.[1]).toEqual(['webhook', 'delivered']))
  expect(crm.received).toHaveLength(before + 1)
})

test('a mailbox of ours that refuses gets its mails and alerts once fixed, and an alert raises no alert', async () => {
  let isMended = false
  const { arrived, port } = await smtpPeer({
    onRcptTo: (_address, _session, done) => done(isMended ? null : smtpRefusal(554, 'Mailbox is broken')),
  })
  const { accept, deliveries, store } = leadDesk({}, { port })
  await accept()
  const attempts = async () => (await store.list({}))[0]?.deliveries.map((delivery) => delivery.attempts)
  await eventually(async () => expect(Math.min(...((await attempts()) ?? []))).toBeGreaterThan(1))
  expect(await deliveries()).toEqual([
    ['lead-mail', 'waiting'],
    ['alert-mail', 'waiting'],
  ])
  isMended = true
  await eventually(async () =>
    expect(await deliveries()).toEqual([
      ['lead-mail', 'delivered'],
      ['alert-mail', 'delivered'],
    ]),
  )
  expect(arrived).toHaveLength(2)
})

test('an address typed by a visitor is given up once refused, without an alert', async () => {
  const { port } = await smtpPeer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === details.email ? smtpRefusal(550, 'No such mailbox') : null),
  })
  const { accept, deliveries } = leadDesk({ ACKNOWLEDGE: '1' }, { port })
  await accept()
  await eventually(async () =>
    expect(await deliveries()).toEqual([
      ['lead-mail', 'delivered'],
      ['thanks-mail', 'dead'],
    ]),
  )
})

test('a lead that is too long for a webhook is reported and given up, and the server stays healthy', async () => {
  const { received, origin } = await httpPeer(() => ({ status: 413 }))
  const { arrived, port } = await smtpPeer()
  const { accept, deliveries, store } = leadDesk(
    { WEBHOOK_CRM_URL: origin, WEBHOOK_CRM_SECRET: secret },
    { port },
  )
  await accept()
  await eventually(async () =>
    expect(await deliveries()).toEqual([
      ['lead-mail', 'delivered'],
      ['webhook', 'dead'],
      ['alert-mail', 'delivered'],
    ]),
  )
  expect([received.length, arrived.length]).toEqual([1, 2])
  expect(await store.trouble(new Date())).toMatchObject({ dead: 0, refused: 0, late: 0 })
})

test('one lead refused by a webhook is no problem once it has accepted the next', async () => {
  const { origin } = await httpPeer((_number, { body }) => ({ status: body.includes('crooked') ? 422 : 200 }))
  const { port } = await smtpPeer()
  const { accept, store } = leadDesk({ WEBHOOK_CRM_URL: origin, WEBHOOK_CRM_SECRET: secret }, { port })
  const hourLater = new Date(Date.now() + 2 * 3_600_000)
  await accept({ ...details, message: 'Something crooked.' })
  await eventually(async () => expect(await store.trouble(hourLater)).toMatchObject({ refused: 1, late: 1 }))
  await accept()
  await eventually(async () => expect(await store.trouble(hourLater)).toMatchObject({ refused: 0, late: 0 }))
})

test('the provider’s cloud gets the email call; anything but 200 is retried', async () => {
  const { received, origin } = await httpPeer((call) => ({ status: call === 1 ? 202 : 200 }))
  const { port } = await smtpPeer()
  const { accept, deliveries } = leadDesk(
    {
      RELAY_ORIGIN: origin,
      RELAY_PUBLIC_KEY: 'public',
      RELAY_PRIVATE_KEY: 'private',
      RELAY_SERVICE_ID: 'service',
      RELAY_TEMPLATE_ID: 'template',
    },
    { port },
  )
  await accept()
  await eventually(async () => expect((await deliveries())?.[1]).toEqual(['relay', 'delivered']))
  expect(received.map(({ path: target }) => target)).toEqual([emailCallPath, emailCallPath])
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
    user_id: 'public',
    accessToken: 'private',
    service_id: 'service',
    template_id: 'template',
    template_params: { from_name: details.name, from_email: details.email, reply_to: details.email },
  })
})

test('mails kept as files are sent once there is a mail server', async () => {
  const folder = path.join(temporaryFolder(), 'mail')
  const store = temporaryStore()
  const first = leadDesk({}, { folder }, store)
  const { reference } = await first.accept()
  await eventually(async () => expect(await first.deliveries()).toEqual([['lead-mail', 'kept']]))
  expect(readdirSync(folder)).toEqual([`${reference}.eml`])
  await first.worker.stop()

  const { arrived, port } = await smtpPeer()
  const hourAgo = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000)
  expect(await store.sendKept(hourAgo)).toBe(1)
  const second = leadDesk({}, { port }, store)
  await eventually(async () => expect(await second.deliveries()).toEqual([['lead-mail', 'delivered']]))
  expect(arrived.map(({ mail }) => mail.date)).toEqual([hourAgo.toISOString()])
  expect(await store.sendKept(new Date())).toBe(0)
})

test('a held lead is stored and goes nowhere until a person releases it', async () => {
  const { arrived, port } = await smtpPeer()
  const { store, worker, deliveries } = leadDesk({}, { port })
  const spam = { score: 6, reasons: ['three links or more to other sites in the message (3)'], held: true }
  const { reference } = await acceptLead(
    store,
    details,
    [{ kind: 'lead-mail', address: 'sales@our.example' }],
    new Date(),
    spam,
  )
  expect(await deliveries()).toEqual([['lead-mail', 'held']])
  expect(await store.dueDeliveries(new Date(), 1000)).toEqual(new Map())
  expect(await store.find(reference)).toMatchObject({ spam: { score: 6, reasons: spam.reasons } })
  const hourAgo = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000)
  expect(await store.releaseHeld(hourAgo, reference)).toBe(1)
  worker.wake()
  await eventually(() => expect(arrived).toHaveLength(1))
  expect(arrived[0]?.mail.date).toBe(hourAgo.toISOString())
})
