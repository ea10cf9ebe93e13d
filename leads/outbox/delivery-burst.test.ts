import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { Store } from '../store/open-store.ts'
import { eventually } from '../testing/eventually.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { deliveryConcurrency, type MailSender } from '../mail/mail-sender.ts'

const leads = 3 * deliveryConcurrency

async function storeWithLeads(): Promise<Store> {
  const store = temporaryStore()
  for (let number = 0; number < leads; number++) {
    const details = { ...sampleLead, message: `Lead ${number}` }
    await acceptLead(store, details, mailTo('sales@our.example'), new Date())
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

test('mails are sent in sequence over few connections, which end with the sender', async () => {
  const { arrived, connections, sender } = await countingPeer()
  const { worker } = startWorker(await storeWithLeads(), { sender })
  await eventually(() => expect(arrived).toHaveLength(leads))
  await worker.stop()
  expect(connections).toEqual({ opened: deliveryConcurrency, closed: 0 })
  sender.close?.()
  await eventually(() => expect(connections.closed).toBe(deliveryConcurrency))
})

const instantSender: MailSender = { leaves: 'delivered', send: async () => undefined }

test('a worker stopped while it takes the next delivery leaves nothing claimed', async () => {
  const store = await storeWithLeads()
  let claims = 0
  let stopped: Promise<void> | undefined
  const watched: Store = {
    ...store,
    claimDelivery: (...values) => {
      const claim = store.claimDelivery(...values)
      claims += 1
      if (claims > deliveryConcurrency) stopped ??= worker.stop()
      return claim
    },
  }
  const { worker } = startWorker(watched, { sender: instantSender })
  await eventually(() => expect(stopped).toBeDefined())
  await stopped
  expect(await store.releaseLeases()).toBe(0)
  expect((await store.counts()).deliveries.waiting).toBeGreaterThan(0)
})
