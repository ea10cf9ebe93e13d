import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptLead } from '../../leads/accept-lead.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { temporaryStore } from '../../testing/temporary-store.ts'

test('a lead that finds the store held by another program is tried once more, and then refused', async () => {
  const file = path.join(temporaryFolder(), 'leads.sqlite')
  const store = temporaryStore(file)
  const other = new DatabaseSync(file, { timeout: 5_000 })
  onTestFinished(() => other.close())
  const accept = (message: string) => acceptLead(store, { ...sampleLead, message }, [], new Date())

  other.exec('BEGIN IMMEDIATE')
  await expect(accept('Held all the time')).rejects.toMatchObject({ errcode: 5 })
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => exec.mockRestore())
  const waiting = accept('Held for a moment')
  await expect.poll(() => exec.mock.results.map(({ type }) => type)).toEqual(['throw'])
  expect(await store.list({})).toEqual([])
  other.exec('COMMIT')
  await waiting
  expect((await store.list({})).map(({ message }) => message)).toEqual(['Held for a moment'])
})
