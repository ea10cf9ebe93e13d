import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TeamFileList } from '../wire/changes.ts'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { smtpSender } from '../../leads/mail/smtp-sender.ts'
import { deskForTests } from '../../leads/testing/desk-for-tests.ts'
import { lookAt } from '../../leads/testing/desk-with-leads.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { smtpRefusal } from '../../leads/testing/mail-server.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { sampleFrom, startWorker } from '../../leads/testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { deskMails } from './desk-mails.ts'

const pdf = Buffer.from('%PDF-1.7\nPrices\n%%EOF\n')
const colleague = 'cfo@kaveribank.example'

onEachDatabase((database) => {
  async function answering(peerOptions: Parameters<typeof smtpPeer>[0] = {}) {
    const { arrived, port } = await smtpPeer(peerOptions)
    const store = await storeAt(await freshPlace(database))
    const { desk, signIn, clock } = deskForTests(store)
    const asha = await signIn('asha@our.example', 'owner')
    const { reference } = await acceptLead(store, sampleLead, [], clock.now)
    const salesDesk = deskMails({
      sql: store.sql,
      links: desk.links,
      from: sampleFrom,
      answersFrom: 'team@our.example',
      origin: () => 'https://our.example',
    })
    const sender = smtpSender({ host: '127.0.0.1', port, secure: false })
    const work = () => startWorker(store, { sender, salesDesk }).worker
    const answer = (more: object, version = 1, key: string = randomUUID()) =>
      asha.post(routes.leadChange(reference), {
        what: 'answer',
        version,
        key,
        subject: 'Your evening calls',
        text: 'Good evening.',
        ...more,
      })
    const addFile = async (name: string, content = pdf) =>
      asha.post(routes.files, { name, content: content.toString('base64') })
    return { arrived, store, clock, asha, signIn, reference, work, answer, addFile }
  }

  test('a copy goes to each mailbox once, names the other recipients, and its refusal does not pass for the visitor’s', async () => {
    const { arrived, asha, reference, work, answer } = await answering({
      onRcptTo: ({ address }, _session, done) =>
        done(address === 'gone@kaveribank.example' ? smtpRefusal(550, 'Nobody of this name') : null),
    })
    const copies = [
      `mailto:${colleague}`,
      colleague.toUpperCase(),
      sampleLead.email,
      'gone@kaveribank.example',
    ]
    expect((await answer({ copies })).status).toBe(200)
    const worker = work()
    await eventually(() => {
      worker.wake()
      expect(arrived).toHaveLength(2)
    })
    expect(arrived.map(({ envelope }) => envelope.to.join(' ')).toSorted()).toEqual([
      colleague,
      sampleLead.email,
    ])
    for (const { mail } of arrived) {
      expect(mail.to?.map(({ address }) => address)).toEqual([sampleLead.email])
      expect(mail.cc?.map(({ address }) => address)).toEqual([colleague, 'gone@kaveribank.example'])
    }
    expect(arrived[0]?.mail.messageId).toBe(arrived[1]?.mail.messageId)
    await eventually(async () => {
      const { answers, deliveries } = await lookAt(asha, reference)
      expect(answers[0]).toMatchObject({
        copies: [colleague, 'gone@kaveribank.example'],
        delivery: { state: 'delivered', address: sampleLead.email },
      })
      expect(deliveries.find(({ address }) => address.startsWith('gone'))?.state).toBe('dead')
    })
  })

  test('copies to an invalid address are rejected, and the same words with another copy are another answer', async () => {
    const { asha, reference, answer } = await answering()
    const refused = await answer({ copies: ['a@b.example, c@d.example'] })
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'Valid email is required'])
    const key = randomUUID()
    expect((await answer({}, 1, key)).status).toBe(200)
    expect((await answer({ copies: [colleague] }, 2, key)).status).toBe(409)
    expect((await lookAt(asha, reference)).answers).toHaveLength(1)
  })

  test('a team file goes with an answer, even if it is removed before the mail is sent', async () => {
    const { arrived, asha, reference, work, answer, addFile } = await answering()
    const { files } = (await (await addFile('Prices 2026')).json()) as TeamFileList
    const [file] = files
    expect(file).toMatchObject({ name: 'Prices 2026.pdf', size: pdf.length })
    expect((await answer({ files: [file?.id] })).status).toBe(200)
    expect((await (await asha.post(routes.fileRemove, { id: file?.id })).json()).files).toEqual([])
    expect((await answer({ files: [file?.id] }, 2)).status).toBe(400)
    work()
    await eventually(() => expect(arrived).toHaveLength(1))
    const [attached] = arrived[0]?.mail.attachments ?? []
    expect(attached).toMatchObject({ filename: 'Prices 2026.pdf', mimeType: 'application/pdf' })
    expect(Buffer.from(attached?.content as ArrayBuffer).toString()).toBe(pdf.toString())
    expect((await lookAt(asha, reference)).answers[0]?.files).toEqual(['Prices 2026.pdf'])
  })

  test('only PDFs are accepted, and not from readers; the file is served as a download', async () => {
    const { asha, signIn, addFile } = await answering()
    const refused = await addFile('page.pdf', Buffer.from('<script>alert(1)</script>'))
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'This is no PDF'])
    const { files } = (await (await addFile('../a.pdf')).json()) as TeamFileList
    const given = await asha.get(routes.file(files[0]?.id ?? 0))
    expect(given.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''..-a.pdf")
    expect(await given.text()).toBe(pdf.toString())
    expect((await asha.get(routes.file('x'))).status).toBe(404)
    const reader = await signIn('reader@our.example', 'reader')
    const body = { name: 'a.pdf', content: pdf.toString('base64') }
    expect((await reader.post(routes.files, body)).status).toBe(403)
  })

  test('an invitation is in the mail for calendars and in words, at the time of the desk’s zone', async () => {
    const { arrived, asha, reference, clock, work, answer } = await answering()
    clock.now = new Date('2026-12-01T04:00:00Z')
    const meeting = { day: '2026-12-02', from: 15 * 60, lasts: 30, place: 'https://meet.example/kaveri' }
    const past = await answer({ meeting: { ...meeting, day: '2026-11-30' } })
    expect([past.status, (await past.json()).error]).toEqual([400, 'The meeting must be still to come'])
    expect((await answer({ meeting })).status).toBe(200)
    work()
    await eventually(() => expect(arrived).toHaveLength(1))
    const { text, attachments } = arrived[0]?.mail ?? {}
    expect(text).toContain('When we talk: Wednesday 2 December 2026, 3:00 pm IST, for 30 minutes.')
    const invitation = attachments?.find(({ mimeType }) => mimeType === 'text/calendar')
    const lines = Buffer.from(invitation?.content as ArrayBuffer)
      .toString()
      .replaceAll('\r\n', '\n')
      .replaceAll('\n ', '')
      .split('\n')
    expect(invitation?.method).toBe('REQUEST')
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', 'DTSTART:20261202T093000Z', 'DTEND:20261202T100000Z']),
    )
    expect(lines.some((line) => line.startsWith('ATTENDEE') && line.includes(sampleLead.email))).toBe(true)
    expect(lines.some((line) => line.startsWith('ORGANIZER') && line.includes('team@our.example'))).toBe(true)
    expect((await lookAt(asha, reference)).answers[0]?.meeting).toEqual({
      start: '2026-12-02T09:30:00.000Z',
      lasts: 30,
      place: 'https://meet.example/kaveri',
    })
  })

  test('the signature has the writer’s title and number as of when the answer was written', async () => {
    const { arrived, asha, reference, work, answer } = await answering()
    const own = { leadMail: 'all', title: 'Account manager', phone: '+91 98000 00001' }
    expect((await asha.post(routes.ownSettings, own)).status).toBe(204)
    expect((await answer({})).status).toBe(200)
    await asha.post(routes.ownSettings, { ...own, title: 'Director' })
    work()
    await eventually(() => expect(arrived).toHaveLength(1))
    const [, signature] = arrived[0]?.mail.text?.split('\n-- \n') ?? []
    expect(signature?.trim().split('\n')).toEqual([
      'Asha',
      'Account manager',
      expect.stringMatching(/, \+91 98000 00001$/),
      `Reference ${reference}`,
    ])
  })
})
