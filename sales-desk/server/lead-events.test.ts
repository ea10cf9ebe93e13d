import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { keepEventWebhooks } from '../../leads/store/lead-events.ts'
import { mailFrom, openConversation } from '../../leads/testing/conversation.ts'
import { changeLead, lookAt, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { httpPeer } from '../../leads/testing/http-peer.ts'
import { startWorker } from '../../leads/testing/start-worker.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { createErasureTeller } from '../../leads/webhooks/tell-erasures.ts'
import { webhookSender, type Webhook } from '../../leads/webhooks/webhooks.ts'

/** Accepts mails without sending them. */
const nowhere = { leaves: 'delivered', send: async () => undefined } as const

onEachDatabase((database) => {
  /** A desk and the webhooks `crm`, which gets all events, and `chat`, which gets new leads only. */
  async function deskWithCrm(answer: Parameters<typeof httpPeer>[0] = () => ({ status: 200 })) {
    const desk = await openDesk(database)
    const peer = await httpPeer(answer)
    const webhook = (name: string, events: string[]): Webhook => ({
      name,
      url: `${peer.origin}/${name}`,
      key: undefined,
      format: 'lead',
      tells: 'leads',
      events,
      fields: [],
      success: undefined,
    })
    const webhooks = [
      webhook('crm', ['created', 'answered', 'replied', 'stage', 'erased']),
      webhook('chat', ['created']),
    ]
    await desk.store.sql.transaction((query) => keepEventWebhooks(query, webhooks))
    const told = () =>
      peer.received.map(({ path, body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: object }
        return [path, type, data] as const
      })
    return { ...desk, webhooks, told, received: peer.received }
  }

  test('a CRM is told of each answer and stage, once, and a chat that did not ask is not', async () => {
    const { accept, signIn, store, webhooks, told } = await deskWithCrm()
    const asha = await signIn('asha@our.example')
    const reference = await accept()
    await changeLead(asha, reference, { what: 'assign', assigneeId: asha.id })
    await changeLead(asha, reference, { what: 'note', text: 'Rang twice' })
    await changeLead(asha, reference, { what: 'answered-elsewhere', text: 'By telephone' })
    await changeLead(asha, reference, { what: 'stage', stage: 'won' })
    await changeLead(asha, reference, { what: 'stage', stage: 'lost' })
    await changeLead(asha, reference, { what: 'stage', stage: 'won' })
    startWorker(store, { sender: nowhere, webhooks })
    await eventually(() => expect(told()).toHaveLength(5))
    // Deliveries run in parallel.
    expect(told().toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual([
      ['/crm', 'lead.answered', { reference, by: 'elsewhere' }],
      ['/crm', 'lead.stage', { reference, stage: 'lost' }],
      ['/crm', 'lead.stage', { reference, stage: 'open' }],
      ['/crm', 'lead.stage', { reference, stage: 'won' }],
      ['/crm', 'lead.stage', { reference, stage: 'won' }],
    ])
    const { deliveries } = await lookAt(asha, reference)
    expect(deliveries.filter(({ kind }) => kind === 'event-webhook')).toHaveLength(5)
  })

  test('a CRM is told of the person’s reply, once, however often the mail comes', async () => {
    const { answered, take, store } = await openConversation(database)
    const crm = { name: 'crm', events: ['replied'] }
    await store.sql.transaction((query) => keepEventWebhooks(query, [crm]))
    const { reference, mailId } = await answered()
    const reply = mailFrom({ answers: mailId, text: 'Yes, at five.' })
    await take(reply)
    await take(reply)
    const events = await store.sql
      .read`SELECT outbox.about, reference FROM outbox JOIN leads ON leads.id = lead_id
      WHERE kind = 'event-webhook'`
    expect(events).toEqual([{ about: expect.stringMatching(/^replied::/), reference }])
  })

  test('a failing CRM is told of an erased lead as soon as it answers, without personal data', async () => {
    let isDown = true
    const { accept, signIn, store, webhooks, told, received, clock } = await deskWithCrm(() => ({
      status: isDown ? 503 : 200,
    }))
    const owner = await signIn('owner@our.example', 'owner')
    const reference = await accept()
    expect((await owner.post(routes.personErase(reference), { confirm: reference })).status).toBe(200)
    const logged: string[] = []
    const tell = createErasureTeller({
      sql: store.sql,
      send: webhookSender(webhooks, () => clock.now, 5_000),
      log: (_level, event) => void logged.push(event),
      now: () => clock.now,
    })
    const minutes = (count: number) => (clock.now = new Date(clock.now.getTime() + count * 60_000))
    await tell()
    await tell()
    expect(received).toHaveLength(1)
    isDown = false
    minutes(1)
    await tell()
    minutes(5)
    await tell()
    expect(told().map(([, type, data]) => [type, data])).toEqual([
      ['lead.erased', { reference }],
      ['lead.erased', { reference }],
    ])
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/crm']))
    expect(JSON.stringify(received)).not.toContain('Nandini')
    expect(logged).toEqual([])
  })

  test('a CRM that is gone is given up after three days', async () => {
    const { accept, signIn, store, webhooks, received, clock } = await deskWithCrm(() => ({ status: 404 }))
    const owner = await signIn('owner@our.example', 'owner')
    const reference = await accept()
    await owner.post(routes.personErase(reference), { confirm: reference })
    const logged: string[] = []
    const tell = createErasureTeller({
      sql: store.sql,
      send: webhookSender(webhooks, () => clock.now, 5_000),
      log: (_level, event) => void logged.push(event),
      now: () => clock.now,
    })
    for (let hour = 0; hour < 80; hour++) {
      await tell()
      clock.now = new Date(clock.now.getTime() + 3_600_000)
    }
    expect(logged).toEqual(['erasure_not_told'])
    expect(received.length).toBeGreaterThan(60)
    expect(received.length).toBeLessThan(80)
  })
})
