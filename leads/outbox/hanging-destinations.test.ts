import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import { eventually } from '../testing/eventually.ts'
import { httpPeer } from '../testing/http-peer.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../testing/stores.ts'
import type { Store } from '../store/open-store.ts'
import { deliveryConcurrency, type MailSender } from '../mail/mail-sender.ts'

const webhook = (name: string, url: string) => ({
  name,
  url,
  key: undefined,
  format: 'chat' as const,
  tells: 'leads' as const,
  events: ['created'],
  fields: [],
  success: undefined,
})

async function acceptLeads(store: Store, count: number, ...webhooks: string[]): Promise<void> {
  const destinations = [
    ...webhooks.map((address) => ({ kind: 'webhook' as const, address })),
    { kind: 'lead-mail' as const, address: 'sales@our.example' },
  ]
  for (let number = 0; number < count; number++) {
    await acceptLead(store, { ...sampleLead, message: `Lead ${number}` }, destinations, new Date())
  }
}

onEachDatabase((database) => {
  test('two hanging webhooks do not delay mail', async () => {
    let isWell = false
    const answer = () => (isWell ? { status: 200 } : 'hang')
    const peers = [await httpPeer(answer), await httpPeer(answer)]
    const [crm = '', chat = ''] = peers.map(({ origin }) => origin)
    const { arrived, port } = await smtpPeer()
    const store = await storeAt(await freshPlace(database))
    await acceptLeads(store, 20, 'crm', 'chat')
    startWorker(store, {
      sender: smtpSender({ host: '127.0.0.1', port, secure: false }),
      webhooks: [webhook('crm', crm), webhook('chat', chat)],
      // No mail that arrives in this test has waited for one of them to give up.
      answerLimit: 60_000,
    })
    await eventually(() => expect(arrived).toHaveLength(20))
    await eventually(() =>
      expect(peers.map(({ received }) => received.length)).toEqual([
        deliveryConcurrency,
        deliveryConcurrency,
      ]),
    )
    isWell = true
    peers.forEach(({ hangUp }) => hangUp())
    await eventually(async () => expect((await store.counts()).deliveries.delivered).toBe(60))
  })
})

test('a webhook that fails repeatedly is paused, shown, and resumed once it answers', async () => {
  let isWell = false
  const crm = await httpPeer(() => ({ status: isWell ? 200 : 503 }))
  const { arrived, port } = await smtpPeer()
  const store = await storeAt(await freshPlace('SQLite'))
  await acceptLeads(store, 12, 'crm')
  const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
  const options = { sender, webhooks: [webhook('crm', crm.origin)] }
  const { worker, events } = startWorker(store, options, { breakerPause: 300_000 })
  await eventually(() => expect(worker.destinations().get('webhook crm')).toBe(true))
  await eventually(() => expect(arrived).toHaveLength(12))
  expect(worker.destinations().get('mail')).toBe(false)
  expect(events).toContain('destination_paused')
  // Those under way may still arrive after the failure that caused the pause.
  expect(crm.received.length).toBeLessThan(5 + deliveryConcurrency)
  await worker.stop()

  isWell = true
  const before = crm.received.length
  const next = startWorker(store, options)
  await eventually(async () => expect((await store.counts()).deliveries.waiting).toBe(0))
  expect(crm.received).toHaveLength(before + 12)
  expect(next.worker.destinations().get('webhook crm')).toBe(false)
})

test('a paused destination is tried with one delivery, and gets the others once that succeeds', async () => {
  let isWell = false
  let underWay = 0
  let most = 0
  let failedAt = 0
  const breakerPause = 200
  const store = await storeAt(await freshPlace('SQLite'))
  await acceptLeads(store, 12)
  const sender: MailSender = {
    leaves: 'delivered',
    send: async () => {
      underWay += 1
      // Earlier ones were claimed before the pause.
      const isTry = worker.destinations().get('mail') && performance.now() - failedAt >= breakerPause
      if (isTry) most = Math.max(most, underWay)
      await new Promise(setImmediate)
      underWay -= 1
      if (isWell) return
      failedAt = performance.now()
      throw new Error('The mail server does not answer')
    },
  }
  const { worker, events } = startWorker(store, { sender }, { breakerPause })
  await eventually(() => expect(events).toContain('destination_paused'))
  await eventually(() => expect(most).toBe(1))
  isWell = true
  await eventually(async () => expect((await store.counts()).deliveries.delivered).toBe(12))
  expect(events).toContain('destination_resumed')
})
