import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { leadStoreFile } from '../../leads/env.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { backUp } from '../../leads/store/sqlite/backup.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { temporaryFolder } from '../../leads/testing/temporary-folder.ts'
import { temporaryStore } from '../../leads/testing/temporary-store.ts'
import { serverSettings } from './server-settings.ts'

const commands = path.resolve(import.meta.dirname, '../../leads/commands/main.ts')

/** A store that is copied in more than one step. */
async function largeStore() {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  for (let number = 0; number < 200; number++) {
    const message = `Lead ${number} ${'x'.repeat(4_000)}`
    await acceptLead(store, { ...sampleLead, message }, [], new Date())
  }
  return { dataDir, store }
}

/** A backup that was killed midway. */
async function killedBackup(): Promise<string> {
  const { dataDir } = await largeStore()
  const copy = path.join(temporaryFolder(), 'copy')
  const killer = `--import=${import.meta.resolve('./kill-mid-backup.ts')}`
  const killed = spawn(process.execPath, [killer, commands, 'backup', '--out', copy], {
    env: { DATA_DIR: dataDir },
  })
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL'])
  return copy
}

const startOn = (dataDir: string) => spawnServer(serverSettings({ file: leadStoreFile(dataDir) }))

test('a backup that is killed midway does not look like one, and no server starts on it', async () => {
  const copy = await killedBackup()
  const left = readdirSync(copy)
  expect(left).toContain('leads.sqlite.unfinished')
  expect(left).not.toContain('leads.sqlite')
  const server = startOn(copy)
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toContain(`${leadStoreFile(copy)} is missing`)
  expect(server.output()).toContain('leads.sqlite.unfinished')
  expect(readdirSync(copy)).toEqual(left)
})

test('a truncated copy with the right name is rejected', { tags: 'full' }, async () => {
  const copy = await killedBackup()
  for (const name of readdirSync(copy)) {
    renameSync(path.join(copy, name), path.join(copy, name.replace('.unfinished', '')))
  }
  const server = startOn(copy)
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toContain(`${leadStoreFile(copy)} is empty`)
})

test('a backup is a consistent snapshot and ends, however many leads arrive meanwhile', async () => {
  const { dataDir, store } = await largeStore()
  const busy = new DatabaseSync(leadStoreFile(dataDir), { timeout: 5_000 })
  onTestFinished(() => busy.close())
  const write = busy.prepare(`INSERT INTO reference_days VALUES (?, 1)`)
  const copy = path.join(temporaryFolder(), 'copy')
  let steps = 0
  await backUp(leadStoreFile(dataDir), copy, () => void write.run(`day ${steps++}`))
  expect(steps).toBeGreaterThan(0)
  const copied = temporaryStore(leadStoreFile(copy))
  expect(await copied.list({})).toEqual(await store.list({}))
})
