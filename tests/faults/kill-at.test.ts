import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { emailCallPath } from '../../lead/email-call.ts'
import { leadStoreFile } from '../../server/env.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { httpPeer } from '../../server/testing/http-peer.ts'
import { sampleCall } from '../../server/testing/sample-call.ts'
import { spawnServer } from '../../server/testing/server-process.ts'
import { smtpPeer } from '../../server/testing/smtp-peer.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { temporaryStore } from '../../server/testing/temporary-store.ts'
import { emptySite } from './empty-site.ts'

const settings = () => ({ DATA_DIR: temporaryFolder(), SITE_DIR: emptySite() })

const send = (url: string) =>
  fetch(url + emailCallPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleCall()),
  })

const deliveries = async (dataDir: string) => {
  const leads = await temporaryStore(leadStoreFile(dataDir)).list({})
  return leads.map((lead) => lead.deliveries.map(({ state }) => state))
}

test('killed before the commit: the lead was not acknowledged, is not there, and can be sent again', async () => {
  const env = settings()
  const first = spawnServer(env)
  const url = await first.url()
  const other = new DatabaseSync(leadStoreFile(env.DATA_DIR), { timeout: 5_000 })
  onTestFinished(() => other.close())
  other.exec('BEGIN EXCLUSIVE')
  const answer = send(url).then(
    ({ status }) => status,
    () => 'no answer',
  )
  // The server now waits for the lock, and for nothing that could be seen from here.
  await new Promise((resolve) => setTimeout(resolve, 300))
  first.child.kill('SIGKILL')
  expect(await answer).toBe('no answer')
  other.exec('COMMIT')
  expect(await deliveries(env.DATA_DIR)).toEqual([])
  expect((await send(await spawnServer(env).url())).status).toBe(200)
})

test('killed after the mail server took the mail, before that was noted: it goes again under the same Message-ID', async () => {
  const ids: (string | undefined)[] = []
  const started: ReturnType<typeof spawnServer>[] = []
  const { port } = await smtpPeer({
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((mail) => {
        ids.push(mail.messageId)
        if (ids.length === 1) started[0]?.child.kill('SIGKILL')
        done()
      })
    },
  })
  const env = { ...settings(), SMTP_URL: `smtp://127.0.0.1:${port}` }
  const first = spawnServer(env)
  started.push(first)
  expect((await send(await first.url())).status).toBe(200)
  await first.exited
  await spawnServer(env).printed(/"delivery_done"/)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  await eventually(async () => expect(await deliveries(env.DATA_DIR)).toEqual([['delivered']]))
})

test('killed while a webhook answers: told again under the same id, and the mail stays sent once', async () => {
  const started: ReturnType<typeof spawnServer>[] = []
  const { arrived, port } = await smtpPeer()
  const { received, origin } = await httpPeer((call) => {
    if (call > 1) return { status: 200 }
    started[0]?.child.kill('SIGKILL')
    return 'drop'
  })
  const env = {
    ...settings(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    WEBHOOK_CRM_URL: origin,
    WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  }
  const first = spawnServer(env)
  started.push(first)
  expect((await send(await first.url())).status).toBe(200)
  await once(first.child, 'exit')
  spawnServer(env)
  await eventually(async () => expect(await deliveries(env.DATA_DIR)).toEqual([['delivered', 'delivered']]))
  expect(received).toHaveLength(2)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(arrived.map(({ mail }) => mail.messageId)).size).toBe(1)
})
