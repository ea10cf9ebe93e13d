import { expect, test } from 'vitest'
import { everyHour } from '../wire/hours.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { writeDeskSettings } from '../../leads/store/desk-settings.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { sampleFrom, startWorker } from '../../leads/testing/start-worker.ts'
import { temporaryStore } from '../../leads/testing/temporary-store.ts'
import { checkReminders } from './reminders.ts'
import { deskMails } from './desk-mails.ts'
import { readLeadDetail } from './lead-detail.ts'
import { signInLinks } from './sign-in-link.ts'
import { activate, addMember } from './team.ts'

const nineToSix = { from: 9 * 60, until: 18 * 60 }
const week = [nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, null, null]

/** What every mail says about a lead received on Sunday 30 November 2025 at 2:33 am in India. */
async function mailsOfSunday(timeZone: string, [reminded, overdue]: readonly [string, string]) {
  const store = temporaryStore()
  const settings = { ...everyHour, businessHours: week, timeZone }
  const came = new Date('2025-11-30T02:33:00+05:30')
  await store.sql.transaction(async (query) => {
    await writeDeskSettings(query, settings, came)
    const member = await addMember(query, { email: 'asha@our.example', role: 'owner' }, new Date(0))
    await activate(query, member.id, came)
  })
  const thanks = { kind: 'thanks-mail', address: sampleLead.email } as const
  const destinations = [...mailTo('sales@our.example'), thanks]
  const { reference } = await acceptLead(store, sampleLead, destinations, came)
  const look = (now: string) =>
    checkReminders({
      sql: store.sql,
      exceptFrom: 'website@our.example',
      log: () => undefined,
      onDelivery: () => undefined,
      now: () => new Date(now),
    })
  await look(reminded)
  await look(overdue)
  const sent: { name: string; text: string }[] = []
  const salesDesk = deskMails({
    sql: store.sql,
    links: signInLinks('secret'),
    from: sampleFrom,
    answersFrom: 'team@our.example',
    origin: () => 'https://our.example',
  })
  startWorker(
    store,
    {
      salesDesk,
      sender: {
        leaves: 'delivered',
        send: async ({ text }, name) =>
          void sent.push({ name, text: typeof text === 'string' ? text.replace(/\s+/g, ' ') : '' }),
      },
    },
    { now: () => new Date(overdue) },
  )
  await eventually(() => expect(sent).toHaveLength(6))
  const lead = await readLeadDetail(store.sql.read, reference, '', came)
  return { sent, dueAt: lead?.dueAt }
}

test('the team’s mail, the visitor’s, the reminders, the daily mails and the desk give the same time', async () => {
  const { sent, dueAt } = await mailsOfSunday('Asia/Kolkata', [
    '2025-12-03T07:30:00Z',
    '2025-12-04T07:30:00Z',
  ])
  expect(dueAt).toBe('2025-12-03T09:30:00.000Z')
  const missing = sent.filter(({ text }) => !text.includes('Wednesday 3 December 2025, 3:00 pm IST'))
  expect([...missing, ...sent.filter(({ text }) => text.includes('Monday'))]).toEqual([])
  const thanks = sent.find(({ name }) => name.endsWith('thanks'))
  expect(thanks?.text).toContain('will get back to you by Wednesday')
  expect(thanks?.text).not.toMatch(/24 hours/i)
})

test('every mail gives its times in the configured time zone, and names it', async () => {
  const { sent, dueAt } = await mailsOfSunday('Europe/Berlin', [
    '2025-12-03T12:00:00Z',
    '2025-12-04T12:00:00Z',
  ])
  expect(dueAt).toBe('2025-12-03T14:00:00.000Z')
  const missing = sent.filter(({ text }) => !text.includes('Wednesday 3 December 2025, 3:00 pm GMT+1'))
  expect([...missing, ...sent.filter(({ text }) => text.includes('IST'))]).toEqual([])
})
