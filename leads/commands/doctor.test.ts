import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { keepEventWebhooks, noteErasures } from '../store/lead-events.ts'
import { httpPeer } from '../testing/http-peer.ts'
import { smtpRefusal } from '../testing/mail-server.ts'
import { folderWithLeads, nandini, refuseOldest, run, runWith } from '../testing/folder-with-leads.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { istDay } from '../time/ist-time.ts'

test('the doctor asks for a new build once security.txt has run out', async () => {
  const { dataDir } = await folderWithLeads()
  const siteDir = temporaryFolder()
  mkdirSync(path.join(siteDir, '.well-known'))
  const verdict = async (expires: string) => {
    writeFileSync(path.join(siteDir, '.well-known/security.txt'), `Expires: ${expires}\n`)
    const { out } = await runWith({ DATA_DIR: dataDir, SITE_DIR: siteDir }, 'doctor')
    return out.split('\n').find((line) => line.includes('security.txt'))
  }
  expect(await verdict('2025-01-01T00:00:00Z')).toMatch(
    /^wrong +security\.txt has expired: build the site again/,
  )
  expect(await verdict('9999-01-01T00:00:00Z')).toMatch(/^ok +security\.txt is good for/)
})

test('the doctor names what the site does not yet say about the company', async () => {
  const { dataDir } = await folderWithLeads()
  const { out } = await runWith({ DATA_DIR: dataDir }, 'doctor')
  expect(out).toMatch(
    /^note +Before going live, fill in legalEntity in common\/brand\/site\.ts .*: registered name, CIN, /m,
  )
})

test('the doctor counts the people and companies on the site that are still samples', async () => {
  const { dataDir } = await folderWithLeads()
  const { out } = await runWith({ DATA_DIR: dataDir }, 'doctor')
  expect(out).toMatch(/^note +Before going live, replace what is still a sample: \d+ success stories \(/m)
})

test('the doctor tests every setting and says what to fix, without showing a secret', async () => {
  const { port } = await smtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpRefusal(535, 'Wrong password')),
  })
  const { origin } = await httpPeer(() => ({ status: 405 }))
  const { dataDir } = await folderWithLeads()
  const { code, out } = await runWith(
    {
      DATA_DIR: dataDir,
      LEAD_RECIPIENTS: 'sales@our.example',
      SMTP_URL: `smtp://user:secret-word@127.0.0.1:${port}`,
      WEBHOOK_CRM_URL: `${origin}/secret-path`,
      WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
      WEBHOOK_CHAT_URL: 'http://127.0.0.1:1/',
      WEBHOOK_CHAT_FORMAT: 'chat',
    },
    'doctor',
  )
  expect(code).toBe(1)
  expect(out).toMatch(/^ok +The store can be read; leads in it: 2$/m)
  expect(out).toMatch(
    /^wrong +The mail server 127\.0\.0\.1:\d+ does not \(EAUTH\): check user and password$/m,
  )
  expect(out).toMatch(/^ok +Webhook crm at 127\.0\.0\.1:\d+ answers$/m)
  expect(out).toMatch(/^wrong +Webhook chat at 127\.0\.0\.1:1 does not answer/m)
  expect(out).toMatch(/^wrong +Addresses that end in \.example/m)
  expect(out).not.toMatch(/secret-word|secret-path|whsec_/)
})

test('the doctor tells where scripts failed in browsers in the last days, and how often', async () => {
  const { dataDir, store } = await folderWithLeads()
  const failed = (script: string, daysAgo: number, page = '/offers') =>
    store.countEvent(
      {
        event: 'script_failed',
        day: istDay(new Date(Date.now() - daysAgo * 24 * 3_600_000)),
        path: page,
        heading: script,
        referrer: '',
        source: '',
        medium: '',
        campaign: '',
        device: 'phone',
      },
      1000,
    )
  await failed('/assets/a.js:1:20', 8)
  const told = async () => (await run(dataDir, 'doctor')).out
  expect(await told()).toMatch(/^ok +No browser has reported a failed script in 7 days$/m)
  await failed('/assets/a.js:1:20', 5)
  await failed('/assets/b.js:1:9', 0)
  await failed('/assets/b.js:1:9', 0, '/')
  expect(await told()).toMatch(
    /in which a script failed: 3, at \/assets\/b\.js:1:9 \(2\), \/assets\/a\.js:1:20 \(1\)$/m,
  )
})

test('the doctor fails while a delivery is refused, and passes once it is dismissed', async () => {
  const { dataDir, store } = await folderWithLeads()
  const now = new Date()
  const failure = { failedAt: now, nextAttemptAt: now, error: '554', alerts: [], refused: true }
  for (let lead = 0; lead < 2; lead++) {
    const claim = await store.claimDelivery(now, 60_000)
    if (claim) await store.recordOutcome(claim, { state: 'waiting', ...failure })
  }
  const doctor = () => runWith(settings(dataDir), 'doctor')
  expect(await doctor()).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^wrong +2 deliveries refused and tried again: .*retry --all; or dismiss$/m),
  })
  expect((await run(dataDir, 'dismiss', '--all')).code).toBe(0)
  expect(await doctor()).toMatchObject({ code: 0 })
})

test.each([
  [
    'a certificate that nobody would take',
    { secure: true },
    'smtps',
    /: its certificate (has expired|is from an unknown issuer)/,
  ],
  ['no TLS where TLS is asked for', {}, 'smtps', /: it does not speak TLS on this port/],
])('the doctor says what to do about a mail server with %s', async (_what, options, protocol, words) => {
  const { port } = await smtpPeer(options)
  const { dataDir } = await folderWithLeads()
  const variables = { DATA_DIR: dataDir, SMTP_URL: `${protocol}://127.0.0.1:${port}` }
  const { out } = await runWith(variables, 'doctor')
  expect(out.split('\n').find((line) => line.includes('The mail server'))).toMatch(words)
})

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  LEAD_RECIPIENTS: 'sales@example.com',
  MAIL_FROM: 'website@example.com',
  // The sample's leads are old, which is a different problem.
  RETENTION_DAYS: '0',
})

test('the doctor fails while a delivery is dead or late, says what to do, and passes once that is done', async () => {
  const { dataDir, store } = await folderWithLeads()
  const doctor = () => runWith(settings(dataDir), 'doctor')
  await refuseOldest(store, '554 Mailbox is broken')
  const ill = await doctor()
  expect(ill.code).toBe(1)
  expect(ill.out).toMatch(/^wrong +1 delivery failed for good: .*list --state failed.* replay.* dismiss/m)
  expect(ill.out).toMatch(/^wrong +1 delivery waited for more than an hour: .*retry --all$/m)

  const claim = await store.claimDelivery(new Date(), 1000)
  if (claim) await store.recordOutcome(claim, { state: 'delivered', at: new Date() })
  expect((await doctor()).code).toBe(1)
  expect(await run(dataDir, 'dismiss', '--all')).toMatchObject({ code: 0, out: 'Dismissed: 1 delivery.\n' })
  const well = await doctor()
  expect(well).toMatchObject({ code: 0, err: '' })
  expect(well.out).not.toMatch(/^wrong/m)
  expect(await run(dataDir, 'dismiss', '--all')).toMatchObject({ code: 1 })
  expect((await run(dataDir, 'list')).out).toMatch(/dismissed$/m)
})

test('the doctor names the destination whose deliveries are tried again', async () => {
  const { dataDir, store } = await folderWithLeads()
  await acceptLead(store, nandini, [{ kind: 'webhook', address: 'crm' }], new Date())
  const claim = await store.claimDelivery(new Date(), 1000, 'webhook crm')
  if (!claim) throw new Error('nothing to claim')
  const next = { failedAt: new Date(), nextAttemptAt: new Date(), alerts: [] }
  await store.recordOutcome(claim, { state: 'waiting', error: 'Answered with status 503', ...next })
  const { out } = await runWith(settings(dataDir), 'doctor')
  expect(out).toMatch(/^note +1 delivery failed and will be tried again, to: webhook crm$/m)
})

test('the doctor tells of erased leads that a webhook has not heard of, and for how long', async () => {
  const { dataDir, store } = await folderWithLeads()
  await store.sql.transaction((query) => keepEventWebhooks(query, [{ name: 'crm', events: ['erased'] }]))
  const erased = (reference: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    return store.sql.transaction((query) => noteErasures(query, [reference], at))
  }
  await erased('OR-251014-0001', 10)
  const told = async () => (await runWith(settings(dataDir), 'doctor')).out
  expect(await told()).toMatch(/^note +Webhook crm has yet to be told about 1 erased lead$/m)
  await erased('OR-251014-0002', 90)
  expect(await told()).toMatch(/^wrong +Webhook crm cannot be told about 2 erased leads: fix it /m)
})

test.each([
  [
    'the same mail server',
    { SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' },
    /^warn +Alerts go through the same mail/m,
  ],
  ['files only', {}, /^warn +Alerts are kept as files too/m],
  ['nobody', { ALERT_RECIPIENTS: 'none' }, /^warn +Nobody is told/m],
])('the doctor warns when alerts go to %s, until they have a webhook', async (_where, given, warning) => {
  const variables = { ...settings(temporaryFolder()), ...given }
  expect((await runWith(variables, 'doctor')).out).toMatch(warning)
  const { origin } = await httpPeer()
  const webhook = { WEBHOOK_ALERT_URL: origin, WEBHOOK_ALERT_FORMAT: 'chat' }
  expect((await runWith({ ...variables, ...webhook }, 'doctor')).out).not.toMatch(/^warn/m)
})

test('--version and the doctor name the current build', async () => {
  const siteDir = path.join(temporaryFolder(), 'client')
  writeFileSync(
    path.join(siteDir, '../commit.json'),
    '{"commit":"804bef4c9d11","date":"2026-11-29T09:30:00Z"}',
  )
  const variables = { DATA_DIR: temporaryFolder(), SITE_DIR: siteDir }
  const words = /\d+\.\d+\.\d+, commit 804bef4c9d11 of 2026-11-29\n/
  expect(await runWith(variables, '--version')).toEqual({
    code: 0,
    out: expect.stringMatching(words),
    err: '',
  })
  expect((await runWith(variables, 'doctor')).out).toMatch(new RegExp(`^ok +Version ${words.source}`, 'm'))
})
