import { leadSubject } from '../../common/lead/mail-subjects.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { emlSender } from '../mail/eml-sender.ts'
import { quotedText } from '../mail/mail-text.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import type { Store } from '../store/open-store.ts'
import { eventually } from '../testing/eventually.ts'
import { smtpRefusal } from '../testing/mail-server.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { sampleFrom, startWorker } from '../testing/start-worker.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

const details = {
  ...sampleLead,
  name: 'नंदिनी "N", <Rajagopal>',
  company: 'Kaveri & Sons <b>Bank</b>',
  message: '40,000 calls a month.\n<script>alert(1)</script>\n.\nEvenings.',
}
// Real time, because the store uses it to decide when a delivery is due.
const receivedAt = new Date()

const smtp = (port: number) => smtpSender({ host: '127.0.0.1', port, secure: false })

async function onlyDelivery(store: Store) {
  const [lead] = await store.list({})
  return lead?.deliveries[0]
}

test('a lead arrives at each recipient as a mail that answers to the visitor', async () => {
  const { arrived, port } = await smtpPeer()
  const store = temporaryStore()
  await acceptLead(store, details, mailTo('sales@our.example', 'second@our.example'), receivedAt)
  startWorker(store, { sender: smtp(port) })
  await eventually(() => expect(arrived).toHaveLength(2))
  const [lead] = await store.list({})

  expect(new Set(arrived.map(({ envelope }) => envelope.to.join()))).toEqual(
    new Set(['sales@our.example', 'second@our.example']),
  )
  for (const { mail, envelope } of arrived) {
    expect(envelope.from).toBe('website@our.example')
    expect(mail.from).toEqual(sampleFrom)
    expect(mail.replyTo).toEqual([{ name: details.name, address: details.email }])
    expect(mail.subject).toBe(leadSubject(details.name))
    expect(mail.messageId).toBe(`<${lead?.uid}@our.example>`)
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(mail.date).toBe(new Date(Math.floor(receivedAt.getTime() / 1000) * 1000).toISOString())
    expect(mail.attachments).toEqual([])
    for (const value of [quotedText(details.message), details.phone, details.company, lead?.reference]) {
      expect(mail.text).toContain(value)
    }
    expect(mail.html).toContain('Kaveri &amp; Sons &lt;b&gt;Bank&lt;/b&gt;')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>')
    expect(mail.html).not.toContain('<script')
  }
  await eventually(async () => {
    const deliveries = (await store.list({}))[0]?.deliveries
    expect(deliveries?.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })
})

test('a lead that arrives just after the worker found nothing is mailed immediately', async () => {
  const { arrived, port } = await smtpPeer()
  const store = temporaryStore()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let looking = 0
  const looksLong = {
    ...store,
    async dueDeliveries(...values: Parameters<typeof store.dueDeliveries>) {
      const due = await store.dueDeliveries(...values)
      looking += 1
      await gate
      return due
    },
  }
  const { worker } = startWorker(looksLong, { sender: smtp(port) })
  await eventually(() => expect(looking).toBe(1))
  await acceptLead(store, details, mailTo('sales@our.example'), new Date())
  worker.wake()
  open()
  await eventually(() => expect(arrived).toHaveLength(1))
})

test('a visitor with an address in an Indian script can be answered', async () => {
  const { arrived, port } = await smtpPeer()
  const store = temporaryStore()
  await acceptLead(
    store,
    { ...details, email: 'नंदिनी@kaveribank.example' },
    mailTo('sales@our.example'),
    receivedAt,
  )
  startWorker(store, { sender: smtp(port) })
  await eventually(() => expect(arrived).toHaveLength(1))
  // As Reply-To it would be raw in a header that not every mail server accepts.
  expect(arrived[0]?.mail.replyTo).toBeUndefined()
  expect(arrived[0]?.mail.text).toMatch(/नंदिनी@kaveribank\.example[^]*Please write to the address above/)
  expect(arrived[0]?.mail.html).toContain(`mailto:${encodeURIComponent('नंदिनी')}@kaveribank.example`)
})

test('a wrong password gives up nothing', async () => {
  const { port } = await smtpPeer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpRefusal(535, 'Wrong password')),
  })
  const store = temporaryStore()
  await acceptLead(store, details, mailTo('sales@our.example'), receivedAt)
  const settings = { host: '127.0.0.1', port, secure: false, auth: { user: 'u', pass: 'wrong' } }
  startWorker(store, { sender: smtpSender(settings) })
  await eventually(async () => expect((await onlyDelivery(store))?.attempts).toBeGreaterThan(1))
  expect((await onlyDelivery(store))?.state).toBe('waiting')
})

test('without a mail server each mail is stored as a complete file named by its reference', async () => {
  const folder = path.join(temporaryFolder(), 'mail')
  const store = temporaryStore()
  const { reference } = await acceptLead(store, details, mailTo('a@our.example', 'b@our.example'), receivedAt)
  startWorker(store, { sender: emlSender(folder) })
  await eventually(async () =>
    expect((await store.list({}))[0]?.deliveries.every(({ state }) => state === 'kept')).toBe(true),
  )
  expect(new Set(readdirSync(folder))).toEqual(new Set([`${reference}.eml`, `${reference}-2.eml`]))
  const file = path.join(folder, `${reference}.eml`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(file))
  expect(mail.replyTo).toEqual([{ name: details.name, address: details.email }])
  expect(mail.text).toContain(quotedText(details.message))
})

test('a mail folder that cannot be written delays the mail and keeps the lead', async () => {
  const store = temporaryStore()
  await acceptLead(store, details, mailTo('sales@our.example'), receivedAt)
  // A file takes the place of the folder.
  const blocked = path.join(temporaryFolder(), 'leads.sqlite')
  temporaryStore(blocked)
  startWorker(store, { sender: emlSender(path.join(blocked, 'mail')) })
  await eventually(async () => expect((await onlyDelivery(store))?.attempts).toBeGreaterThan(1))
  expect((await onlyDelivery(store))?.state).toBe('waiting')
})
