import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadStoreFile } from '../env.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import type { LeadDetails } from '../store/lead-store.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { httpPeer } from '../testing/http-peer.ts'
import { mailTo } from '../testing/mail-to.ts'
import { smtpPeer, smtpRefusal } from '../testing/smtp-peer.ts'
import { freshPlace, storeAt } from '../testing/stores.ts'
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
  const code = await runDesk(
    argv,
    { DATA_DIR: dataDir },
    { out: (text) => (out += text), err: (text) => (err += text), isTerminal: false },
  )
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
  [['list', '--format', 'csv'], '--format takes json here'],
  [['list', '--state', 'lost'], '--state takes one of: waiting, held, delivered, kept, failed'],
  [['list', '--yes'], 'list does not take --yes'],
  [['release'], 'release takes one reference'],
  [['replay'], 'replay takes a reference, or --all'],
  [['erase', 'nandini'], 'erase takes one e-mail address'],
  [['backup'], 'backup needs --out'],
  [['show'], 'show takes one reference'],
  [['export'], 'export needs --format csv or --format json'],
  [['export', '--format', 'xml'], '--format takes csv or json here'],
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

test('lists by state, and everything about a lead as JSON', async () => {
  const { dataDir, store } = await deskWithLeads()
  const claim = await store.claimDelivery(new Date('2025-10-15T07:00:00Z'), 1000)
  if (!claim) throw new Error('nothing to claim')
  await store.settleDelivery(claim, { state: 'dead', deadAt: new Date(), error: '550 No', alerts: [] })
  const { out } = await run(dataDir, 'list', '--state', 'failed', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject([
    {
      reference: 'OR-251014-0001',
      notice_version: '1',
      spam_score: 0,
      deliveries: [
        { kind: 'lead-mail', address: 'sales@orvani.example', state: 'dead', last_error: '550 No' },
      ],
    },
  ])
  expect((await run(dataDir, 'list', '--state', 'held')).out).toBe('No such leads.\n')
  const shown = await run(dataDir, 'show', 'OR-251014-0001', '--format', 'json')
  expect(JSON.parse(shown.out)).toMatchObject({ message: nandini.message })
})

test('releases what is held, retries what waits and replays what failed, and says when there is nothing', async () => {
  const { dataDir, store } = await deskWithLeads()
  const spam = { score: 6, reasons: ['link markup in the message (4)'], held: true }
  const to = mailTo('sales@orvani.example')
  const { reference } = await acceptLead(store, { ...nandini, message: 'Spam?' }, to, new Date(), spam)
  expect((await run(dataDir, 'show', reference)).out).toMatch(
    /score 6, link markup.*\n[^]*held as suspected spam/,
  )
  expect(await run(dataDir, 'release', reference)).toMatchObject({
    code: 0,
    out: 'Released: 1 delivery. The server takes them up within half a minute.\n',
  })
  expect(await run(dataDir, 'release', reference)).toMatchObject({
    code: 1,
    err: `Nothing is held of ${reference}.\n`,
  })
  expect(await run(dataDir, 'replay', 'OR-1')).toMatchObject({ code: 1, err: 'There is no lead OR-1.\n' })
  expect(await run(dataDir, 'replay', '--all')).toMatchObject({
    code: 1,
    err: 'Nothing stands in the dead letter.\n',
  })

  const claim = await store.claimDelivery(new Date(), 1000)
  if (!claim || !('lead' in claim)) throw new Error('nothing to claim')
  const nextAttemptAt = new Date(Date.now() + 3_600_000)
  await store.settleDelivery(claim, { state: 'waiting', nextAttemptAt, error: '451' })
  expect(await run(dataDir, 'retry', claim.lead.reference)).toMatchObject({ code: 0 })
  const [delivery] = (await store.find(claim.lead.reference))?.deliveries ?? []
  expect(delivery?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now())
})

test('erases a person only when told twice, with the mails kept as files', async () => {
  const { dataDir, store } = await deskWithLeads()
  const mails = path.join(dataDir, 'mail')
  mkdirSync(mails)
  writeFileSync(path.join(mails, 'OR-251014-0001.eml'), '')
  const person = await run(dataDir, 'person', 'NANDINI.R@kaveribank.example')
  expect(JSON.parse(person.out)).toMatchObject({ leads: [{ name: nandini.name }, { name: attacker.name }] })
  const asked = await run(dataDir, 'erase', nandini.email)
  expect([asked.code, asked.err]).toEqual([1, 'That would erase 2 leads, for good. To do it, add --yes\n'])
  expect(await store.list({})).toHaveLength(2)
  const erased = await run(dataDir, 'erase', nandini.email, '--yes')
  expect(erased.out).toContain('Erased 2 leads, and 1 kept mail.')
  expect(await store.list({})).toEqual([])
  expect(existsSync(path.join(mails, 'OR-251014-0001.eml'))).toBe(false)
  expect((await run(dataDir, 'erase', nandini.email, '--yes')).err).toBe(
    'Nothing is kept about that address.\n',
  )
})

test('copies the store under a running server into a folder that restores it', async () => {
  const { dataDir, store } = await deskWithLeads()
  readLinkSecret(dataDir)
  const copy = path.join(temporaryFolder(), 'copy')
  const { code, out } = await run(dataDir, 'backup', '--out', copy)
  expect([code, out]).toEqual([
    0,
    `Copied and checked:\n  ${copy}/leads.sqlite\n  ${copy}/newsletter-secret\n`,
  ])
  expect(statSync(copy).mode & 0o777).toBe(0o700)
  for (const name of ['leads.sqlite', 'newsletter-secret']) {
    expect(statSync(path.join(copy, name)).mode & 0o777).toBe(0o600)
  }
  await acceptLead(store, { ...nandini, message: 'After the copy.' }, [], new Date())
  const restored = temporaryStore(leadStoreFile(copy))
  expect((await restored.list({})).map(({ name }) => name)).toEqual([attacker.name, nandini.name])
  expect((await run(dataDir, 'backup', '--out', copy)).err).toContain('EEXIST')
})

test('checks the store and finds damage', async () => {
  const { dataDir, store } = await deskWithLeads()
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

test('the doctor tries what is set and says what to mend, without showing a secret', async () => {
  const { port } = await smtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpRefusal(535, 'Wrong password')),
  })
  const { origin } = await httpPeer(() => ({ status: 405 }))
  const { dataDir } = await deskWithLeads()
  let out = ''
  const code = await runDesk(
    ['doctor'],
    {
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://user:secret-word@127.0.0.1:${port}`,
      WEBHOOK_CRM_URL: `${origin}/secret-path`,
      WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      WEBHOOK_CHAT_URL: 'http://127.0.0.1:1/',
      WEBHOOK_CHAT_FORMAT: 'chat',
    },
    { out: (text) => (out += text), err: () => undefined, isTerminal: false },
  )
  expect(code).toBe(1)
  expect(out).toMatch(/^ok +The store can be read: 2 leads$/m)
  expect(out).toMatch(
    /^wrong +The mail server 127\.0\.0\.1:\d+ does not \(EAUTH\): check user and password$/m,
  )
  expect(out).toMatch(/^ok +Webhook crm at 127\.0\.0\.1:\d+ answers$/m)
  expect(out).toMatch(/^wrong +Webhook chat at 127\.0\.0\.1:1 does not answer/m)
  expect(out).toMatch(/^wrong +Addresses that end in \.example/m)
  expect(out).not.toMatch(/secret-word|secret-path|whsec_/)
})

test('works on Postgres as well, and leaves its backup to its own tools', async () => {
  const place = await freshPlace('Postgres')
  const store = await storeAt(place)
  await acceptLead(store, nandini, mailTo('sales@orvani.example'), new Date('2025-10-14T06:12:00Z'))
  const onPostgres = async (...argv: string[]) => {
    let out = ''
    const add = (text: string) => (out += text)
    const variables = { DATABASE_URL: 'url' in place ? place.url : '' }
    const code = await runDesk(argv, variables, { out: add, err: add, isTerminal: false })
    return { code, out }
  }
  expect((await onPostgres('list')).out).toContain('OR-251014-0001')
  expect((await onPostgres('check')).out).toContain('Leads        1')
  expect(await onPostgres('erase', nandini.email, '--yes')).toMatchObject({ code: 0 })
  expect((await onPostgres('list')).out).toBe('No leads yet.\n')
  expect(await onPostgres('backup', '--out', 'never-made')).toMatchObject({ code: 1 })
})
