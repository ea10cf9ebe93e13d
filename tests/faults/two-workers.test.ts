import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { smtpSender } from '../../leads/mail/smtp-sender.ts'
import type { Store } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { smtpRefusal } from '../../leads/testing/mail-server.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { startWorker } from '../../leads/testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { wallClock } from '../../leads/testing/wall-clock.ts'
import { minute } from '../../common/lead/milliseconds.ts'

onEachDatabase((database) => {
  const twoStores = async () => {
    const place = await freshPlace(database)
    return [await storeAt(place), await storeAt(place)] as const
  }
  const deliveriesIn = async (store: Store) => (await store.list({}))[0]?.deliveries ?? []

  test('a lease that ends in the middle of a mail: the other worker mails it, and the first one overwrites nothing', async () => {
    const { arrived, port } = await smtpPeer()
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
    const [first, second] = await twoStores()
    await acceptLead(first, sampleLead, mailTo('sales@our.example'), new Date())

    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let claims = 0
    // Takes one delivery and no other: a worker with a clock so far ahead would take its own back.
    const claimDelivery: Store['claimDelivery'] = async (...values) =>
      claims++ === 0 ? first.claimDelivery(...values) : undefined
    const slow = startWorker(
      { ...first, claimDelivery },
      {
        sender: { ...sender, send: (...mail) => gate.then(() => sender.send(...mail)) },
      },
    )
    await eventually(async () => expect(await deliveriesIn(first)).toMatchObject([{ attempts: 1 }]))
    // The other worker runs three minutes later by its clock. A lease lasts two minutes.
    const quick = startWorker(second, { sender }, { now: wallClock(3 * minute).now })
    await eventually(async () =>
      expect(await deliveriesIn(first)).toMatchObject([{ state: 'delivered', attempts: 2 }]),
    )
    const recorded = await deliveriesIn(first)

    open()
    await eventually(() => expect(slow.events).toEqual(['delivery_lease_lost']))
    expect(quick.events).toEqual(['delivery_done'])
    expect(await deliveriesIn(first)).toEqual(recorded)
    expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('a clock that goes back ten hours while a mail waits for its retry: it is sent once the server is well', async () => {
    let isWell = false
    const { arrived, port } = await smtpPeer({
      onRcptTo: (_address, _session, done) => done(isWell ? null : smtpRefusal(451, 'Later')),
    })
    const [store] = await twoStores()
    const clock = wallClock()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), clock.now())
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
    const { worker } = startWorker(store, { sender }, { now: clock.now })
    await eventually(async () => expect((await deliveriesIn(store))[0]?.attempts).toBeGreaterThan(1))
    clock.set(-600 * minute)
    isWell = true
    // The retry set before is now ten hours ahead. The worker checks every half minute; the test need not wait.
    await eventually(async () => {
      worker.wake()
      expect(await deliveriesIn(store)).toMatchObject([{ state: 'delivered' }])
    })
    // Two mails if the clock went back during an attempt, because its lease then looks invalid.
    expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('a clock that goes forward a year while a mail waits: it is tried once more, and if that fails somebody is told', async () => {
    let isWell = false
    const { arrived, port } = await smtpPeer({
      onRcptTo: ({ address }, _session, done) =>
        done(isWell || address !== 'sales@our.example' ? null : smtpRefusal(451, 'Later')),
    })
    const [store] = await twoStores()
    const clock = wallClock()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), clock.now())
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
    const alerts = [{ kind: 'alert-mail', address: 'ops@our.example' }] as const
    const { worker } = startWorker(store, { sender }, { alerts, now: clock.now })
    await eventually(async () => expect((await deliveriesIn(store))[0]?.attempts).toBeGreaterThan(1))
    clock.set(365 * 24 * 60 * minute)
    await eventually(async () =>
      expect(await deliveriesIn(store)).toMatchObject([{ state: 'dead' }, { state: 'delivered' }]),
    )
    isWell = true
    clock.set(0)
    await store.replayDead(clock.now())
    worker.wake()
    await eventually(async () => expect((await deliveriesIn(store))[0]).toMatchObject({ state: 'delivered' }))
    expect(arrived.map(({ envelope }) => envelope.to.join())).toEqual([
      'ops@our.example',
      'sales@our.example',
    ])
  })
})
