import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import type { LeadDetails } from '../store/lead-store.ts'
import { mailTo } from '../testing/mail-to.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { runDesk } from './run-desk.ts'

const nandini: LeadDetails = {
  name: 'Nandini Rajagopal',
  email: 'nandini.r@kaveribank.example',
  phone: '+91 98450 00127',
  company: 'Kaveri Bank',
  message: 'Evenings, "mostly",\nare the problem.',
}
const attacker: LeadDetails = {
  ...nandini,
  name: '=HYPERLINK("http://evil.example")',
  company: '@SUM(1)',
  message: '-2+3',
}

/** A data folder with two leads, its store left open as by a running server. */
async function deskWithLeads() {
  const dataDir = temporaryFolder()
  const store = temporaryStore(leadStoreFile(dataDir))
  await acceptLead(store, nandini, mailTo('sales@orvani.example'), new Date('2025-10-14T06:12:00Z'))
  await acceptLead(store, attacker, mailTo('sales@orvani.example'), new Date('2025-10-15T06:12:00Z'))
  return { dataDir, store }
}

async function run(dataDir: string, ...argv: string[]) {
  let out = ''
  let err = ''
  const code = await runDesk(argv, dataDir, { out: (text) => (out += text), err: (text) => (err += text) })
  return { code, out, err }
}

test('lists leads newest first with how their mail stands, beside a running server', async () => {
  const { dataDir, store } = await deskWithLeads()
  const claim = await store.claimDelivery(new Date('2025-10-15T07:00:00Z'), 1000)
  if (!claim) throw new Error('nothing to claim')
  await store.settleDelivery(claim, {
    state: 'dead',
    deadAt: new Date(),
    error: '550 No such mailbox',
    alerts: [],
  })
  const { code, out } = await run(dataDir, 'list')
  expect(code).toBe(0)
  const [heading, first, second] = out.split('\n')
  expect(heading).toMatch(/^Reference +Received \(IST\) +Name +Company +E-mail +Mail$/)
  expect(first).toMatch(/^OR-251015-0001 +2025-10-15 11:42 .* waiting$/)
  expect(second).toMatch(/^OR-251014-0001 +2025-10-14 11:42 +Nandini Rajagopal +Kaveri Bank .* failed$/)
})

test('lists no more than asked, and from a day in India', async () => {
  const { dataDir } = await deskWithLeads()
  expect((await run(dataDir, 'list', '--limit', '1')).out.trim().split('\n')).toHaveLength(2)
  expect((await run(dataDir, 'list', '--since', '2025-10-15')).out).not.toContain('OR-251014')
  expect((await run(dataDir, 'list', '--since', '2026-01-01')).out).toBe('No leads since then.\n')
})

test('shows one lead whole, by its reference in any case', async () => {
  const { dataDir } = await deskWithLeads()
  const { code, out } = await run(dataDir, 'show', 'or-251014-0001')
  expect(code).toBe(0)
  expect(out).toContain('Tuesday 14 October 2025, 11.42 am IST')
  expect(out).toContain('to sales@orvani.example, waiting')
  expect(out).toContain(nandini.message)
})

test('exports CSV that a spreadsheet reads and cannot run', async () => {
  const { dataDir } = await deskWithLeads()
  const { code, out } = await run(dataDir, 'export', '--format', 'csv')
  expect(code).toBe(0)
  expect(out).toBe(
    [
      'reference,received_at,name,email,phone,company,message,mail',
      `OR-251014-0001,2025-10-14T06:12:00.000Z,Nandini Rajagopal,nandini.r@kaveribank.example,'+91 98450 00127,Kaveri Bank,"Evenings, ""mostly"",\nare the problem.",waiting`,
      `OR-251015-0001,2025-10-15T06:12:00.000Z,"'=HYPERLINK(""http://evil.example"")",nandini.r@kaveribank.example,'+91 98450 00127,'@SUM(1),'-2+3,waiting`,
      '',
    ].join('\r\n'),
  )
})

test('exports JSON as it came, to a file for the owner alone', async () => {
  const { dataDir } = await deskWithLeads()
  const file = path.join(dataDir, 'leads.json')
  const { code, out } = await run(dataDir, 'export', '--format', 'json', '--out', file)
  expect([code, out]).toEqual([0, ''])
  const leads: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(leads).toMatchObject([
    { reference: 'OR-251014-0001', phone: '+91 98450 00127', message: nandini.message },
    { reference: 'OR-251015-0001', name: attacker.name },
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const none = await run(dataDir, 'export', '--format', 'json', '--since', '2026-01-01')
  expect(none.out).toBe('[]\n')
})

test('says what is not there, and makes nothing by looking', async () => {
  const empty = temporaryFolder()
  const nothing = await run(empty, 'list')
  expect(nothing.code).toBe(1)
  expect(nothing.err).toContain('There are no leads in')
  expect(existsSync(leadStoreFile(empty))).toBe(false)

  temporaryStore(leadStoreFile(empty))
  expect((await run(empty, 'list')).out).toBe('No leads yet.\n')
  const unknown = await run(empty, 'show', 'OR-1')
  expect([unknown.code, unknown.err]).toEqual([1, 'There is no lead OR-1.\n'])
})

test.each([
  [['sell'], 'There is no command "sell"'],
  [['list', '--limit', '0'], '--limit takes a whole number from 1'],
  [['list', '--since', '2025-02-30'], '--since takes a day'],
  [['list', 'extra'], 'list does not take "extra"'],
  [['list', '--format', 'csv'], 'list does not take --format'],
  [['show'], 'show takes one reference'],
  [['export'], 'export needs --format csv or --format json'],
  [['export', '--format', 'xml'], 'export needs --format csv or --format json'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
])('explains %j with exit code 2', async (argv, message) => {
  const { code, out, err } = await run(temporaryFolder(), ...argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  expect(err).toContain('npm run leads -- list')
})

test('help is no error', async () => {
  for (const argv of [[], ['help'], ['--help'], ['list', '--help']]) {
    const { code, out } = await run(temporaryFolder(), ...argv)
    expect(code).toBe(0)
    expect(out).toContain('Exit codes')
  }
})
