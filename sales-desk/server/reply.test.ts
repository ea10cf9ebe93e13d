import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { salesDeskRoutes } from '../wire/sales-desk.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { smtpSender } from '../../leads/mail/smtp-sender.ts'
import { deskForTests } from '../../leads/testing/desk-for-tests.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { smtpRefusal } from '../../leads/testing/mail-server.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { sampleFrom, startWorker } from '../../leads/testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { deskMails } from './desk-mails.ts'

const thanks = { kind: 'thanks-mail', address: sampleLead.email } as const

onEachDatabase((database) => {
  async function answering(peerOptions: Parameters<typeof smtpPeer>[0] = {}) {
    const { arrived, port } = await smtpPeer(peerOptions)
    const store = await storeAt(await freshPlace(database))
    const { desk, signIn } = deskForTests(store)
    const asha = await signIn('asha@our.example', 'owner')
    const salesDesk = deskMails({
      sql: store.sql,
      links: desk.links,
      from: sampleFrom,
      answersFrom: 'team@our.example',
      origin: () => 'https://our.example',
    })
    const work = () =>
      startWorker(store, { sender: smtpSender({ host: '127.0.0.1', port, secure: false }), salesDesk })
    const answer = async (reference: string, version: number, text: string, key: string = randomUUID()) =>
      asha.post(salesDeskRoutes.leadChange(reference), {
        what: 'answer',
        version,
        key,
        subject: 'Your evening calls',
        text,
      })
    return { arrived, store, asha, work, answer }
  }

  test('answers are in the thread of the acknowledgement, one after the other', async () => {
    const { arrived, store, work, answer } = await answering()
    const { reference } = await acceptLead(store, sampleLead, [thanks], new Date())
    expect((await answer(reference, 1, 'Good evening,\n\nshall we talk at five?')).status).toBe(200)
    expect((await answer(reference, 2, 'Or at six & <later>?')).status).toBe(200)
    const { worker } = work()
    await eventually(() => {
      worker.wake()
      expect(arrived).toHaveLength(3)
    })
    const byText = (words: string) => arrived.find(({ mail }) => mail.text?.includes(words))
    const [first, second] = [byText('at five'), byText('at six')]
    const thanked = arrived.find(({ mail }) => mail.subject === 'We have your message')?.mail.messageId
    expect(first?.mail.inReplyTo).toBe(thanked)
    expect(first?.mail.references).toBe(thanked)
    expect(second?.mail.inReplyTo).toBe(first?.mail.messageId)
    expect(second?.mail.references).toBe(`${thanked} ${first?.mail.messageId}`)
    expect(first?.envelope.to).toEqual([sampleLead.email])
    expect(first?.mail.from).toMatchObject({
      address: 'team@our.example',
      name: expect.stringMatching(/^Asha, /) as string,
    })
    expect(first?.mail.replyTo?.[0]?.address).toBe('team@our.example')
    expect(first?.mail.subject).toBe('Your evening calls')
    expect(first?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'no' }),
    )
    expect(second?.mail.html).toContain('Or at six &amp; &lt;later&gt;?')
  })

  test('without an acknowledgement the thread begins with the lead; an answer sent twice is one mail', async () => {
    const { arrived, store, work, answer } = await answering()
    const { reference } = await acceptLead(store, sampleLead, [], new Date())
    const lead = await store.find(reference)
    const key = randomUUID()
    for (let times = 0; times < 2; times++)
      expect((await answer(reference, 1, 'Shall we talk?', key)).status).toBe(200)
    work()
    await eventually(() => expect(arrived).toHaveLength(1))
    expect(arrived[0]?.mail.inReplyTo).toBe(`<${lead?.uid}@our.example>`)
    expect(arrived[0]?.mail.messageId).toBe(`<${key}@our.example>`)
  })

  test('an answer is retried when the mail server is busy; a refusal is shown at the lead', async () => {
    let calls = 0
    const { arrived, store, asha, work, answer } = await answering({
      onRcptTo: ({ address }, _session, done) => {
        if (address === sampleLead.email) return done(++calls === 1 ? smtpRefusal(451, 'Busy') : null)
        return done(smtpRefusal(550, 'Nobody of this name'))
      },
    })
    const { reference } = await acceptLead(store, sampleLead, [], new Date())
    const other = { ...sampleLead, email: 'gone@kaveribank.example' }
    const { reference: gone } = await acceptLead(store, other, [], new Date())
    await answer(reference, 1, 'Shall we talk?')
    await answer(gone, 1, 'Shall we talk?')
    const { worker } = work()
    const delivery = async (of: string) => {
      worker.wake()
      const lead = await (await asha.get(salesDeskRoutes.lead(of))).json()
      return (lead as { answers: { delivery: unknown }[] }).answers[0]?.delivery
    }
    await eventually(async () =>
      expect(await delivery(reference)).toMatchObject({ state: 'delivered', attempts: 2 }),
    )
    expect(arrived).toHaveLength(1)
    await eventually(async () =>
      expect(await delivery(gone)).toMatchObject({
        state: 'dead',
        lastError: expect.stringContaining('Nobody of this name') as string,
        canResend: true,
      }),
    )
  })
})
