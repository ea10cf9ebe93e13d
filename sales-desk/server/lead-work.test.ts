import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { trusted } from '../../leads/store/sql.ts'
import type { Browser } from '../../leads/testing/desk-for-tests.ts'
import { changeLead, listedReferences, lookAt, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { databases } from '../../leads/testing/stores.ts'

const held = { score: 9, reasons: ['many links'], held: true }

describe.each(databases)('%s', (database) => {
  test('the second to save is told what the first changed, and changes nothing', async () => {
    const { signIn, accept } = await openDesk(database)
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const { version } = await lookAt(ravi, reference)
    await changeLead(asha, reference, { what: 'note', text: 'Rang her at ten' })
    const typed = { what: 'stage', stage: 'lost', version }
    const answer = await ravi.post(routes.leadChange(reference), typed)
    expect(answer.status).toBe(409)
    const conflict = await answer.json()
    expect(conflict.since).toMatchObject([{ kind: 'note', text: 'Rang her at ten', memberId: asha.id }])
    expect(conflict.lead).toMatchObject({ stage: 'new', version: version + 1 })
    const again = await ravi.post(routes.leadChange(reference), { ...typed, version: conflict.lead.version })
    expect(await again.json()).toMatchObject({ stage: 'lost' })
  })

  test('of ten changes to one version at once, one succeeds', async () => {
    const { signIn, accept } = await openDesk(database)
    const reference = await accept()
    const asha = await signIn('asha@our.example')
    const { version } = await lookAt(asha, reference)
    const changes = Array.from({ length: 10 }, (_, index) =>
      asha.post(routes.leadChange(reference), { what: 'note', text: `Note ${index}`, version }),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await lookAt(asha, reference)).history).toHaveLength(1)
  })

  test('an answer and its mail are stored once, however often it is sent, and the writer becomes the assignee', async () => {
    const { signIn, accept, store } = await openDesk(database)
    const reference = await accept()
    const asha = await signIn('asha@our.example')
    const answer = {
      what: 'answer',
      key: randomUUID(),
      subject: 'Your evenings',
      text: 'We can help.',
    } as const
    const after = await changeLead(asha, reference, answer)
    expect(after).toMatchObject({ stage: 'answered', assigneeId: asha.id, mail: 'waiting' })
    expect(after.answeredAt).not.toBeNull()
    const repeated = await asha.post(routes.leadChange(reference), { ...answer, version: 1 })
    expect(repeated.status).toBe(200)
    expect((await repeated.json()).answers).toMatchObject([
      {
        text: 'We can help.',
        delivery: { kind: 'answer-mail', address: sampleLead.email, state: 'waiting' },
      },
    ])
    const second = { ...answer, key: randomUUID(), text: 'One thing more.' }
    expect((await changeLead(asha, reference, second)).answers).toHaveLength(2)
    const claimed = await store.claimDelivery(new Date(Date.now() + 60_000), 1000, 'answer mail')
    expect(claimed).toMatchObject({ kind: 'answer-mail', about: answer.key, lead: { reference } })
  })

  test('different text under the key of a sent answer is rejected, with what was sent', async () => {
    const { signIn, accept, store } = await openDesk(database)
    const [reference, other] = [await accept(), await accept({ message: 'Another' })]
    const asha = await signIn('asha@our.example')
    const answer = { what: 'answer', key: randomUUID(), subject: 'Prices', text: '₹4 a minute', version: 1 }
    expect((await asha.post(routes.leadChange(reference), answer)).status).toBe(200)
    const changes = [{ text: '₹5 a minute' }, { subject: 'Our prices' }, { text: '₹5 a minute', version: 2 }]
    for (const others of changes) {
      const refused = await asha.post(routes.leadChange(reference), { ...answer, ...others })
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({ sentBefore: { subject: 'Prices', text: '₹4 a minute' } })
    }
    const elsewhere = await asha.post(routes.leadChange(other), answer)
    expect(elsewhere.status).toBe(409)
    expect((await elsewhere.json()).lead).toMatchObject({ reference: other, answers: [] })
    const under = await asha.post(routes.leadChange(reference), {
      ...answer,
      text: '₹5 a minute',
      key: randomUUID(),
      version: 2,
    })
    expect((await under.json()).answers.map(({ text }: { text: string }) => text)).toEqual([
      '₹4 a minute',
      '₹5 a minute',
    ])
    expect(await store.sql.read`SELECT 1 FROM outbox WHERE kind = 'answer-mail'`).toHaveLength(2)
  })

  test('a note whose answer was lost is written once, even after a colleague’s change; another is not mistaken for it', async () => {
    const { signIn, accept } = await openDesk(database)
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const note = { what: 'note', text: 'Rang her at ten', version: 1 }
    const send = (browser: Browser, typed: object) => browser.post(routes.leadChange(reference), typed)
    await send(asha, note)
    await changeLead(ravi, reference, { what: 'note', text: 'And at two' })
    expect((await send(asha, note)).status).toBe(200)
    expect((await send(ravi, note)).status).toBe(409)
    expect((await send(asha, { ...note, text: 'Rang her at nine' })).status).toBe(409)
    // A colleague has changed it since: that is not hidden.
    await send(asha, { what: 'stage', stage: 'won', version: 3 })
    expect((await send(asha, { what: 'stage', stage: 'won', version: 3 })).status).toBe(200)
    await changeLead(ravi, reference, { what: 'stage', stage: 'lost' })
    expect((await send(asha, { what: 'stage', stage: 'won', version: 3 })).status).toBe(409)
    expect((await lookAt(asha, reference)).history.map(({ text }) => text)).toEqual([
      'Rang her at ten',
      'And at two',
      'won',
      'lost',
    ])
  })

  test('the next answer is proposed with the subject of the visitor’s thread', async () => {
    const { signIn, accept, store, clock } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const plain = await accept({ email: 'plain@kaveri.example' })
    expect((await lookAt(asha, plain)).nextAnswer.inThread).toBe(false)
    const thanks = { kind: 'thanks-mail', address: sampleLead.email } as const
    const { reference } = await acceptLead(store, sampleLead, [thanks], clock.now)
    expect((await lookAt(asha, reference)).nextAnswer).toEqual({
      subject: 'Re: We have your message',
      inThread: true,
    })
    for (const subject of ['Re: We have your message', 'x'.repeat(200)]) {
      const answer = { what: 'answer', key: randomUUID(), subject, text: 'Hello' } as const
      expect((await changeLead(asha, reference, answer)).nextAnswer).toEqual({ subject, inThread: true })
    }
  })

  test('suspected spam has its own view and cannot be answered until it is released', async () => {
    const { signIn, accept } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const reference = await accept({}, held)
    expect(await listedReferences(asha, { view: 'spam' })).toEqual([reference])
    expect(await listedReferences(asha, { view: 'all' })).toEqual([])
    const answer = { what: 'answer', key: randomUUID(), subject: 'Hello', text: 'Hello', version: 1 }
    expect((await asha.post(routes.leadChange(reference), answer)).status).toBe(400)
    expect(await changeLead(asha, reference, { what: 'release' })).toMatchObject({
      stage: 'new',
      deliveries: [{ state: 'waiting' }],
    })
    expect(await changeLead(asha, reference, { what: 'mark-spam' })).toMatchObject({
      stage: 'spam',
      dueAt: null,
      deliveries: [{ state: 'held' }],
    })
  })

  test('erasing a person leaves nothing of what the team wrote, nor the search words', async () => {
    const { signIn, accept, store } = await openDesk(database)
    const owner = await signIn('owner@our.example', 'owner')
    const reference = await accept()
    await changeLead(owner, reference, { what: 'note', text: 'Prefers Zanskar' })
    const answer = { what: 'answer', key: randomUUID(), subject: 'Hello', text: 'Dear Nandini' } as const
    await changeLead(owner, reference, answer)
    await owner.post(routes.presence(reference), { tab: randomUUID(), open: true })
    expect((await owner.post(routes.personErase(reference), { confirm: 'yes' })).status).toBe(400)
    const erased = await owner.post(routes.personErase(reference), { confirm: reference })
    expect(await erased.json()).toEqual({ references: [reference], subscribers: 0 })
    for (const table of ['lead_history', 'lead_answers', 'lead_presence', 'lead_words']) {
      expect(await store.sql.read`SELECT * FROM ${trusted(table)}`).toEqual([])
    }
    expect(await store.sql.read`SELECT 1 FROM outbox WHERE lead_id IS NOT NULL`).toEqual([])
  })

  test('an export includes what was stored before the desk, with answers and notes', async () => {
    const { signIn, accept } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const reference = await accept()
    await changeLead(asha, reference, { what: 'answered-elsewhere', text: 'By telephone' })
    const file = await (await asha.post(routes.personExport(reference), {})).text()
    for (const word of ['Nandini Rajagopal', 'By telephone', 'Evenings are the problem.']) {
      expect(file).toContain(word)
    }
  })

  test('a lead says that a colleague has it open, until it is closed', async () => {
    const { signIn, accept } = await openDesk(database)
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const tab = randomUUID()
    await asha.post(routes.presence(reference), { tab, open: true })
    expect((await lookAt(ravi, reference)).openAt).toEqual([asha.id])
    expect((await lookAt(asha, reference)).openAt).toEqual([])
    await asha.post(routes.presence(reference), { tab, open: false })
    expect((await lookAt(ravi, reference)).openAt).toEqual([])
  })

  test('new leads, changes and sent mails are reported as they happen, until signing out', async () => {
    const { signIn, accept, desk, store, clock } = await openDesk(database)
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const stream = (await asha.get(routes.events)).body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const hears = async (text: RegExp) => {
      while (!text.test(heard)) {
        const { value, done } = (await stream?.read()) ?? { done: true }
        if (done) throw new Error(`The stream ended after: ${heard}`)
        heard += value
      }
    }
    await hears(/event: alive/)
    // The first poll is over once a presence is reported.
    const seen = await accept({ message: 'Before' })
    await ravi.post(routes.presence(seen), { tab: randomUUID(), open: true })
    await hears(new RegExp(`event: presence\\ndata: .*${seen}.*${ravi.id}`))
    const reference = await accept()
    await hears(new RegExp(`event: lead\\ndata: .*${reference}","what":"new"`))
    await changeLead(ravi, reference, { what: 'note', text: 'Mine' })
    await hears(new RegExp(`event: lead\\ndata: .*${reference}","what":"changed".*${ravi.id}`))
    // The mail of the open lead is sent, as by the worker of another server.
    expect(heard).not.toContain('"delivered"')
    for (let next; (next = await store.claimDelivery(clock.now, 1_000));)
      await store.recordOutcome(next, { state: 'delivered', at: clock.now })
    await hears(new RegExp(`event: deliveries\\ndata: .*${seen}.*"delivered"`))
    expect(heard).not.toContain('sales@our.example')
    await asha.post(routes.signOut)
    await hears(/event: signed-out/)
    desk.events.stop()
  })
})
