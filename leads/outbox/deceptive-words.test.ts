import { leadSubject } from '../../common/lead/mail-subjects.ts'
import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { smtpSender } from '../mail/smtp-sender.ts'
import { eventually } from '../testing/eventually.ts'
import { smtpRefusal } from '../testing/mail-server.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { smtpPeer } from '../testing/smtp-peer.ts'
import { startWorker } from '../testing/start-worker.ts'
import { temporaryStore } from '../testing/temporary-store.ts'

const smtp = (port: number) => smtpSender({ host: '127.0.0.1', port, secure: false })

test('an encoded word in a name is shown as typed, not decoded', async () => {
  const { arrived, port } = await smtpPeer()
  const store = temporaryStore()
  const name = 'Nandini =?utf-8?Q?from_your_bank?= =?utf-8?B?VVJHRU5U?='
  await acceptLead(store, { ...sampleLead, name }, mailTo('sales@our.example'), new Date())
  startWorker(store, { sender: smtp(port) })
  await eventually(() => expect(arrived).toHaveLength(1))
  const shown = name.replaceAll('=?', '= ?')
  expect(arrived[0]?.mail.subject).toBe(leadSubject(shown))
  expect(arrived[0]?.mail.replyTo?.[0]?.name).toBe(shown)
})

test('a mail server’s answer is stored without characters that would take over a terminal', async () => {
  const { port } = await smtpPeer({
    onRcptTo: (_address, _session, done) => done(smtpRefusal(450, 'No \u001b[2J\u009b31m\u0007\u202ebox')),
  })
  const store = temporaryStore()
  await acceptLead(store, sampleLead, mailTo('sales@our.example'), new Date())
  startWorker(store, { sender: smtp(port) })
  const reason = async () => (await store.list({}))[0]?.deliveries[0]?.lastError
  await eventually(async () => expect(await reason()).toMatch(/^450 No .*box$/))
  expect(await reason()).not.toMatch(/[\p{Cc}\u202e]/u)
})
