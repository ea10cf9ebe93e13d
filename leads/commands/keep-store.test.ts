import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { attacker, folderWithLeads, nandini, run } from '../testing/folder-with-leads.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

test('copies the store under a running server into a folder that restores it', async () => {
  const { dataDir, store } = await folderWithLeads()
  readLinkSecret(dataDir)
  const copy = path.join(temporaryFolder(), 'copy')
  const { code, out } = await run(dataDir, 'backup', '--out', copy)
  expect([code, out]).toEqual([
    0,
    `Copied and checked:\n  ${copy}/leads.sqlite\n  ${copy}/newsletter-secret\n`,
  ])
  expect(statSync(copy).mode & 0o777).toBe(0o700)
  expect(readdirSync(copy)).toEqual(['leads.sqlite', 'newsletter-secret'])
  for (const name of ['leads.sqlite', 'newsletter-secret']) {
    expect(statSync(path.join(copy, name)).mode & 0o777).toBe(0o600)
  }
  await acceptLead(store, { ...nandini, message: 'After the copy.' }, [], new Date())
  const restored = temporaryStore(leadStoreFile(copy))
  expect((await restored.list({})).map(({ name }) => name)).toEqual([attacker.name, nandini.name])
  expect((await run(dataDir, 'backup', '--out', copy)).err).toContain('EEXIST')
})

test('checks the store and finds damage', async () => {
  const { dataDir, store } = await folderWithLeads()
  const { code, out } = await run(dataDir, 'check')
  expect(code).toBe(0)
  expect(out).toContain('The store is in order.')
  expect(out).toContain('Leads        2\n  Deliveries   2 waiting')
  await store.close()
  const file = leadStoreFile(dataDir)
  const bytes = readFileSync(file)
  // The middle of the file: pages of tables and indexes, not the header.
  bytes.fill(0x55, 4096 * 3, 4096 * 6)
  writeFileSync(file, bytes)
  expect((await run(dataDir, 'check')).code).toBe(1)
})
