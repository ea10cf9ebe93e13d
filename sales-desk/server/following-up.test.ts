import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { changeLead, listedReferences, lookAt } from '../../leads/testing/desk-with-leads.ts'
import { mailFrom, openConversation } from '../../leads/testing/conversation.ts'
import { onEachDatabase } from '../../leads/testing/stores.ts'
import { checkReminders } from './reminders.ts'

/** Ten in the morning in India, on a Monday; that many days later. */
const monday = (days: number) => new Date(Date.parse('2025-10-13T10:00:00+05:30') + days * 86_400_000)
const answer = () => ({ what: 'answer', key: randomUUID(), subject: 'Hello', text: 'We can help.' }) as const

onEachDatabase((database) => {
  async function desk() {
    const opened = await openConversation(database)
    opened.clock.now = monday(0)
    // Asha has signed in at the hour at which the tests run.
    await opened.store.sql.transaction((query) => query`UPDATE team_members SET created_at = ${monday(-7)}`)
    return { ...opened, ravi: await opened.signIn('ravi@our.example') }
  }

  test('a lead is under Today from its follow-up day on, for its assignee, or for all if unassigned', async () => {
    const { accept, asha, ravi, clock } = await desk()
    const [own, nobodys] = [await accept(), await accept({ email: 'two@kaveri.example' })]
    await changeLead(asha, own, { what: 'assign', assigneeId: asha.id })
    const set = await changeLead(asha, own, { what: 'follow-up', day: '2025-10-15' })
    expect(set).toMatchObject({ followUp: '2025-10-15' })
    expect(set.history.at(-1)).toMatchObject({ kind: 'follow-up', text: '2025-10-15' })
    await changeLead(ravi, nobodys, { what: 'follow-up', day: '2025-10-14' })
    expect(await listedReferences(asha, { view: 'today' })).toEqual([])
    clock.now = monday(1)
    expect(await listedReferences(asha, { view: 'today' })).toEqual([nobodys])
    clock.now = monday(3)
    expect(await listedReferences(asha, { view: 'today' })).toEqual([nobodys, own])
    expect(await listedReferences(ravi, { view: 'today' })).toEqual([nobodys])
    const { counts } = await (await asha.get(routes.leadCounts)).json()
    expect(counts.today).toBe(2)
    await changeLead(asha, own, { what: 'follow-up', day: null })
    expect(await listedReferences(asha, { view: 'today' })).toEqual([nobodys])
  })

  test('a requested reminder of an unanswered answer is sent; a reply, a new state or another answer cancels it', async () => {
    const { accept, asha, ravi, clock, take } = await desk()
    const [quiet, replied, won, again] = [
      await accept(),
      await accept({ email: 'two@kaveri.example' }),
      await accept({ email: 'three@kaveri.example' }),
      await accept({ email: 'four@kaveri.example' }),
    ]
    for (const reference of [quiet, replied, won, again])
      await changeLead(asha, reference, { ...answer(), remindAfter: 3 })
    expect(await lookAt(ravi, quiet)).toMatchObject({ reminder: { on: '2025-10-16', memberId: asha.id } })
    expect(await take(mailFrom({ from: 'two@kaveri.example' }))).toMatchObject({ reference: replied })
    await changeLead(ravi, won, { what: 'stage', stage: 'won' })
    await changeLead(ravi, again, answer())
    clock.now = monday(3)
    expect(await listedReferences(asha, { view: 'today' })).toEqual([quiet])
    expect(await listedReferences(ravi, { view: 'today' })).toEqual([])
    await changeLead(asha, quiet, { what: 'end-reminder' })
    expect(await listedReferences(asha, { view: 'today' })).toEqual([])
  })

  test('the morning mail goes to members with a follow-up due, even if no lead waits for an answer', async () => {
    const { accept, asha, ravi, clock, store } = await desk()
    const reference = await accept()
    await changeLead(asha, reference, { ...answer(), remindAfter: 1 })
    const letters = async () => {
      const options = { exceptFrom: 'website@our.example', log: () => undefined, onDelivery: () => undefined }
      await checkReminders({ sql: store.sql, ...options, now: () => clock.now })
      const rows = await store.sql
        .read`SELECT member, about FROM outbox WHERE kind = 'daily-mail' ORDER BY id`
      return rows.map(({ member, about }) => [member, about])
    }
    expect(await letters()).toEqual([])
    clock.now = monday(1)
    expect(await letters()).toEqual([[asha.id, '2025-10-14']])
    expect(ravi.id).not.toBe(asha.id)
  })

  test('a lead has labels, the list is filtered by one, and they are erased with the lead', async () => {
    const { accept, asha, store, clock } = await desk()
    const [one, two] = [await accept(), await accept({ email: 'two@kaveri.example' })]
    for (const label of ['  pilot  2026', 'BFSI']) await changeLead(asha, one, { what: 'label', label })
    expect((await lookAt(asha, one)).labels).toEqual(['BFSI', 'pilot 2026'])
    expect(await listedReferences(asha, { view: 'all', label: 'BFSI' })).toEqual([one])
    expect(await listedReferences(asha, { view: 'all', label: 'bank' })).toEqual([])
    await changeLead(asha, two, { what: 'label', label: 'BFSI' })
    await changeLead(asha, two, { what: 'unlabel', label: 'BFSI' })
    expect((await lookAt(asha, two)).labels).toEqual([])
    for (let number = 1; number <= 8; number++)
      await changeLead(asha, one, { what: 'label', label: `number ${number}` })
    const { version } = await lookAt(asha, one)
    const refused = await asha.post(routes.leadChange(one), { what: 'label', label: 'too many', version })
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      'A lead holds 10 labels: take one off first',
    ])
    const csv = await (await asha.post(routes.leadsCsv, { view: 'all', label: 'BFSI' })).text()
    expect(csv.split('\r\n')[1]).toContain('BFSI, number 1')
    await store.erasePerson('nandini.r@kaveribank.example', clock.now)
    expect((await (await asha.get(routes.leadCounts)).json()).labels).toEqual([])
  })

  test('several leads are changed together; those a colleague changed meanwhile are left and named', async () => {
    const { accept, asha, ravi, signIn, clock } = await desk()
    const references = [
      await accept(),
      await accept({ email: 'b@x.example' }),
      await accept({ email: 'c@x.example' }),
    ]
    const seen = { leads: references.map((reference) => ({ reference, version: 1 })) }
    await changeLead(ravi, references[1] ?? '', { what: 'note', text: 'Mine.' })
    const give = { ...seen, change: { what: 'assign', assigneeId: ravi.id } }
    const answered = await asha.post(routes.leadsChange, give)
    expect(await answered.json()).toEqual({
      changed: 2,
      left: [{ reference: references[1], why: 'was changed meanwhile' }],
    })
    for (const [index, stage] of ['open', 'new', 'open'].entries())
      expect(await lookAt(asha, references[index] ?? '')).toMatchObject({ stage })
    // Resent because its answer was lost, it changes nothing more.
    expect((await (await asha.post(routes.leadsChange, give)).json()).changed).toBe(2)
    expect((await lookAt(asha, references[0] ?? '')).history).toHaveLength(1)
    const reader = await signIn('reader@our.example', 'reader')
    expect((await reader.post(routes.leadsChange, give)).status).toBe(403)
    const none = await asha.post(routes.leadsChange, { leads: [], change: { what: 'mark-spam' } })
    expect([none.status, (await none.json()).error]).toEqual([400, 'Choose at least one lead'])
    clock.now = monday(1)
  })
})
