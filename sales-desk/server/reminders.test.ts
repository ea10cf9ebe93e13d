import { expect, test } from 'vitest'
import { everyHour } from '../wire/hours.ts'
import type { Role } from '../wire/team.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import type { MailSender } from '../../leads/mail/mail-sender.ts'
import { writeDeskSettings } from '../../leads/store/desk-settings.ts'
import type { Store } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { sampleFrom, startWorker } from '../../leads/testing/start-worker.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { checkReminders } from './reminders.ts'
import { deskMails } from './desk-mails.ts'
import { signInLinks } from './sign-in-link.ts'
import { activate, addMember } from './team.ts'

/** That many hours after ten in the morning in India, on a Monday. */
const at = (hours: number) => new Date(Date.parse('2025-10-13T10:00:00+05:30') + hours * 3_600_000)

const join = (store: Store, email: string, role: Role = 'member', now = at(-48)) =>
  store.sql.transaction(async (query) => {
    const { id } = await addMember(query, { email, role }, now)
    await activate(query, id, now)
    return id
  })

onEachDatabase((database) => {
  async function desk() {
    const place = await freshPlace(database)
    const store = await storeAt(place)
    const errors: string[] = []
    const look = (hours: number, of: Store = store) =>
      checkReminders({
        sql: of.sql,
        exceptFrom: 'website@our.example',
        log: (level, event, fields) =>
          void (level === 'error' && errors.push(`${event} ${fields?.['code']}`)),
        onDelivery: () => undefined,
        now: () => at(hours),
      })
    /** The desk's own mails in the outbox by now: kind, and recipient. */
    const mails = async () =>
      (
        await store.sql.read`SELECT kind, address FROM outbox
          WHERE kind IN ('due-mail', 'overdue-mail', 'daily-mail') ORDER BY id`
      ).map(({ kind, address }) => `${String(kind)} ${String(address)}`)
    const lead = async (hours: number, email = sampleLead.email) =>
      (await acceptLead(store, { ...sampleLead, email }, [], at(hours))).reference
    return { place, store, look, mails, lead, errors }
  }

  test('everybody who answers is told once of an unassigned lead with four hours left, and once when it is overdue', async () => {
    const { store, look, mails, lead, errors } = await desk()
    await join(store, 'asha@our.example', 'owner')
    await join(store, 'ravi@our.example', 'member', at(-47))
    await join(store, 'reader@our.example', 'reader')
    await lead(1)
    for (const hours of [2, 20.9]) await look(hours)
    expect((await mails()).filter((mail) => !mail.startsWith('daily'))).toEqual([])
    for (const hours of [21.1, 22, 24.9]) await look(hours)
    const due = ['due-mail asha@our.example', 'due-mail ravi@our.example']
    expect((await mails()).filter((mail) => !mail.startsWith('daily'))).toEqual(due)
    for (const hours of [25.1, 26, 300]) await look(hours)
    expect((await mails()).filter((mail) => !mail.startsWith('daily'))).toEqual([
      ...due,
      'overdue-mail asha@our.example',
      'overdue-mail ravi@our.example',
    ])
    expect(errors).toEqual([])
  })

  test('only the assignee is told; answered leads, spam, tests and leads due before the team existed are excluded', async () => {
    const { store, look, mails, lead } = await desk()
    await lead(-50, 'before@kaveri.example')
    const asha = await join(store, 'asha@our.example', 'owner', at(-1))
    await join(store, 'ravi@our.example', 'member', at(-1))
    const assigned = await lead(0, 'one@kaveri.example')
    const answered = await lead(0, 'two@kaveri.example')
    const spam = await lead(0, 'three@kaveri.example')
    await lead(0, 'Website@our.example')
    await store.sql.transaction(async (query) => {
      await query`UPDATE leads SET stage = 'open', assignee = ${asha} WHERE reference = ${assigned}`
      await query`UPDATE leads SET stage = 'answered', answered_at = 1 WHERE reference = ${answered}`
      await query`UPDATE leads SET stage = 'spam' WHERE reference = ${spam}`
    })
    await look(22)
    await look(25)
    expect((await mails()).filter((mail) => !mail.startsWith('daily'))).toEqual([
      'due-mail asha@our.example',
      'overdue-mail asha@our.example',
    ])
  })

  test('the daily mail is sent once a day from nine in India if a lead is open, whatever the clock does', async () => {
    const { store, look, mails, lead } = await desk()
    await join(store, 'asha@our.example', 'owner')
    await join(store, 'reader@our.example', 'reader')
    await look(0)
    expect(await mails()).toEqual([])
    const reference = await lead(1)
    // 22.9 hours after ten is six minutes to nine.
    for (const hours of [1.5, 1.6, 22.9]) await look(hours)
    expect(await mails()).toEqual(['daily-mail asha@our.example', 'due-mail asha@our.example'])
    for (const hours of [23.1, 23.2, 1.7, 23.3]) await look(hours)
    expect((await mails()).filter((mail) => mail.startsWith('daily'))).toHaveLength(2)
    await store.sql.transaction(
      (query) => query`UPDATE leads SET stage = 'won' WHERE reference = ${reference}`,
    )
    await look(48)
    expect((await mails()).filter((mail) => mail.startsWith('daily'))).toHaveLength(2)
  })

  test('two servers that check at once, and one that restarts, send each mail once', async () => {
    const { place, store, look, mails, lead, errors } = await desk()
    await join(store, 'asha@our.example', 'owner')
    for (let number = 0; number < 8; number++) await lead(0, `lead${number}@kaveri.example`)
    const others = [await storeAt(place), await storeAt(place)]
    await Promise.all([store, ...others].map((of) => look(25, of)))
    await look(25.1, others[0])
    const overdue = Array.from({ length: 8 }, () => 'overdue-mail asha@our.example')
    expect((await mails()).toSorted()).toEqual(['daily-mail asha@our.example', ...overdue])
    expect(errors).toEqual([])
  })

  test('with business hours, only those count, and no daily mail is sent on a day off', async () => {
    const { store, look, mails, lead } = await desk()
    await join(store, 'asha@our.example', 'owner')
    const hours = { from: 9 * 60, until: 18 * 60 }
    const businessHours = [hours, hours, hours, hours, hours, null, null]
    const reference = await lead(0)
    const settings = { ...everyHour, businessHours, holidays: ['2025-10-14'] }
    await store.sql.transaction((query) => writeDeskSettings(query, settings, at(0)))
    const [row] = await store.sql.read`SELECT due_at FROM leads WHERE reference = ${reference}`
    // Eight hours on Monday, none on Tuesday, nine on Wednesday, seven on Thursday.
    expect(new Date(Number(row?.['due_at']))).toEqual(at(78))
    await look(24)
    expect(await mails()).toEqual([])
    await look(73.9)
    expect((await mails()).filter((mail) => mail.startsWith('due'))).toEqual([])
    await look(74.1)
    expect((await mails()).filter((mail) => mail.startsWith('due'))).toHaveLength(1)
  })

  test('the mails say who is waiting and until when; the daily mail names no visitor', async () => {
    const { store, look, lead } = await desk()
    await join(store, 'asha@our.example', 'owner')
    const reference = await lead(0)
    await look(21)
    await look(24)
    const sent: { name: string; subject: string; text: string }[] = []
    const sender: MailSender = {
      leaves: 'delivered',
      send: async ({ subject, text }, name) =>
        void sent.push({ name, subject: String(subject), text: typeof text === 'string' ? text : '' }),
    }
    const salesDesk = deskMails({
      sql: store.sql,
      links: signInLinks('secret'),
      from: sampleFrom,
      answersFrom: 'team@our.example',
      origin: () => 'https://our.example',
    })
    startWorker(store, { sender, salesDesk }, { now: () => at(24) })
    await eventually(() => expect(sent).toHaveLength(3))
    const of = (kind: string) => sent.find(({ name }) => name.includes(kind))
    expect(of('-due-mail')?.subject).toBe(
      'Four hours left: Nandini Rajagopal, Kaveri Bank waits for an answer',
    )
    expect(of('-due-mail')?.text).toContain('Tuesday 14 October 2025, 10:00 am IST')
    expect(of('overdue-mail')?.text).toContain(`https://our.example/desk?lead=${reference}`)
    expect(of('daily-mail')?.subject).toMatch(/^1 lead waits for an answer/)
    expect(of('daily-mail')?.text).toContain(reference)
    expect(of('daily-mail')?.text).not.toContain('Nandini')
  })
})
