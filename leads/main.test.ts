import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import emailjs from '@emailjs/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '../common/brand/site.ts'
import { emailCallPath } from '../common/lead/email-call.ts'
import { leadStoreFile } from './env.ts'
import { acceptLead } from './leads/accept-lead.ts'
import { openSqliteStoreForReading } from './store/open-store.ts'
import { eventually } from './testing/eventually.ts'
import { smtpRefusal } from './testing/mail-server.ts'
import { mailTo } from './testing/mail-to.ts'
import { postLead } from './testing/post-lead.ts'
import { sampleCall } from './testing/sample-call.ts'
import { run } from './testing/folder-with-leads.ts'
import { sampleLead } from './testing/sample-lead.ts'
import { spawnServer } from './testing/server-process.ts'
import { smtpPeer } from './testing/smtp-peer.ts'
import { freshPlace, storeAt } from './testing/stores.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

function folders() {
  const root = temporaryFolder()
  const siteDir = path.join(root, 'site')
  mkdirSync(siteDir)
  writeFileSync(path.join(siteDir, 'index.html'), '<title>Home</title>')
  writeFileSync(path.join(siteDir, '404.html'), '<h1>Oops! Page not found</h1>')
  const policy = "default-src 'none'"
  const policies = { '/index.html': policy, '/404.html': policy }
  writeFileSync(path.join(siteDir, '_page-policies.json'), JSON.stringify(policies))
  return { DATA_DIR: path.join(root, 'data'), SITE_DIR: siteDir }
}

test('the provider’s own client sends a lead that is stored and kept as mail', async () => {
  const env = folders()
  const server = spawnServer(env)
  const url = await server.url()
  const call = sampleCall()
  // The client reads the page's path; otherwise it runs unchanged outside a browser.
  vi.stubGlobal('location', { pathname: '/' })
  onTestFinished(() => void vi.unstubAllGlobals())
  emailjs.init({ publicKey: call.user_id }, url)
  const answer = await emailjs.send(call.service_id, call.template_id, { ...call.template_params })
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  const reference = await server.printed(/"delivery_done","reference":"([^"]+)"/)
  expect(readdirSync(path.join(env.DATA_DIR, 'mail'))).toEqual([`${reference}.eml`])

  const store = openSqliteStoreForReading(leadStoreFile(env.DATA_DIR))
  onTestFinished(() => store.close())
  expect(await store.find(reference)).toMatchObject({ email: call.template_params.from_email })
  expect(server.output()).toMatch(/Leads +\S+leads\.sqlite, read them with: npm run leads/)
  expect(server.output()).toMatch(/Mail +kept as \.eml files/)
  expect(server.output()).not.toMatch(/Nandini|kaveribank|98450/)
})

test('a lead held before a restart is reported after it', async () => {
  const env = folders()
  const store = await storeAt({ file: leadStoreFile(env.DATA_DIR) })
  const spam = { score: 6, reasons: ['a reason'], held: true }
  await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date(), spam)
  await store.close()
  await spawnServer(env).printed(/"delivery_done".*"held-mail"/)
  expect(readdirSync(path.join(env.DATA_DIR, 'mail'))).toEqual([expect.stringMatching(/^held-\d+-\d+\.eml$/)])
})

test('a lead stored before the settings were made is mailed to whom they name, and nobody else', async () => {
  const env = folders()
  const first = spawnServer(env)
  await postLead(await first.url())
  const reference = await first.printed(/"delivery_done","reference":"([^"]+)"/)
  first.child.kill('SIGTERM')
  await first.exited

  const { arrived, port } = await smtpPeer()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, LEAD_RECIPIENTS: 'asha@our.example' }
  await spawnServer({ ...env, ...settings }).printed(/"delivery_done"/)
  expect(arrived.map(({ envelope }) => envelope.to)).toEqual([['asha@our.example']])
  const { out } = await run(env.DATA_DIR, 'show', reference)
  expect(out).toContain('asha@our.example')
  expect(out).not.toContain(site.email.sales)
})

test('a lead acknowledged just before the process is killed is delivered after a restart', async () => {
  let isWell = false
  const { arrived, port } = await smtpPeer({
    onConnect: (_session, done) => done(isWell ? null : smtpRefusal(421, 'Later')),
  })
  const env = { ...folders(), SMTP_URL: `smtp://127.0.0.1:${port}` }
  const killed = spawnServer(env)
  expect((await postLead(await killed.url())).status).toBe(200)
  killed.child.kill('SIGKILL')
  await killed.exited

  isWell = true
  const restarted = spawnServer(env)
  await restarted.printed(/"delivery_done"/)
  expect(arrived).toHaveLength(1)
  expect(arrived[0]?.mail.replyTo?.[0]?.address).toBe('nandini.r@kaveribank.example')
})

test('a delivery under way when the process is killed is resumed immediately', async () => {
  let hang = true
  const { arrived, port } = await smtpPeer({
    onConnect: (_session, done) => {
      if (!hang) done()
    },
  })
  const env = { ...folders(), SMTP_URL: `smtp://127.0.0.1:${port}` }
  const killed = spawnServer(env)
  await postLead(await killed.url())
  const store = openSqliteStoreForReading(leadStoreFile(env.DATA_DIR))
  onTestFinished(() => store.close())
  await eventually(async () => expect((await store.list({}))[0]?.deliveries[0]?.attempts).toBe(1))
  killed.child.kill('SIGKILL')
  await killed.exited

  hang = false
  await spawnServer(env).printed(/"delivery_done"/)
  expect(arrived).toHaveLength(1)
})

test('a second server on a data folder does not start, names the first one, and leaves its mail to it', async () => {
  let letThrough = () => undefined as void
  const { arrived, port } = await smtpPeer({
    onConnect: (_session, done) => void (letThrough = () => done()),
  })
  const env = { ...folders(), SMTP_URL: `smtp://127.0.0.1:${port}` }
  const first = spawnServer(env)
  const url = await first.url()
  expect((await postLead(url)).status).toBe(200)
  const store = openSqliteStoreForReading(leadStoreFile(env.DATA_DIR))
  onTestFinished(() => store.close())
  const delivery = async () => (await store.list({}))[0]?.deliveries[0]
  await eventually(async () => expect(await delivery()).toMatchObject({ attempts: 1 }))

  const second = spawnServer(env)
  expect(await second.exited).toEqual([1, null])
  expect(second.output()).toMatch(
    new RegExp(`Another server is at work on ${env.DATA_DIR}: process ${first.child.pid} on \\S+, since 20`),
  )
  letThrough()
  await first.printed(/"delivery_done"/)
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1 })
  expect(arrived).toHaveLength(1)
  // The operator's commands work beside it, including those that write.
  expect(await run(env.DATA_DIR, 'erase', sampleCall().template_params.from_email, '--yes')).toMatchObject({
    code: 0,
  })

  first.child.kill('SIGKILL')
  await first.exited
  const third = spawnServer(env)
  expect((await fetch(`${await third.url()}/healthz`)).status).toBe(200)
  third.child.kill('SIGTERM')
  expect(await third.exited).toEqual([0, null])
  expect((await fetch(`${await spawnServer(env).url()}/healthz`)).status).toBe(200)
})

test('two servers on one Postgres store a lead once and deliver it once', async () => {
  const place = await freshPlace('Postgres')
  const { arrived, port } = await smtpPeer()
  const shared = {
    DATABASE_URL: 'url' in place ? place.url : '',
    NEWSLETTER_SECRET: 'a secret that only the tests know',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RATE_LIMIT_PER_MINUTE: '1000',
  }
  const servers = [spawnServer({ ...folders(), ...shared }), spawnServer({ ...folders(), ...shared })]
  const urls = await Promise.all(servers.map((server) => server.url()))
  const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => postLead(urls[index % 2] ?? '')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const store = await storeAt(place)
  await eventually(async () => expect((await store.list({}))[0]?.deliveries[0]?.state).toBe('delivered'))
  expect(await store.list({})).toHaveLength(1)
  expect(arrived).toHaveLength(1)
  servers.forEach(({ child }) => child.kill('SIGTERM'))
  expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([
    [0, null],
    [0, null],
  ])
  expect(servers.map((server) => server.output()).join('')).not.toMatch(/lead_desk@|"level":"error"/)
})

/** Whether a new connection is refused; one kept open by fetch would still be answered. */
const isRefused = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })

test('a stop lets a request under way finish, and ends cleanly', async () => {
  const server = spawnServer(folders())
  const url = await server.url()
  const body = JSON.stringify(sampleCall())
  const call = request(url + emailCallPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  })
  call.flushHeaders()
  // The server has read the headers and waits for the body.
  await once(call, 'continue')
  server.child.kill('SIGTERM')
  await eventually(async () => expect(await isRefused(url)).toBe(true))
  call.end(body)
  const [response] = (await once(call, 'response')) as [{ statusCode: number }]
  expect(response.statusCode).toBe(200)
  expect(await server.exited).toEqual([0, null])
})

test('limits each client behind a trusted proxy separately', async () => {
  const url = await spawnServer({
    ...folders(),
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1',
  }).url()
  const from = (address: string) => postLead(url, sampleCall(), { 'X-Forwarded-For': address })
  expect((await from('198.51.100.1')).status).toBe(200)
  expect((await from('198.51.100.2')).status).toBe(200)
  expect((await from('6.6.6.6, 198.51.100.1')).status).toBe(429)
})

test('names the mail server and the recipients at start, and never the password', async () => {
  const { port } = await smtpPeer({ onConnect: (_session, done) => done(smtpRefusal(421, 'Later')) })
  const server = spawnServer({ ...folders(), SMTP_URL: `smtp://user:secret-word@127.0.0.1:${port}` })
  expect((await postLead(await server.url())).status).toBe(200)
  await server.printed(/"delivery_retry"/)
  expect(server.output()).toMatch(
    new RegExp(`Mail +sent through 127\\.0\\.0\\.1:\\d+ to ${site.emailCall.recipient}`),
  )
  expect(server.output()).not.toMatch(/secret-word|Nandini|kaveribank/)
})

test('says which port is taken and what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const server = spawnServer({ ...folders(), PORT: String(port) })
  expect(await server.exited).toEqual([1, null])
  expect(server.output()).toBe(
    `Port ${port} is taken. Stop the other program or set PORT, for example PORT=${port + 1} npm start\n`,
  )
})

test('says when the site is not built or a setting is wrong', async () => {
  const unbuilt = spawnServer({ ...folders(), SITE_DIR: temporaryFolder() })
  expect(await unbuilt.exited).toEqual([1, null])
  expect(unbuilt.output()).toMatch(/There is no built site in .*\. Build it with: npm run build/)
  const wrong = spawnServer({ ...folders(), PORT: 'x' })
  expect(await wrong.exited).toEqual([1, null])
  expect(wrong.output()).toContain('PORT must be a whole number')
})

test('a .env in its folder does not affect a server started by a test: only the npm commands read it', async () => {
  const project = temporaryFolder()
  symlinkSync(path.resolve('leads'), path.join(project, 'leads'))
  writeFileSync(path.join(project, '.env'), 'LEAD_RECIPIENTS=no address\n')
  const server = spawnServer(folders(), { project })
  expect((await fetch(`${await server.url()}/readyz`)).status).toBe(200)
})
