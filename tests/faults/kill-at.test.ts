import { once } from 'node:events'
import { expect, test } from 'vitest'
import type { Store } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { httpPeer } from '../../leads/testing/http-peer.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { serverSettings } from './server-settings.ts'
import { spawnServerToKill } from './server-to-kill.ts'

/** State of each lead's deliveries. */
const statesIn = async (store: Store) =>
  (await store.list({})).map(({ deliveries }) => deliveries.map(({ state }) => state))

const lead = 'INSERT INTO leads'
const claim = 'SET lease_token = [$?]1'
const outcome = 'SET state = [$?]1'

interface Point {
  where: string
  when: 'before' | 'after'
  statement: string
  /** What the sender gets. Once the lead is on disk, answer and delivery may come in any order. */
  told: (string | number)[]
  stored: number
  mails: number
}

const never = ['no answer']
const perhaps = ['no answer', 200]

const points: Point[] = [
  { where: 'before the commit of a lead', when: 'before', statement: lead, told: never, stored: 0, mails: 1 },
  {
    where: 'between the commit of a lead and the answer',
    when: 'after',
    statement: lead,
    told: never,
    stored: 1,
    mails: 1,
  },
  {
    where: 'before a delivery is claimed',
    when: 'before',
    statement: claim,
    told: perhaps,
    stored: 1,
    mails: 1,
  },
  { where: 'between claim and mail', when: 'after', statement: claim, told: perhaps, stored: 1, mails: 1 },
  {
    where: 'between mail and its outcome',
    when: 'before',
    statement: outcome,
    told: perhaps,
    stored: 1,
    mails: 2,
  },
  {
    where: 'after the outcome of a mail',
    when: 'after',
    statement: outcome,
    told: perhaps,
    stored: 1,
    mails: 1,
  },
]

test.each(databases)(
  'killed at each point of a lead, on %s: resent, it is one lead, and its mails have one Message-ID',
  { timeout: 60_000 },
  async (database) => {
    const { arrived, port } = await smtpPeer()
    const place = await freshPlace(database)
    const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
    const store = await storeAt(place)
    // The server started after one kill is the next to be killed.
    let server = spawnServerToKill(env)
    for (const { where, when, statement, told, stored, mails } of points) {
      const message = `Killed ${where}.`
      const leads = async () => (await store.list({})).filter((one) => one.message === message)
      const send = async () => postLead(await server.url(), sampleCall({ message }))
      await server.url()
      await server.killAt({ when, statement })
      const answer = await send().then(
        ({ status }) => status,
        () => 'no answer',
      )
      expect(await server.exited, `killed ${where}`).toEqual([null, 'SIGKILL'])
      expect(told, `killed ${where}`).toContain(answer)
      expect(await leads(), `killed ${where}`).toHaveLength(stored)

      await endLeases(place)
      server = spawnServerToKill(env)
      expect((await send()).status, `killed ${where}`).toBe(200)
      await eventually(async () =>
        expect(
          (await leads()).map(({ deliveries }) => deliveries),
          `killed ${where}`,
        ).toMatchObject([[{ state: 'delivered' }]]),
      )
      const ids = arrived.filter(({ mail }) => mail.text?.includes(message)).map(({ mail }) => mail.messageId)
      expect(ids, `killed ${where}`).toHaveLength(mails)
      expect(new Set(ids).size, `killed ${where}`).toBe(1)
    }
    expect(await store.list({})).toHaveLength(points.length)
  },
)

test('killed while a webhook answers: retried under the same id, and the mail stays sent once', async () => {
  const place = await freshPlace('SQLite')
  const started: ReturnType<typeof spawnServer>[] = []
  const { arrived, port } = await smtpPeer()
  const { received, origin } = await httpPeer((call) => {
    if (call > 1) return { status: 200 }
    started[0]?.child.kill('SIGKILL')
    return 'drop'
  })
  const env = {
    ...serverSettings(place),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    WEBHOOK_CRM_URL: origin,
    WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  }
  const first = spawnServer(env)
  started.push(first)
  expect((await postLead(await first.url())).status).toBe(200)
  await once(first.child, 'exit')
  spawnServer(env)
  const store = await storeAt(place)
  await eventually(async () => expect(await statesIn(store)).toEqual([['delivered', 'delivered']]))
  expect(received).toHaveLength(2)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
})
