import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { folderWithLeads, run } from '../testing/folder-with-leads.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

const week = 7 * 24 * 3_600_000

test('sample fills a separate store with forty leads and their histories, none of it in the future', async () => {
  const dataDir = temporaryFolder()
  const before = Date.now()
  expect(await run('elsewhere', '--data', dataDir, 'sample')).toMatchObject({ code: 0, err: '' })
  const store = temporaryStore(leadStoreFile(dataDir))
  const leads = await store.list({})
  expect(leads).toHaveLength(40)
  const times = leads.map(({ receivedAt }) => receivedAt.getTime())
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
  expect(Math.min(...times)).toBeLessThan(before - 5.5 * week)
  expect(leads.filter(({ email }) => !email.endsWith('.example'))).toEqual([])
  const [history] = await store.sql.read`SELECT count(*) AS entries, max(at) AS newest FROM lead_history`
  expect(Number(history?.['entries'])).toBeGreaterThan(100)
  expect(Number(history?.['newest'])).toBeLessThanOrEqual(Date.now())
  const stages = await store.sql.read`SELECT DISTINCT stage FROM leads`
  expect(stages.map(({ stage }) => String(stage)).toSorted()).toEqual(
    expect.arrayContaining(['answered', 'lost', 'new', 'spam', 'won']),
  )
  const [replies] = await store.sql.read`SELECT count(*) AS number FROM lead_replies`
  expect(Number(replies?.['number'])).toBeGreaterThan(15)
  // Nothing is left for a server to send.
  expect((await store.counts()).deliveries).toMatchObject({ waiting: 0, dead: 0 })

  expect((await run('elsewhere', '--data', dataDir, 'sample')).out).toContain('stay as they are')
  expect((await store.counts()).leads).toBe(40)
})

test('sample leaves a store with a lead, or with a team, as it is', async () => {
  const { dataDir, store } = await folderWithLeads()
  expect(await run('elsewhere', '--data', dataDir, 'sample')).toMatchObject({
    code: 1,
    err: expect.stringContaining('name another folder with --data'),
  })
  expect((await store.counts()).leads).toBe(2)
  expect(await store.sql.read`SELECT 1 FROM team_members`).toEqual([])

  const invited = temporaryFolder()
  temporaryStore(leadStoreFile(invited))
  expect((await run(invited, 'invite', 'asha@our.example')).code).toBe(0)
  expect((await run('elsewhere', '--data', invited, 'sample')).code).toBe(1)
})
