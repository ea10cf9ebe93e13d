import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../../leads/env.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { run } from '../../leads/testing/folder-with-leads.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'
import { temporaryStore } from '../../leads/testing/temporary-store.ts'
import { serverSettings } from './server-settings.ts'

const send = (url: string, message: string) => postLead(url, sampleCall({ message }))

/** A server that has accepted a lead, and its store. */
async function serverWithLead() {
  const place = await freshPlace('SQLite')
  const env = serverSettings(place)
  const server = spawnServer(env)
  const url = await server.url()
  expect((await send(url, 'Before')).status).toBe(200)
  await server.printed(/"delivery_done"/)
  return { place, env, server, url, file: leadStoreFile(env.DATA_DIR) }
}

const namesOf = (file: string) =>
  readdirSync(path.dirname(file)).filter((name) => name.startsWith(path.basename(file)))

/** Moves the store's files to another folder, keeping their names. */
function moveStore(from: string, to: string): void {
  for (const name of namesOf(from)) renameSync(path.join(path.dirname(from), name), path.join(to, name))
}

function deleteStore(file: string): void {
  for (const name of namesOf(file)) rmSync(path.join(path.dirname(file), name))
}

async function otherStore(): Promise<string> {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  await temporaryStore(file).close()
  return file
}

const losses: { what: string; lose: (file: string) => Promise<void> }[] = [
  { what: 'deleted', lose: async (file) => deleteStore(file) },
  { what: 'left without its log', lose: async (file) => rmSync(`${file}-wal`) },
  { what: 'moved away', lose: async (file) => moveStore(file, temporaryFolder()) },
  { what: 'replaced by another', lose: async (file) => renameSync(await otherStore(), file) },
]

test.each(losses)(
  'a store that is $what under a running server: no lead is acknowledged, and health says what to do',
  async ({ lose }) => {
    const { server, url, file } = await serverWithLead()
    await lose(file)
    const refused = await send(url, 'After')
    expect(refused.status).toBe(503)
    await server.printed(
      /"lead_not_stored","code":"STORE_GONE","problem":"the file was deleted, moved or replaced/,
    )
    const health = await fetch(`${url}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.text()).toMatch(/deleted, moved or replaced.*docs\/lead-desk\.md/)
    expect((await fetch(url)).status).toBe(200)
  },
)

test('a store that is moved away and back again accepts leads, and one sent twice meanwhile is one', async () => {
  const { place, url, file } = await serverWithLead()
  const aside = temporaryFolder()
  moveStore(file, aside)
  expect((await send(url, 'After')).status).toBe(503)
  moveStore(path.join(aside, 'leads.sqlite'), path.dirname(file))
  expect((await send(url, 'After')).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const leads = await (await storeAt(place)).list({})
  expect(leads.map(({ message }) => message)).toEqual(['After', 'Before'])
})

test('after its store was deleted a server does not start empty, and starts on a backup', async () => {
  const { env, server, file } = await serverWithLead()
  const copy = path.join(temporaryFolder(), 'copy')
  expect((await run(env.DATA_DIR, 'backup', '--out', copy)).code).toBe(0)
  deleteStore(file)
  server.child.kill('SIGTERM')
  await server.exited
  const again = spawnServer(env)
  expect(await again.exited).toEqual([1, null])
  expect(again.output()).toContain(`${file} is missing`)
  expect(namesOf(file)).toEqual([])
  expect(await run(env.DATA_DIR, 'list')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is missing'),
  })
  const doctor = await run(env.DATA_DIR, 'doctor')
  // Health points to the doctor while the server still holds the leads: stopping it would lose them.
  expect(doctor.out).toMatch(
    /^wrong .*leads\.sqlite is missing.*still works on it, do not stop that.*"When the store is gone"/m,
  )

  cpSync(leadStoreFile(copy), file)
  expect((await send(await spawnServer(env).url(), 'After')).status).toBe(200)
  expect((await run(env.DATA_DIR, 'list')).out).toMatch(/(?:Nandini[^]*){2}/)
})

test.each([
  { beside: 'the newsletter’s secret', name: 'newsletter-secret' },
  { beside: 'a kept mail', name: 'mail/OR-251014-0001.eml' },
  { beside: 'what was not yet moved into the store', name: 'leads.sqlite-wal' },
])('a folder without a store but with $beside is not a fresh one', async ({ name }) => {
  const env = serverSettings(await freshPlace('SQLite'))
  mkdirSync(path.join(env.DATA_DIR, 'mail'))
  writeFileSync(path.join(env.DATA_DIR, name), 'x')
  const server = spawnServer(env)
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toMatch(/is missing, and what is beside it shows that there was one: /)
  expect(server.output()).toContain(name.split('/')[0])
})

test('a fresh folder starts, including a new disk and one whose first start was interrupted', async () => {
  const env = serverSettings(await freshPlace('SQLite'))
  mkdirSync(path.join(env.DATA_DIR, 'lost+found'))
  mkdirSync(path.join(env.DATA_DIR, 'mail'))
  writeFileSync(path.join(env.DATA_DIR, 'leads.lock'), '')
  writeFileSync(path.join(env.DATA_DIR, '.new-leads.sqlite'), 'half of it')
  expect((await send(await spawnServer(env).url(), 'First')).status).toBe(200)
  expect(readdirSync(env.DATA_DIR)).not.toContain('.new-leads.sqlite')
})

test('an empty file is not a store, and is left as it is', async () => {
  const env = serverSettings(await freshPlace('SQLite'))
  const file = leadStoreFile(env.DATA_DIR)
  writeFileSync(file, '')
  const server = spawnServer(env)
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toContain(`${file} is empty`)
  expect(readFileSync(file, 'utf8')).toBe('')
  for (const command of ['list', 'check', 'doctor']) {
    const { code, out, err } = await run(env.DATA_DIR, command)
    expect([code, out + err]).toEqual([1, expect.stringContaining('is empty')])
  }
})
