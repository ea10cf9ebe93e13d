import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { LeadChange } from '../../lead/sales-desk-changes.ts'
import type { LeadDetail } from '../../lead/sales-desk-leads.ts'
import { salesDeskRoutes as routes } from '../../lead/sales-desk.ts'
import { acceptLead } from '../leads/accept-lead.ts'
import { deskForTests, type Browser } from '../testing/desk-for-tests.ts'
import { trusted } from '../store/sql.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'
import { csvLine } from '../web/csv.ts'
import { leadHeadings } from './lead-records.ts'

const at = new Date('2026-01-05T06:00:00Z')
const held = { score: 9, reasons: ['many links'], held: true }

/** Without the version, which `change` fills in. */
type Typed<Change> = Change extends LeadChange ? Omit<Change, 'version'> : never

describe.each(databases)('%s', (database) => {
  const open = async () => {
    const desk = deskForTests(await storeAt(await freshPlace(database)))
    const accept = async (details: Partial<typeof sampleLead> = {}, spam?: typeof held) =>
      (
        await acceptLead(
          desk.store,
          { ...sampleLead, ...details },
          mailTo('sales@our.example'),
          desk.clock.now,
          spam,
        )
      ).reference
    return { ...desk, accept }
  }
  const look = async (browser: Browser, reference: string): Promise<LeadDetail> =>
    (await browser.get(routes.lead(reference))).json()
  const change = async (browser: Browser, reference: string, typed: Typed<LeadChange>) => {
    const { version } = await look(browser, reference)
    const answer = await browser.post(routes.leadChange(reference), { ...typed, version })
    expect(answer.status).toBe(200)
    return (await answer.json()) as LeadDetail
  }
  const references = async (browser: Browser, request: Record<string, unknown>): Promise<string[]> => {
    const { rows } = await (await browser.post(routes.leads, request)).json()
    return rows.map(({ reference }: { reference: string }) => reference)
  }

  test('the second to save is told what the first changed, and changes nothing', async () => {
    const { signIn, accept } = await open()
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const { version } = await look(ravi, reference)
    await change(asha, reference, { what: 'note', text: 'Rang her at ten' })
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
    const { signIn, accept } = await open()
    const reference = await accept()
    const asha = await signIn('asha@our.example')
    const { version } = await look(asha, reference)
    const changes = Array.from({ length: 10 }, (_, index) =>
      asha.post(routes.leadChange(reference), { what: 'note', text: `Note ${index}`, version }),
    )
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await look(asha, reference)).history).toHaveLength(1)
  })

  test('an answer and its mail are stored once, however often it is sent, and the writer becomes the assignee', async () => {
    const { signIn, accept, store } = await open()
    const reference = await accept()
    const asha = await signIn('asha@our.example')
    const answer = {
      what: 'answer',
      key: randomUUID(),
      subject: 'Your evenings',
      text: 'We can help.',
    } as const
    const after = await change(asha, reference, answer)
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
    expect((await change(asha, reference, second)).answers).toHaveLength(2)
    const claimed = await store.claimDelivery(new Date(Date.now() + 60_000), 1000, 'answer mail')
    expect(claimed).toMatchObject({ kind: 'answer-mail', about: answer.key, lead: { reference } })
  })

  test('other words under the key of an answer that has left are refused, with what was sent', async () => {
    const { signIn, accept, store } = await open()
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

  test('a note whose answer got lost is written once, also when a colleague came after it; another is not taken for it', async () => {
    const { signIn, accept } = await open()
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const note = { what: 'note', text: 'Rang her at ten', version: 1 }
    const send = (browser: Browser, typed: object) => browser.post(routes.leadChange(reference), typed)
    await send(asha, note)
    await change(ravi, reference, { what: 'note', text: 'And at two' })
    expect((await send(asha, note)).status).toBe(200)
    expect((await send(ravi, note)).status).toBe(409)
    expect((await send(asha, { ...note, text: 'Rang her at nine' })).status).toBe(409)
    // A colleague has set it to something else since: that is not hidden.
    await send(asha, { what: 'stage', stage: 'won', version: 3 })
    expect((await send(asha, { what: 'stage', stage: 'won', version: 3 })).status).toBe(200)
    await change(ravi, reference, { what: 'stage', stage: 'lost' })
    expect((await send(asha, { what: 'stage', stage: 'won', version: 3 })).status).toBe(409)
    expect((await look(asha, reference)).history.map(({ text }) => text)).toEqual([
      'Rang her at ten',
      'And at two',
      'won',
      'lost',
    ])
  })

  test('the next answer is proposed with the subject of the thread that the visitor has', async () => {
    const { signIn, accept, store, clock } = await open()
    const asha = await signIn('asha@our.example')
    const plain = await accept({ email: 'plain@kaveri.example' })
    expect((await look(asha, plain)).nextAnswer.inThread).toBe(false)
    const thanks = { kind: 'thanks-mail', address: sampleLead.email } as const
    const { reference } = await acceptLead(store, sampleLead, [thanks], clock.now)
    expect((await look(asha, reference)).nextAnswer).toEqual({
      subject: 'Re: We have your message',
      inThread: true,
    })
    for (const subject of ['Re: We have your message', 'x'.repeat(200)]) {
      const answer = { what: 'answer', key: randomUUID(), subject, text: 'Hello' } as const
      expect((await change(asha, reference, answer)).nextAnswer).toEqual({ subject, inThread: true })
    }
  })

  test('suspected spam has its own view and cannot be answered until it is released', async () => {
    const { signIn, accept } = await open()
    const asha = await signIn('asha@our.example')
    const reference = await accept({}, held)
    expect(await references(asha, { view: 'spam' })).toEqual([reference])
    expect(await references(asha, { view: 'all' })).toEqual([])
    const answer = { what: 'answer', key: randomUUID(), subject: 'Hello', text: 'Hello', version: 1 }
    expect((await asha.post(routes.leadChange(reference), answer)).status).toBe(400)
    expect(await change(asha, reference, { what: 'release' })).toMatchObject({
      stage: 'new',
      deliveries: [{ state: 'waiting' }],
    })
    expect(await change(asha, reference, { what: 'mark-spam' })).toMatchObject({
      stage: 'spam',
      dueAt: null,
      deliveries: [{ state: 'held' }],
    })
  })

  test('each view holds the leads that its name says', async () => {
    const { signIn, accept, clock } = await open()
    const asha = await signIn('asha@our.example')
    clock.now = at
    const late = await accept({ message: 'First' })
    clock.now = new Date(at.getTime() + 25 * 3_600_000)
    const fresh = await accept({ message: 'Second' })
    const won = await accept({ message: 'Third' })
    await change(asha, fresh, { what: 'assign', assigneeId: asha.id })
    await change(asha, won, { what: 'stage', stage: 'won' })
    expect(await references(asha, { view: 'overdue' })).toEqual([late])
    expect(await references(asha, { view: 'new' })).toEqual([late])
    expect(await references(asha, { view: 'mine' })).toEqual([fresh])
    expect(await references(asha, { view: 'won' })).toEqual([won])
    expect(await references(asha, { view: 'all' })).toEqual([won, fresh, late])
    expect(await references(asha, { view: 'all', assignee: 'nobody' })).toEqual([won, late])
    const { counts } = await (await asha.get(routes.leadCounts)).json()
    expect(counts).toMatchObject({ new: 1, overdue: 1, mine: 1, all: 3, won: 1, spam: 0 })
  })

  test('pages follow each other without a gap, also when new leads come in between', async () => {
    const { signIn, accept } = await open()
    const asha = await signIn('asha@our.example')
    const all: string[] = []
    for (let index = 0; index < 60; index++) all.unshift(await accept({ message: `Message ${index}` }))
    const first = await (await asha.post(routes.leads, { view: 'all' })).json()
    await accept({ message: 'Just now' })
    const second = await (await asha.post(routes.leads, { view: 'all', cursor: first.cursor })).json()
    const read = [...first.rows, ...second.rows].map(({ reference }) => reference)
    expect(read).toEqual(all)
    expect(second.cursor).toBeNull()
  })

  test('finds a lead by the beginning of any word of it, of a note and of an answer', async () => {
    const { signIn, accept } = await open()
    const asha = await signIn('asha@our.example')
    const reference = await accept({ message: 'शाम की calls, "quoted" & पॉलिसी* about AND the rest' })
    await accept({
      name: 'Ravi Menon',
      phone: '+91 1',
      email: 'r@menon.example',
      company: 'Other',
      message: 'Mornings',
    })
    await change(asha, reference, { what: 'note', text: 'Prefers Zanskar brochure' })
    const answer = { what: 'answer', key: randomUUID(), subject: 'Pangong offer', text: 'Attached.' } as const
    await change(asha, reference, answer)
    const typed = [
      'Nandini',
      'nand raja',
      'kaveribank.example',
      '98450',
      reference,
      'शाम',
      'पॉलिसी',
      'zansk',
      'pangong',
      '"quoted" AND',
    ]
    const found = await Promise.all(typed.map((search) => references(asha, { view: 'all', search })))
    expect(found).toEqual(typed.map(() => [reference]))
    for (const search of ['nobody', 'nandini mornings', 'andini'])
      expect(await references(asha, { view: 'all', search })).toEqual([])
    // What means something to a database means nothing here.
    for (const search of ["'", '" OR 1=1 --', 'NEAR(', ':*', '\\', '!&|']) {
      expect((await asha.post(routes.leads, { view: 'all', search })).status).toBe(200)
    }
  })

  test.each([
    [
      '+91 98765 43210',
      ['9876543210', '98765 43210', '+91-98765-43210', '(0)98765 43210', '43210', '919876'],
    ],
    ['098765 43210', ['9876543210', '+91 98765 43210']],
    ['९८७६५ ४३२१०', ['9876543210', '९८७६५४३२१०']],
    ['田中太郎です', ['太郎', '田中太郎', '中太郎で', '太']],
    ['Peña Muñoz', ['Munoz', 'MUÑOZ', 'mun\u0303oz', 'pena']],
    ['Jose\u0301', ['Jos\u00e9', 'jose']],
    ['सॉफ़्टवेयर', ['सॉफ़्टवेयर', 'सॉफ़']],
    ['b\u00fccher', ['bucher', 'b\u00fccher']],
  ])('%s is found by %j, typed by a visitor or noted by the team', async (text, searches) => {
    const { signIn, accept } = await open()
    const asha = await signIn('asha@our.example')
    const written = await accept({ message: text, phone: '+44 1', name: 'A B', email: 'a@our.example' })
    const noted = await accept({ message: 'x', phone: '+44 1', name: 'A B', email: 'b@our.example' })
    const answered = await accept({ message: 'y', phone: '+44 1', name: 'A B', email: 'c@our.example' })
    await change(asha, noted, { what: 'note', text })
    await change(asha, answered, { what: 'answer', key: randomUUID(), subject: 'Hello', text })
    for (const search of searches)
      expect([search, await references(asha, { view: 'all', search })]).toEqual([
        search,
        [answered, noted, written],
      ])
    for (const search of ['郎太', 'oz', '!?', '@', '—'])
      expect([search, await references(asha, { view: 'all', search })]).toEqual([search, []])
  })

  test('erasing a person leaves nothing of what the team wrote, nor the words to search by', async () => {
    const { signIn, accept, store } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const reference = await accept()
    await change(owner, reference, { what: 'note', text: 'Prefers Zanskar' })
    const answer = { what: 'answer', key: randomUUID(), subject: 'Hello', text: 'Dear Nandini' } as const
    await change(owner, reference, answer)
    await owner.post(routes.presence(reference), { tab: randomUUID(), open: true })
    expect((await owner.post(routes.personErase(reference), { confirm: 'yes' })).status).toBe(400)
    const erased = await owner.post(routes.personErase(reference), { confirm: reference })
    expect(await erased.json()).toEqual({ references: [reference], subscribers: 0 })
    for (const table of ['lead_history', 'lead_answers', 'lead_presence', 'lead_words']) {
      expect(await store.sql.read`SELECT * FROM ${trusted(table)}`).toEqual([])
    }
    expect(await store.sql.read`SELECT 1 FROM outbox WHERE lead_id IS NOT NULL`).toEqual([])
  })

  test('an export also holds what was stored before the desk, with answers and notes', async () => {
    const { signIn, accept } = await open()
    const asha = await signIn('asha@our.example')
    const reference = await accept()
    await change(asha, reference, { what: 'answered-elsewhere', text: 'By telephone' })
    const file = await (await asha.post(routes.personExport(reference), {})).text()
    for (const word of ['Nandini Rajagopal', 'By telephone', 'Evenings are the problem.']) {
      expect(file).toContain(word)
    }
  })

  test('the list as a file says who wrote what, how to reach them and who answers, and opens in Excel', async () => {
    const { signIn, accept, clock } = await open()
    const asha = await signIn('asha@our.example')
    clock.now = at
    const words = { message: 'Grüße,\nनमस्ते' }
    const reference = await accept(words)
    await change(asha, reference, { what: 'assign', assigneeId: asha.id })
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await asha.post(routes.leadsCsv, { view: 'all' })).arrayBuffer(),
    )
    const [received, due] = ['2026-01-05T11:30:00+05:30', '2026-01-06T11:30:00+05:30']
    const fields = Object.values({ ...sampleLead, ...words })
    expect(csv).toBe(
      `\uFEFF${csvLine(leadHeadings)}` +
        csvLine([reference, received, due, '', 'open', 'Asha', ...fields, 'waiting']),
    )
    const days = { from: '2026-01-01', until: '2026-01-31', table: 'leadsByWeek' }
    const figures = await asha.post(routes.figuresCsv, days)
    expect([...new Uint8Array(await figures.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('a lead says that a colleague has it open, until it is closed', async () => {
    const { signIn, accept } = await open()
    const reference = await accept()
    const [asha, ravi] = [await signIn('asha@our.example'), await signIn('ravi@our.example')]
    const tab = randomUUID()
    await asha.post(routes.presence(reference), { tab, open: true })
    expect((await look(ravi, reference)).openAt).toEqual([asha.id])
    expect((await look(asha, reference)).openAt).toEqual([])
    await asha.post(routes.presence(reference), { tab, open: false })
    expect((await look(ravi, reference)).openAt).toEqual([])
  })

  test('new leads, changes and sent mails are reported as they happen, until signing out', async () => {
    const { signIn, accept, desk, store, clock } = await open()
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
    // The first look is over once a presence is told of.
    const seen = await accept({ message: 'Before' })
    await ravi.post(routes.presence(seen), { tab: randomUUID(), open: true })
    await hears(new RegExp(`event: presence\\ndata: .*${seen}.*${ravi.id}`))
    const reference = await accept()
    await hears(new RegExp(`event: lead\\ndata: .*${reference}","what":"new"`))
    await change(ravi, reference, { what: 'note', text: 'Mine' })
    await hears(new RegExp(`event: lead\\ndata: .*${reference}","what":"changed".*${ravi.id}`))
    // The mail of the lead that is open leaves, as by the worker of another server.
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
