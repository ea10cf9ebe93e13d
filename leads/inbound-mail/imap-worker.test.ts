import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { mailFrom, openConversation, sampleMail } from '../testing/conversation.ts'
import { eventually } from '../testing/eventually.ts'
import { startImapServer } from '../testing/imap-server.ts'
import { startImapWorker, verifyImap } from './imap-worker.ts'

const pauses = { first: 50, longest: 100 }

/** A mailbox on a real IMAP server, filled over SMTP, and a desk that follows it. */
async function mailboxAndDesk() {
  const imap = await startImapServer()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const put = async () => imap.put(await buffer(stream))
      put().then(() => done(), done)
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  onTestFinished(async () => {
    transport.close()
    smtp.close()
    await imap.close()
  })
  const transport = createTransport({ host: '127.0.0.1', port: (smtp.server.address() as AddressInfo).port })
  const send = (raw: string | Buffer) =>
    transport.sendMail({ envelope: { from: 'nandini.r@kaveribank.example', to: 'team@our.example' }, raw })
  const conversation = await openConversation('SQLite', {})
  const follow = () => {
    const worker = startImapWorker({
      settings: {
        host: '127.0.0.1',
        port: imap.port,
        secure: false,
        auth: { user: 'sales', pass: 'secret' },
      },
      sql: conversation.store.sql,
      mail: conversation.inbound,
      log: (_level, event, fields) => void conversation.logged.push({ event, ...fields }),
      pauses,
    })
    onTestFinished(() => worker.stop())
    return worker
  }
  const isFollowed = () =>
    eventually(async () =>
      expect(
        await conversation.store.sql.read`SELECT 1 FROM desk_state WHERE name = 'imap_last_uid'`,
      ).toHaveLength(1),
    )
  return { ...conversation, imap, send, follow, isFollowed }
}

test(
  'a reply by SMTP into a mailbox reaches the desk, read once and marked as read; other mails stay unread',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const { send, imap, follow, isFollowed, answered, look, store } = await mailboxAndDesk()
    await send(mailFrom({ text: 'From before the desk read along.' }))
    const { reference, answer, mailId } = await answered()
    const worker = follow()
    await isFollowed()
    await send(sampleMail('01-gmail', { answer }))
    await eventually(async () => expect((await look(reference)).replies).toHaveLength(1))
    await send(mailFrom({ from: 'letter@elsewhere.example', text: 'Our letter' }))
    await send(mailFrom({ answers: mailId, text: 'One thing more.' }))
    await eventually(async () => expect((await look(reference)).replies).toHaveLength(2))
    await eventually(() => expect(imap.seen()).toEqual({ read: 2, unread: 2 }))

    // While nobody is connected, and when the mail server was away.
    await worker.stop()
    await send(mailFrom({ answers: mailId, text: 'Meanwhile.' }))
    await imap.stop()
    follow()
    await imap.start()
    await eventually(async () => expect((await look(reference)).replies).toHaveLength(3))

    // A server killed before the position was recorded starts with the same mail again.
    await store.sql.transaction(
      (query) => query`UPDATE desk_state SET value = value - 3 WHERE name = 'imap_last_uid'`,
    )
    await send(mailFrom({ answers: mailId, text: 'The last.' }))
    await eventually(async () => expect((await look(reference)).replies).toHaveLength(4))
    expect((await look(reference)).replies.map(({ parts }) => parts[0]?.text)).toEqual([
      'Yes, five o’clock suits us.',
      'One thing more.',
      'Meanwhile.',
      'The last.',
    ])
  },
)

test(
  'a wrong password and a missing server are reported, and retried',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const imap = await startImapServer()
    onTestFinished(() => imap.close())
    const at = { host: '127.0.0.1', port: imap.port, secure: false }
    await verifyImap({ ...at, auth: { user: 'sales', pass: 'secret' } })
    await expect(verifyImap({ ...at, auth: { user: 'sales', pass: 'wrong' } })).rejects.toThrow()
    await imap.stop()
    await expect(verifyImap({ ...at, auth: { user: 'sales', pass: 'secret' } })).rejects.toThrow()
  },
)
