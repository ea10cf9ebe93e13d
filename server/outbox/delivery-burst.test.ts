import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { Store } from '../store/store.ts'
import { eventually } from '../testing/eventually.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { deliveryLanes } from './delivery-lanes.ts'

const leads = 3 * deliveryLanes

async function storeWithLeads(): Promise<Store> {
  const store = temporaryStore()
  for (let number = 0; number < leads; number++) {
    const details = { ...sampleLead, message: `Lead ${number}` }
    await acceptLead(store, details, mailTo('sales@orvani.example'), new Date())
  }
  return store
}

/** A mail server that counts its connections. */
async function countingPeer() {
  const connections = { opened: 0, closed: 0 }
  const peer = await smtpPeer({
    onConnect: (_session, done) => {
      connections.opened += 1
      done()
    },
    onClose: () => void (connections.closed += 1),
  })
  return { ...peer, connections, sender: smtpSender({ host: '127.0.0.1', port: peer.port, secure: false }) }
}

test('mails go one after the other over few connections, which end with the sender', async () => {
  const { arrived, connections, sender } = await countingPeer()
  const { worker } = startWorker(await storeWithLeads(), { sender })
  await eventually(() => expect(arrived).toHaveLength(leads))
  await worker.stop()
  expect(connections).toEqual({ opened: deliveryLanes, closed: 0 })
  sender.close?.()
  await eventually(() => expect(connections.closed).toBe(deliveryLanes))
})

test('while leads crowd in, deliveries step back, and none waits for the end of the crowd', async () => {
  const { arrived, sender } = await countingPeer()
  const store = await storeWithLeads()
  const begin = performance.now()
  startWorker(store, { sender }, [], undefined, () => true)
  await eventually(() => expect(arrived).toHaveLength(leads))
  const pauses = leads / deliveryLanes
  expect(performance.now() - begin).toBeGreaterThan(pauses * 200)
})

test('a worker that stops in the middle of a burst leaves nothing claimed', async () => {
  const { arrived, sender } = await countingPeer()
  const store = await storeWithLeads()
  const { worker } = startWorker(store, { sender })
  await eventually(() => expect(arrived.length).toBeGreaterThan(0))
  await worker.stop()
  expect(await store.releaseLeases()).toBe(0)
  expect((await store.counts()).deliveries.delivered).toBe(arrived.length)
})
