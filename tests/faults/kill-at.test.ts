import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../server/store/open-store.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { httpPeer } from '../../server/testing/http-peer.ts'
import { postLead } from '../../server/testing/post-lead.ts'
import { spawnServer } from '../../server/testing/server-process.ts'
import { smtpPeer } from '../../server/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../server/testing/stores.ts'
import { serverSettings } from './server-settings.ts'

/** How each lead's deliveries stand. */
const statesIn = async (store: Store) =>
  (await store.list({})).map(({ deliveries }) => deliveries.map(({ state }) => state))

const killers = import.meta.resolve('./kill-beside-commit.ts')

const lead = 'INSERT INTO leads'
const claim = 'SET lease_token = [$?]1'
const outcome = 'SET state = [$?]1'

/** What the sender gets. Once the lead is on disk, answer and delivery may come in any order. */
const never = ['no answer']
const perhaps = ['no answer', 200]

describe.each(databases)('%s', (database) => {
  test.each([
    { where: 'before the commit of a lead', kill: 'before', mark: lead, told: never, stored: 0, mails: 1 },
    {
      where: 'between the commit of a lead and the answer',
      kill: 'after',
      mark: lead,
      told: never,
      stored: 1,
      mails: 1,
    },
    {
      where: 'before a delivery is claimed',
      kill: 'before',
      mark: claim,
      told: perhaps,
      stored: 1,
      mails: 1,
    },
    { where: 'between claim and mail', kill: 'after', mark: claim, told: perhaps, stored: 1, mails: 1 },
    {
      where: 'between mail and its outcome',
      kill: 'before',
      mark: outcome,
      told: perhaps,
      stored: 1,
      mails: 2,
    },
    {
      where: 'after the outcome of a mail',
      kill: 'after',
      mark: outcome,
      told: perhaps,
      stored: 1,
      mails: 1,
    },
  ])(
    'killed $where: sent again, it is one lead, and its mails have one Message-ID',
    async ({ kill, mark, told, stored, mails }) => {
      const { arrived, port } = await smtpPeer()
      const place = await freshPlace(database)
      const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
      const first = spawnServer({ ...env, KILL: kill, KILL_MARK: mark, NODE_OPTIONS: `--import=${killers}` })
      const answer = postLead(await first.url()).then(
        ({ status }) => status,
        () => 'no answer',
      )
      expect(await first.exited).toEqual([null, 'SIGKILL'])
      expect(told).toContain(await answer)
      const store = await storeAt(place)
      expect(await store.list({})).toHaveLength(stored)

      await endLeases(place)
      expect((await postLead(await spawnServer(env).url())).status).toBe(200)
      await eventually(async () => expect(await statesIn(store)).toEqual([['delivered']]))
      expect(arrived).toHaveLength(mails)
      expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
    },
  )
})

test('killed while a webhook answers: told again under the same id, and the mail stays sent once', async () => {
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
