import { expect, test } from 'vitest'
import { afterCountedTime, everyHour, promisedTime } from '../../sales-desk/wire/hours.ts'
import { checkReminders } from '../../sales-desk/server/reminders.ts'
import { mailFrom, openConversation } from '../testing/conversation.ts'
import { changeLead, listedReferences } from '../testing/desk-with-leads.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { onEachDatabase } from '../testing/stores.ts'
import { hour } from '../../common/lead/milliseconds.ts'

onEachDatabase((database) => {
  test('a reply has its own clock, is reported to the assignee, and ends with an answer', async () => {
    const { answered, take, look, asha, clock, store } = await openConversation(database)
    const { reference, mailId } = await answered()
    await changeLead(asha, reference, { what: 'stage', stage: 'won' })
    clock.now = new Date(clock.now.getTime() + 3 * hour)
    expect(await take(mailFrom({ answers: mailId, text: 'Yes, at five.' }))).toEqual({
      outcome: 'reply',
      reference,
    })
    const lead = await look(reference)
    expect(lead).toMatchObject({
      stage: 'won',
      repliedAt: clock.now.toISOString(),
      dueAt: afterCountedTime(clock.now, promisedTime, everyHour).toISOString(),
      replies: [
        { kind: 'reply', writer: sampleLead.name, parts: [{ text: 'Yes, at five.', quoted: false }] },
      ],
    })
    expect(lead.deliveries).toContainEqual(
      expect.objectContaining({ kind: 'reply-mail', address: 'asha@our.example', state: 'waiting' }),
    )
    expect(await listedReferences(asha, { view: 'replied' })).toEqual([reference])
    expect(await listedReferences(asha, { view: 'mine' })).toEqual([reference])
    expect(await listedReferences(asha, { view: 'all', search: 'five' })).toEqual([reference])

    clock.now = new Date(clock.now.getTime() + 25 * hour)
    expect(await listedReferences(asha, { view: 'overdue' })).toEqual([reference])
    const remind = () =>
      checkReminders({
        sql: store.sql,
        exceptFrom: 'website@our.example',
        log: () => undefined,
        onDelivery: () => undefined,
        now: () => clock.now,
      })
    await remind()
    await remind()
    const reminders = (await look(reference)).deliveries.filter(({ kind }) => kind === 'overdue-mail')
    expect(reminders).toHaveLength(1)

    const after = await changeLead(asha, reference, {
      what: 'answer',
      key: crypto.randomUUID(),
      subject: 'Re: Your message',
      text: 'At five, then.',
    })
    expect(after).toMatchObject({ stage: 'won', repliedAt: null })
    expect(await listedReferences(asha, { view: 'replied' })).toEqual([])
  })

  test('before the first answer a mail from the person runs on the lead’s clock, and of two replies the older counts', async () => {
    const { accept, answered, take, look, clock } = await openConversation(database)
    const open = await accept({ email: 'arun@sahyadri.example' })
    await take(mailFrom({ from: 'arun@sahyadri.example', text: 'One thing more.' }))
    expect(await look(open)).toMatchObject({ stage: 'new', repliedAt: null, replies: [{ kind: 'reply' }] })
    const { reference, mailId } = await answered()
    const first = clock.now.toISOString()
    await take(mailFrom({ answers: mailId }))
    clock.now = new Date(clock.now.getTime() + hour)
    await take(mailFrom({ answers: mailId, text: 'And bring the rates.' }))
    expect((await look(reference)).repliedAt).toBe(first)
  })

  test('a repeated mail is stored once, however it comes and even after the person was erased', async () => {
    const { answered, take, look, asha } = await openConversation(database, { makesLeads: true })
    const { reference, mailId } = await answered()
    const mail = mailFrom({ answers: mailId })
    const both = await Promise.all([take(mail), take(`Received: from another.example\r\n${mail}`)])
    expect(new Set(both.map((taken) => (taken === 'no mail' ? taken : taken.outcome)))).toEqual(
      new Set(['known', 'reply']),
    )
    expect((await look(reference)).replies).toHaveLength(1)
    await asha.post(`/desk/api/leads/${reference}/erase`, { confirm: reference })
    expect(await take(mail)).toEqual({ outcome: 'known' })
    expect(await listedReferences(asha, { view: 'all' })).toEqual([])
  })

  test('only the person is matched by a reference or an address; anybody who has our mail may answer it', async () => {
    const { answered, take, look } = await openConversation(database)
    const { reference, mailId } = await answered()
    const stranger = 'Somebody <somebody@elsewhere.example>'
    expect(await take(mailFrom({ from: stranger, subject: `About ${reference}` }))).toMatchObject({
      why: 'about no lead',
    })
    expect(await take(mailFrom({ subject: `About ${reference.toLowerCase()}` }))).toMatchObject({
      outcome: 'reply',
    })
    expect(await take(mailFrom({ from: stranger, answers: mailId }))).toMatchObject({ outcome: 'reply' })
    expect((await look(reference)).replies.map(({ address }) => address)).toEqual([
      sampleLead.email,
      'somebody@elsewhere.example',
    ])
    // It answers a mail that came in before.
    const asked = 'asked@elsewhere.example'
    await take(mailFrom({ from: stranger, answers: mailId, id: asked }))
    expect(await take(mailFrom({ from: 'Else <else@elsewhere.example>', answers: asked }))).toMatchObject({
      outcome: 'reply',
    })
  })

  test('programs start no clock and notify nobody; our own mails are ignored', async () => {
    const { answered, take, look } = await openConversation(database, { makesLeads: true })
    const { reference, answer, mailId } = await answered()
    const before = (await look(reference)).deliveries.length
    const automatic = [
      'Auto-Submitted: auto-replied',
      'X-Autoreply: yes',
      'Precedence: bulk',
      'Return-Path: <>',
    ]
    for (const header of automatic) await take(mailFrom({ answers: mailId, headers: [header] }))
    const lead = await look(reference)
    expect(lead.replies.map(({ kind }) => kind)).toEqual(automatic.map(() => 'automatic'))
    expect(lead).toMatchObject({ repliedAt: null, stage: 'answered' })
    expect(lead.deliveries).toHaveLength(before)
    for (const mail of [
      mailFrom({ subject: 'Out of office', from: 'arun@sahyadri.example' }),
      mailFrom({ from: 'Website <website@our.example>', answers: mailId }),
      mailFrom({ from: 'Asha <team@our.example>', id: `${answer}@our.example` }),
      mailFrom({ from: 'Asha <asha@our.example>', text: 'Did you see this?' }),
      mailFrom({ headers: ['List-Id: <news.kaveribank.example>'] }),
    ])
      expect(await take(mail)).toMatchObject({ outcome: 'not-taken' })
    expect((await look(reference)).replies).toHaveLength(automatic.length)
  })

  test('an answer by mail program, with our address in copy, counts as one', async () => {
    const { accept, take, look, asha, store } = await openConversation(database)
    const reference = await accept()
    const uid = (await store.find(reference))?.uid
    const answers = `${uid}@our.example`
    const ours = { from: 'Asha <asha@our.example>', answers }
    expect(await take(mailFrom({ ...ours, to: 'ravi@our.example' }))).toMatchObject({ outcome: 'not-taken' })
    const to = `${sampleLead.email}, team@our.example`
    expect(await take(mailFrom({ ...ours, to, text: 'Dear Nandini' }))).toEqual({
      outcome: 'answered-by-mail',
      reference,
    })
    const lead = await look(reference)
    expect(lead).toMatchObject({ stage: 'answered', assigneeId: asha.id, replies: [{ kind: 'team' }] })
    expect(lead.answeredAt).not.toBeNull()
    expect(lead.history).toMatchObject([{ kind: 'answered-by-mail', memberId: asha.id }])
  })

  test('a mail that belongs to no lead becomes one only if the owner has said so; suspected spam is held', async () => {
    const mail = (words: string, ...headers: string[]) =>
      mailFrom({ from: 'Arun Mehta <arun@sahyadri.example>', subject: 'Prices', text: words, headers })
    const without = await openConversation(database)
    expect(await without.take(mail('How much?'))).toEqual({ outcome: 'not-taken', why: 'about no lead' })
    expect(await listedReferences(without.asha, { view: 'all' })).toEqual([])

    const { take, look, asha } = await openConversation(database, { makesLeads: true })
    const taken = await take(mail('How much?'))
    expect(taken).toMatchObject({ outcome: 'lead' })
    const [reference = ''] = await listedReferences(asha, { view: 'new' })
    expect(await look(reference)).toMatchObject({
      name: 'Arun Mehta',
      email: 'arun@sahyadri.example',
      company: '',
      message: 'Prices\n\nHow much?',
      consent: { version: '' },
      deliveries: [{ kind: 'lead-mail' }],
      nextAnswer: { subject: 'Re: Prices', inThread: true },
    })
    expect(await take(mailFrom({ from: 'arun@sahyadri.example', text: 'Hello?' }))).toEqual({
      outcome: 'reply',
      reference,
    })
    const spam = mailFrom({ from: 'x@spam.example', text: 'Buy', headers: ['X-Spam-Flag: YES'] })
    expect(await take(spam)).toMatchObject({ outcome: 'lead' })
    expect(await listedReferences(asha, { view: 'spam' })).toHaveLength(1)
    expect(await take(mailFrom({ from: 'not an address', text: 'Hm' }))).toMatchObject({
      outcome: 'not-taken',
    })
  })

  test('files up to 10 MB are stored with the lead; larger ones are named; all of it is erased with the person', async () => {
    const { answered, inbound, look, asha, store } = await openConversation(database)
    const { reference, mailId } = await answered()
    const bytes = (size: number) => new Uint8Array(size).fill(65)
    const file = (name: string, size: number) => ({ name, size, content: bytes(size) })
    const mega = 1024 * 1024
    const more = Array.from({ length: 60 }, (_, at) => file(`small ${at}`, 10))
    await inbound.take(async () => ({
      headers: new Map([['message-id', ['<files@kaveribank.example>']]]),
      from: { name: 'Nandini', address: sampleLead.email },
      to: [],
      subject: 'Files',
      messageId: 'files@kaveribank.example',
      references: [mailId],
      text: 'Attached.',
      attachments: [file('a.pdf', 9 * mega), file('b.pdf', 2 * mega), ...more],
      reports: [],
    }))
    const attachments = (await look(reference)).replies[0]?.attachments ?? []
    expect(attachments.slice(0, 3)).toMatchObject([
      { name: 'a.pdf', size: 9 * mega, kept: true },
      { name: 'b.pdf', size: 2 * mega, kept: false },
      { name: 'small 0', kept: true },
    ])
    expect(attachments).toHaveLength(51)
    expect(attachments.at(-1)).toMatchObject({ name: '12 more files', size: 120, kept: false })
    const person = await (await asha.post(`/desk/api/leads/${reference}/export`)).json()
    expect(person.leads[0].work.replies[0].attachments[0].content).toHaveLength(12 * mega)
    await asha.post(`/desk/api/leads/${reference}/erase`, { confirm: reference })
    for (const rows of [
      await store.sql.read`SELECT 1 FROM lead_replies`,
      await store.sql.read`SELECT 1 FROM reply_attachments`,
    ])
      expect(rows).toEqual([])
  })

  test('a bounced answer counts as undelivered, its writer is told, and it can be sent again', async () => {
    const { answered, take, look, asha } = await openConversation(database)
    const { reference, answer } = await answered()
    const bounce = (id: string) =>
      mailFrom({
        from: 'Mail Delivery <MAILER-DAEMON@mx.example>',
        subject: 'failure notice',
        text: `<${sampleLead.email}>:\n550 5.1.1 No such user\n\nMessage-ID: <${id}@our.example>\n`,
      })
    expect(await take(bounce('00000000-0000-4000-8000-000000000000'))).toMatchObject({ outcome: 'not-taken' })
    expect(await take(bounce(answer))).toEqual({ outcome: 'not-delivered', reference })
    const lead = await look(reference)
    expect(lead.mail).toBe('failed')
    expect(lead.answers[0]?.delivery).toMatchObject({
      state: 'dead',
      lastError: '550 5.1.1 No such user',
      canResend: true,
    })
    expect(lead.deliveries).toContainEqual(
      expect.objectContaining({ kind: 'bounce-mail', address: 'asha@our.example' }),
    )
    const deliveryId = lead.answers[0]?.delivery.id ?? 0
    const again = await changeLead(asha, reference, { what: 'resend', deliveryId })
    expect(again.answers[0]?.delivery).toMatchObject({ state: 'waiting', bouncedAt: null })
  })
})
