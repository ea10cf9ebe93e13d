import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { changeLead, listedReferences, openDesk } from '../../leads/testing/desk-with-leads.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { databases } from '../../leads/testing/stores.ts'
import { sourceFrom } from '../../common/lead/lead-source.ts'
import { csvLine } from '../../leads/web/csv.ts'
import { leadHeadings } from './lead-records.ts'

const at = new Date('2026-01-05T06:00:00Z')

describe.each(databases)('%s', (database) => {
  test('each view contains the leads its name says', async () => {
    const { signIn, accept, clock } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    clock.now = at
    const late = await accept({ message: 'First' })
    clock.now = new Date(at.getTime() + 25 * 3_600_000)
    const fresh = await accept({ message: 'Second' })
    const won = await accept({ message: 'Third' })
    await changeLead(asha, fresh, { what: 'assign', assigneeId: asha.id })
    await changeLead(asha, won, { what: 'stage', stage: 'won' })
    expect(await listedReferences(asha, { view: 'overdue' })).toEqual([late])
    expect(await listedReferences(asha, { view: 'new' })).toEqual([late])
    expect(await listedReferences(asha, { view: 'mine' })).toEqual([fresh])
    expect(await listedReferences(asha, { view: 'won' })).toEqual([won])
    expect(await listedReferences(asha, { view: 'all' })).toEqual([won, fresh, late])
    expect(await listedReferences(asha, { view: 'all', assignee: 'nobody' })).toEqual([won, late])
    const { counts } = await (await asha.get(routes.leadCounts)).json()
    expect(counts).toMatchObject({ new: 1, overdue: 1, mine: 1, all: 3, won: 1, spam: 0 })
  })

  test('pages follow each other without a gap, also when new leads arrive in between', async () => {
    const { signIn, accept } = await openDesk(database)
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

  test('finds a lead by the prefix of any word in it, in a note and in an answer', async () => {
    const { signIn, accept } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const reference = await accept({ message: 'शाम की calls, "quoted" & पॉलिसी* about AND the rest' })
    await accept({
      name: 'Ravi Menon',
      phone: '+91 1',
      email: 'r@menon.example',
      company: 'Other',
      message: 'Mornings',
    })
    await changeLead(asha, reference, { what: 'note', text: 'Prefers Zanskar brochure' })
    const answer = { what: 'answer', key: randomUUID(), subject: 'Pangong offer', text: 'Attached.' } as const
    await changeLead(asha, reference, answer)
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
    const found = await Promise.all(typed.map((search) => listedReferences(asha, { view: 'all', search })))
    expect(found).toEqual(typed.map(() => [reference]))
    for (const search of ['nobody', 'nandini mornings', 'andini'])
      expect(await listedReferences(asha, { view: 'all', search })).toEqual([])
    // Characters special to a database are not special here.
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
    const { signIn, accept } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    const written = await accept({ message: text, phone: '+44 1', name: 'A B', email: 'a@our.example' })
    const noted = await accept({ message: 'x', phone: '+44 1', name: 'A B', email: 'b@our.example' })
    const answered = await accept({ message: 'y', phone: '+44 1', name: 'A B', email: 'c@our.example' })
    await changeLead(asha, noted, { what: 'note', text })
    await changeLead(asha, answered, { what: 'answer', key: randomUUID(), subject: 'Hello', text })
    for (const search of searches)
      expect([search, await listedReferences(asha, { view: 'all', search })]).toEqual([
        search,
        [answered, noted, written],
      ])
    for (const search of ['郎太', 'oz', '!?', '@', '—'])
      expect([search, await listedReferences(asha, { view: 'all', search })]).toEqual([search, []])
  })

  test('the exported list says who wrote what, how to reach them and who answers, and opens in Excel', async () => {
    const { signIn, accept, clock } = await openDesk(database)
    const asha = await signIn('asha@our.example')
    clock.now = at
    const words = { message: 'Grüße,\nनमस्ते' }
    const reference = await accept(words)
    await changeLead(asha, reference, { what: 'assign', assigneeId: asha.id })
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await asha.post(routes.leadsCsv, { view: 'all' })).arrayBuffer(),
    )
    const [received, due] = ['2026-01-05T11:30:00+05:30', '2026-01-06T11:30:00+05:30']
    const fields = Object.values({ ...sampleLead, ...words })
    const nowhere = Object.values(sourceFrom({}))
    expect(csv).toBe(
      `\uFEFF${csvLine(leadHeadings)}` +
        csvLine([reference, received, due, '', 'open', 'Asha', ...fields, 'waiting', '', '', ...nowhere]),
    )
    const days = { from: '2026-01-01', until: '2026-01-31', table: 'leadsByWeek' }
    const figures = await asha.post(routes.figuresCsv, days)
    expect([...new Uint8Array(await figures.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})
