import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { ref } from '../testing/reference.ts'
import { attacker, folderWithLeads, nandini, refuseOldest, run } from '../testing/folder-with-leads.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

test('lists leads newest first with how their mail stands, beside a running server', async () => {
  const { dataDir, store } = await folderWithLeads()
  await refuseOldest(store, '550 No such mailbox')
  const { code, out } = await run(dataDir, 'list')
  expect(code).toBe(0)
  const [heading, first, second] = out.split('\n')
  expect(heading).toMatch(/^Reference +Received \(IST\) +Name +Company +Email +Mail$/)
  expect(first).toMatch(new RegExp(`^${ref('251015-0001')} +2025-10-15 11:42 .* waiting$`))
  expect(second).toMatch(
    new RegExp(`^${ref('251014-0001')} +2025-10-14 11:42 +Nandini Rajagopal +Kaveri Bank .* failed$`),
  )
})

test('lists no more than asked, and from a day in India', async () => {
  const { dataDir } = await folderWithLeads()
  expect((await run(dataDir, 'list', '--limit', '1')).out.trim().split('\n')).toHaveLength(2)
  expect((await run(dataDir, 'list', '--since', '2025-10-15')).out).not.toContain(ref('251014'))
  expect((await run(dataDir, 'list', '--since', '2026-01-01')).out).toBe('No leads since then.\n')
})

test('shows one lead whole, by its reference in any case', async () => {
  const { dataDir } = await folderWithLeads()
  const { code, out } = await run(dataDir, 'show', ref('251014-0001').toLowerCase())
  expect(code).toBe(0)
  expect(out).toContain('Tuesday 14 October 2025, 11:42 am IST')
  expect(out).toContain('to sales@our.example, waiting')
  expect(out).toContain(nandini.message)
})

test('lists by state, and everything about a lead as JSON', async () => {
  const { dataDir, store } = await folderWithLeads()
  await refuseOldest(store, '550 No')
  const { out } = await run(dataDir, 'list', '--state', 'failed', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject([
    {
      reference: ref('251014-0001'),
      notice_version: '2',
      spam_score: 0,
      deliveries: [{ kind: 'lead-mail', address: 'sales@our.example', state: 'dead', last_error: '550 No' }],
    },
  ])
  expect((await run(dataDir, 'list', '--state', 'held')).out).toBe('No such leads.\n')
  const shown = await run(dataDir, 'show', ref('251014-0001'), '--format', 'json')
  expect(JSON.parse(shown.out)).toMatchObject({ message: nandini.message })
})

test('what a mail server answered cannot take over the terminal', async () => {
  const { dataDir, store } = await folderWithLeads()
  const takesOver = /(?!\n)[\p{Cc}\u202e\u2066]/u
  await refuseOldest(store, '550 No \u001b[2J\u009b31m\u0007\u202erewarD\u2066\r such mailbox')
  for (const command of [['show', ref('251014-0001')], ['list'], ['list', '--format', 'json']]) {
    const { out } = await run(dataDir, ...command)
    expect(out).toContain(ref('251014-0001'))
    expect(out).not.toMatch(takesOver)
  }
  expect((await run(dataDir, 'show', ref('251014-0001'))).out).toMatch(/550 No .*such mailbox/)
})

test('exports CSV that a spreadsheet reads and cannot run', async () => {
  const { dataDir } = await folderWithLeads()
  const { code, out } = await run(dataDir, 'export', '--format', 'csv')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^reference,received_at,due_at,answered_at,stage,owner,name,email,phone,company,.*,mail,follow_up,labels,came_by,.*,utm_campaign\r\n/,
  )
  for (const cells of [
    `${ref('251014-0001')},2025-10-14T11:42:00+05:30,2025-10-15T11:42:00+05:30,,new,,Nandini Rajagopal,`,
    `,nandini.r@kaveribank.example,'+91 98450 00127,Kaveri Bank,`,
    `,"Evenings, ""mostly"",\nare the problem.",waiting,,,,,,,,,,\r\n`,
    `,"'=HYPERLINK(""http://evil.example"")",nandini.r@kaveribank.example,'+91 98450 00127,'@SUM(1),`,
    `,'-2+3,waiting,,,,,,,,,,\r\n`,
  ])
    expect(out).toContain(cells)
})

test.each([['export'], ['subscribers']])(
  '%s as a CSV file opens in Excel; a pipe and JSON have no byte order mark',
  async (command) => {
    const { dataDir } = await folderWithLeads()
    const written = async (format: string) => {
      const file = path.join(dataDir, `list.${format}`)
      await run(dataDir, command, '--format', format, '--out', file)
      return readFileSync(file, 'utf8')
    }
    const { out } = await run(dataDir, command, '--format', 'csv')
    expect(out).toMatch(/^[a-z]/)
    expect(await written('csv')).toBe(`\uFEFF${out}`)
    expect(await written('json')).toMatch(/^\[/)
  },
)

test('exports JSON as it came, to a file for the owner alone', async () => {
  const { dataDir } = await folderWithLeads()
  const file = path.join(dataDir, 'leads.json')
  const { code, out } = await run(dataDir, 'export', '--format', 'json', '--out', file)
  expect([code, out]).toEqual([0, ''])
  const leads: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(leads).toMatchObject([
    { reference: ref('251014-0001'), phone: '+91 98450 00127', message: nandini.message },
    { reference: ref('251015-0001'), name: attacker.name },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const none = await run(dataDir, 'export', '--format', 'json', '--since', '2026-01-01')
  expect(none.out).toBe('[]\n')
})

test('exports all leads, oldest first, from a given time', async () => {
  const { dataDir, store } = await folderWithLeads()
  const messages = Array.from({ length: 252 }, (_, index) => String(index))
  const at = new Date('2026-01-01T06:00:00Z')
  for (const message of messages) await acceptLead(store, { ...nandini, message }, [], at)
  const { out } = await run(dataDir, 'export', '--format', 'json', '--since', '2026-01-01')
  expect((JSON.parse(out) as { message: string }[]).map(({ message }) => message)).toEqual(messages)
})

test('reports what does not exist, and creates nothing by looking', async () => {
  const empty = temporaryFolder()
  const nothing = await run(empty, 'list')
  expect(nothing.code).toBe(1)
  expect(nothing.err).toContain('There are no leads in')
  expect(existsSync(leadStoreFile(empty))).toBe(false)

  temporaryStore(leadStoreFile(empty))
  expect((await run(empty, 'list')).out).toBe('No leads yet.\n')
  const unknown = await run(empty, 'show', 'XX-1')
  expect([unknown.code, unknown.err]).toEqual([1, 'There is no lead XX-1.\n'])
})
