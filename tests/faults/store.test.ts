import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { leadStoreFile } from '../../leads/env.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { openSqliteStoreForReading } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { serverSettings } from './server-settings.ts'

const settings = async () => serverSettings(await freshPlace('SQLite'))
const send = (url: string, message: string) => postLead(url, sampleCall({ message }))

async function storedMessages(dataDir: string): Promise<string[]> {
  const store = openSqliteStoreForReading(leadStoreFile(dataDir))
  onTestFinished(() => store.close())
  return (await store.list({})).map(({ message }) => message)
}

test('a full disk refuses leads with 503, keeps earlier ones, and accepts new ones once there is room', async () => {
  const env = await settings()
  const full = spawnServer(env, { largestFile: 1_000 })
  const url = await full.url()
  const acknowledged: string[] = []
  const answers = new Set<number>()
  let refused = 0
  for (let number = 0; refused < 5; number++) {
    const message = `Lead ${number} ${'x'.repeat(4_000)}`
    const { status } = await send(url, message)
    answers.add(status)
    if (status === 200) acknowledged.push(message)
    else refused += 1
  }
  expect(answers).toEqual(new Set([200, 503]))
  // Reading continues: the site is served and the desk works.
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const health = await fetch(`${url}/healthz`)
  expect([health.status, await health.text()]).toEqual([503, expect.stringContaining('cannot be written')])
  full.child.kill('SIGKILL')
  await full.exited

  const roomy = spawnServer(env)
  expect((await send(await roomy.url(), 'Room again')).status).toBe(200)
  expect((await storedMessages(env.DATA_DIR)).toSorted()).toEqual([...acknowledged, 'Room again'].toSorted())
  const store = openSqliteStoreForReading(leadStoreFile(env.DATA_DIR))
  onTestFinished(() => store.close())
  await eventually(async () =>
    expect((await store.counts()).deliveries).toMatchObject({ waiting: 0, kept: acknowledged.length + 1 }),
  )
})

/** A server whose store is held by another program, until that says `COMMIT`. */
async function lockedStore() {
  const env = await settings()
  const url = await spawnServer(env).url()
  const other = new DatabaseSync(leadStoreFile(env.DATA_DIR), { timeout: 5_000 })
  onTestFinished(() => other.close())
  other.exec('BEGIN EXCLUSIVE')
  return { url, dataDir: env.DATA_DIR, other }
}

test('while another program holds the store, a lead waits and is refused, and all else is answered; resent, it is stored once', async () => {
  const { url, dataDir, other } = await lockedStore()
  const lead = { status: 0 }
  void send(url, 'Locked').then(({ status }) => (lead.status = status))
  const answers: number[] = []
  // The second one reads the store.
  while (lead.status === 0) {
    for (const path of ['/', '/readyz']) answers.push((await fetch(url + path)).status)
  }
  expect(lead.status).toBe(503)
  expect(new Set(answers)).toEqual(new Set([200]))
  // Hundreds on an idle machine; one or two if waiting for the store blocked the whole server.
  expect(answers.length).toBeGreaterThan(20)
  other.exec('COMMIT')
  expect((await send(url, 'Locked')).status).toBe(200)
  expect(await storedMessages(dataDir)).toEqual(['Locked'])
})

test('leads that arrive while another program holds the store for a moment are accepted when it lets go', async () => {
  const { url, dataDir, other } = await lockedStore()
  const sent = Promise.all(Array.from({ length: 5 }, (_, number) => send(url, `Lead ${number}`)))
  // This answer comes after they were sent, so they are waiting by now.
  for (let page = 0; page < 2; page++) await fetch(url)
  other.exec('COMMIT')
  expect((await sent).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await storedMessages(dataDir)).toHaveLength(5)
})

const readOnly = { NODE_OPTIONS: `--import=${import.meta.resolve('./read-only.ts')}` }

test('a disk that turns read-only refuses leads with 503, says so, loses nothing, and accepts leads once repaired', async () => {
  const env = await settings()
  const server = spawnServer({ ...env, ...readOnly })
  const url = await server.url()
  expect((await send(url, 'Before')).status).toBe(200)
  server.child.kill('SIGUSR2')
  await server.printed(/may only read/)
  const refused = await send(url, 'While it is read-only')
  expect(refused.status).toBe(503)
  expect(await refused.text()).toBe('The message could not be stored. Please try again.')
  expect(server.output()).toMatch(/"lead_not_stored".*"the file or its disk may only be read"/)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  server.child.kill('SIGUSR2')
  await server.printed(/may write/)
  expect((await send(url, 'While it is read-only')).status).toBe(200)
  expect((await storedMessages(env.DATA_DIR)).toSorted()).toEqual(['Before', 'While it is read-only'])
  expect(server.output()).not.toContain('kaveribank')
})

test('an unwritable data folder is reported at start, left as it is, and works again once writable', async () => {
  const env = await settings()
  const first = spawnServer(env)
  await send(await first.url(), 'Before')
  first.child.kill('SIGTERM')
  await first.exited
  chmodSync(env.DATA_DIR, 0o555)
  chmodSync(leadStoreFile(env.DATA_DIR), 0o444)
  const refused = spawnServer({ ...env, ...readOnly, WITHOUT_ROOT: '1' })
  expect(await refused.exited).toEqual([1, null])
  expect(refused.output()).toMatch(/The data folder cannot be written: EACCES.*leads\.lock/)
  expect(refused.output()).toContain('Nothing was changed')
  chmodSync(env.DATA_DIR, 0o755)
  chmodSync(leadStoreFile(env.DATA_DIR), 0o600)
  expect((await send(await spawnServer(env).url(), 'After')).status).toBe(200)
  expect((await storedMessages(env.DATA_DIR)).toSorted()).toEqual(['After', 'Before'])
})

const pageSize = 4096

/** Damages a table that a starting server would not otherwise read. */
function spoilRecentContent(bytes: Buffer, file: string): Buffer {
  const database = new DatabaseSync(file, { readOnly: true })
  const table = database.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'recent_content'`).get()
  database.close()
  const begin = (Number(table?.['rootpage']) - 1) * pageSize
  return bytes.fill(0x55, begin, begin + pageSize)
}

test.each([
  ['overwritten where nothing else looks at the start', spoilRecentContent],
  ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0x55, pageSize * 2, pageSize * 5)],
  ['that is no database', (bytes: Buffer) => bytes.fill(0x55)],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, pageSize * 3)],
])('a store %s is refused at start and left as it is', async (_what, damage) => {
  const env = await settings()
  const file = leadStoreFile(env.DATA_DIR)
  const before = await storeAt({ file })
  await acceptLead(before, sampleLead, mailTo('sales@our.example'), new Date())
  await before.close()
  writeFileSync(file, damage(readFileSync(file), file))
  const damaged = readFileSync(file)
  const server = spawnServer(env)
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toContain('The lead store is damaged')
  expect(server.output()).toContain('docs/lead-desk.md')
  expect(readFileSync(file).equals(damaged)).toBe(true)
})
