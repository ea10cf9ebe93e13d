import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { eventually } from '../testing/eventually.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { smtpSender } from './smtp-sender.ts'

/** The mail to the visitor at `recipient`, through a mail server with or without SMTPUTF8. */
async function sent({ recipient = '', knowsUtf8 = true }) {
  const heard: string[] = []
  const { arrived, port } = await smtpPeer({
    hideSMTPUTF8: !knowsUtf8,
    onRcptTo: ({ address }, { envelope: { mailFrom } }, done) => {
      const asked = mailFrom && Object.hasOwn(Object(mailFrom.args), 'SMTPUTF8')
      heard.push(`${address}${asked ? ' SMTPUTF8' : ''}`)
      done()
    },
  })
  const store = temporaryStore()
  const destination = { kind: 'thanks-mail', address: recipient } as const
  await acceptLead(store, sampleLead, [destination], new Date())
  startWorker(store, { sender: smtpSender({ host: '127.0.0.1', port, secure: false }) })
  const delivery = async () => (await store.list({}))[0]?.deliveries[0]
  await eventually(async () => expect((await delivery())?.state).not.toBe('waiting'))
  return { arrived, heard, delivery: await delivery() }
}

test('an address beyond ASCII is sent to a mail server with SMTPUTF8', async () => {
  const { heard, delivery } = await sent({ recipient: 'ü@our.example' })
  expect(delivery?.state).toBe('delivered')
  expect(heard).toEqual(['ü@our.example SMTPUTF8'])
})

test('without SMTPUTF8 the mail becomes a dead letter immediately, with the reason', async () => {
  const { arrived, heard, delivery } = await sent({ recipient: 'ü@our.example', knowsUtf8: false })
  expect(delivery).toMatchObject({ state: 'dead', attempts: 1 })
  expect(delivery?.lastError).toContain('does not take addresses with letters beyond ASCII')
  expect([arrived, heard]).toEqual([[], []])
})

test('a domain beyond ASCII is sent as Punycode to any mail server', async () => {
  const { arrived } = await sent({ recipient: 'info@bücher.example', knowsUtf8: false })
  expect(arrived).toHaveLength(1)

  // As on the wire: the peer above and its parser show domains in their own letters.
  const mail = outgoingMail({
    from: { name: 'Website', address: 'website@bücher.example' },
    to: 'info@例子.example',
    replyTo: { name: 'Nandini', address: 'nandini@bücher.example' },
    subject: 'Hello',
    id: '1',
    date: new Date(),
    text: 'Hello',
    html: '<p>Hello</p>',
  })
  expect(mail.envelope).toEqual({ from: 'website@xn--bcher-kva.example', to: ['info@xn--fsqu00a.example'] })
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  const wire = Buffer.isBuffer(message) ? message.toString() : ''
  expect(wire).not.toMatch(/\P{ASCII}/u)
  expect(wire).toMatch(/^To: info@xn--fsqu00a\.example\r?$/m)
  expect(wire).toMatch(/^Reply-To: Nandini <nandini@xn--bcher-kva\.example>\r?$/m)
  expect(wire).toMatch(/^Message-ID: <1@xn--bcher-kva\.example>\r?$/im)
})
