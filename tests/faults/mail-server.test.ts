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

type Moment = 'connection' | 'sender' | 'recipient' | 'mail'
/** A number is the response status. */
type Fault = 'never answers' | 'hangs up' | number

interface Meeting {
  at: Moment
  fault: Fault
}

/** A mail server that fails the first time, or always, and records the Message-ID of every mail it has read. */
async function faultyPeer({ at, fault, times }: Meeting & { times: number }) {
  const messageIds: (string | undefined)[] = []
  let left = times
  const answer = (moment: Moment, done: (error?: Error) => void) => {
    if (moment !== at || left === 0) return done()
    left -= 1
    if (fault === 'hangs up') peer.hangUp()
    else if (fault !== 'never answers') done(smtpRefusal(fault, 'Sorry'))
  }
  const peer = await smtpPeer({
    onConnect: (_session, done) => answer('connection', done),
    onMailFrom: (_address, _session, done) => answer('sender', done),
    onRcptTo: (_address, _session, done) => answer('recipient', done),
    onMail: ({ mail }, done) => {
      messageIds.push(mail.messageId)
      answer('mail', done)
    },
  })
  return { ...peer, messageIds }
}

/** Milliseconds; outside the tests a quarter of a minute and more. */
const limits = { connectionTimeout: 700, greetingTimeout: 700, socketTimeout: 700 }

const alerts = [{ kind: 'alert-mail', address: 'ops@our.example' }] as const

onEachDatabase((database) => {
  /** A lead in a store, and a worker that mails it. */
  async function mailedLead(port: number) {
    const store = await storeAt(await freshPlace(database))
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date())
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false }, limits)
    return { store, ...startWorker(store, { sender }, { alerts }) }
  }
  const deliveriesIn = async (store: Store) => (await store.list({}))[0]?.deliveries ?? []

  const essential: Meeting[] = [
    { at: 'connection', fault: 'never answers' },
    { at: 'mail', fault: 'never answers' },
    { at: 'mail', fault: 'hangs up' },
    { at: 'mail', fault: 421 },
    { at: 'mail', fault: 451 },
  ]
  const further: Meeting[] = [
    { at: 'connection', fault: 'hangs up' },
    { at: 'connection', fault: 421 },
    { at: 'sender', fault: 'hangs up' },
    { at: 'sender', fault: 451 },
    { at: 'recipient', fault: 'never answers' },
    { at: 'recipient', fault: 451 },
  ]
  // All faults leave the same result in the store: not delivered, and due again.
  test.each(database === 'SQLite' ? [...further, ...essential] : essential)(
    'a fault at the $at ($fault): the same mail is sent again',
    async ({ at, fault }) => {
      const { messageIds, port } = await faultyPeer({ at, fault, times: 1 })
      const { store, events } = await mailedLead(port)
      await eventually(async () =>
        expect(await deliveriesIn(store)).toMatchObject([{ state: 'delivered', lastError: null }]),
      )
      expect((await deliveriesIn(store))[0]?.attempts).toBeGreaterThan(1)
      expect(events[0]).toBe('delivery_retry')
      expect(messageIds.length).toBeGreaterThanOrEqual(at === 'mail' ? 2 : 1)
      expect(new Set(messageIds).size).toBe(1)
    },
  )

  test('an unreachable mail server is retried until it is there', async () => {
    const { close, port } = await smtpPeer()
    await close()
    const { store } = await mailedLead(port)
    await eventually(async () => expect((await deliveriesIn(store))[0]?.attempts).toBeGreaterThan(1))
    const { arrived } = await smtpPeer({}, port)
    await eventually(async () => expect(await deliveriesIn(store)).toMatchObject([{ state: 'delivered' }]))
    expect(arrived).toHaveLength(1)
  })

  test.each(['sender', 'recipient', 'mail'] as const)(
    'a mail refused permanently (550) at the %s is still retried, and somebody is told immediately',
    async (at) => {
      const { messageIds, port } = await faultyPeer({ at, fault: 550, times: 1 })
      const { store, events } = await mailedLead(port)
      await eventually(async () => {
        expect(await deliveriesIn(store)).toMatchObject([
          { state: 'delivered', attempts: 2 },
          { state: 'delivered', destination: alerts[0] },
        ])
      })
      await eventually(() => expect(events).toEqual(['delivery_refused', 'delivery_done', 'delivery_done']))
      expect(new Set(messageIds).size).toBe(2)
    },
  )

  test('a permanently refused connection is not a verdict on the mail', async () => {
    const { messageIds, port } = await faultyPeer({ at: 'connection', fault: 554, times: 2 })
    const { store, events } = await mailedLead(port)
    await eventually(async () => expect(await deliveriesIn(store)).toMatchObject([{ state: 'delivered' }]))
    expect(events).toEqual(['delivery_retry', 'delivery_retry', 'delivery_done'])
    expect(messageIds).toHaveLength(1)
  })
})
