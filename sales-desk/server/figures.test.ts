import { expect, test } from 'vitest'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'
import { figuresCsv, readFigures } from './figures.ts'
import { addMember } from './team.ts'
import { hour } from '../../common/lead/milliseconds.ts'

const ist = (text: string) => new Date(`${text}:00+05:30`)
const options = {
  now: ist('2025-10-31T12:00'),
  exceptFrom: 'website@our.example',
  timeZone: 'Asia/Kolkata',
}

onEachDatabase((database) => {
  async function filled() {
    const store = await storeAt(await freshPlace(database))
    const asha = await store.sql.transaction((query) =>
      addMember(query, { email: 'asha@our.example', name: '=Asha', role: 'owner' }, ist('2025-10-01T09:00')),
    )
    const lead = async (at: Date, answeredAfter?: number, email = sampleLead.email) => {
      const { reference } = await acceptLead(
        store,
        { ...sampleLead, email, message: at.toISOString() },
        [],
        at,
      )
      if (answeredAfter === undefined) return
      await store.sql.transaction(
        (query) => query`UPDATE leads
          SET stage = 'answered', answered_at = ${at.getTime() + answeredAfter * hour}, answered_by = ${asha.id}
          WHERE reference = ${reference}`,
      )
    }
    return { store, asha, lead }
  }

  test('leads by week from Monday in India, and how quickly each was answered', async () => {
    const { store, asha, lead } = await filled()
    // A minute apart, on both sides of Monday’s midnight in India.
    await lead(ist('2025-10-12T23:59'), 1)
    await lead(ist('2025-10-13T00:00'), 2)
    for (const [index, hours] of [3, 4, 5, 6, 7, 8, 30].entries())
      await lead(ist(`2025-10-14T1${index}:00`), hours)
    await lead(ist('2025-10-15T10:00'))
    await lead(ist('2025-10-31T11:00'))
    await lead(ist('2025-10-16T10:00'), undefined, 'website@our.example')
    const figures = await readFigures(store.sql.read, { from: '2025-10-06', until: '2025-10-31' }, options)
    expect(figures?.leadsByWeek).toEqual([
      { name: '2025-10-06', number: 1 },
      { name: '2025-10-13', number: 9 },
      { name: '2025-10-20', number: 0 },
      { name: '2025-10-27', number: 1 },
    ])
    // Of ten that are answered or due, eight were in time; today's can still be.
    expect(figures?.answering).toEqual({
      leads: 11,
      answered: 9,
      median: 5 * 60,
      ninetieth: 30 * 60,
      inTime: 0.8,
    })
    expect(figures?.answeringByMember).toEqual([
      { memberId: asha.id, leads: 9, answered: 9, median: 300, ninetieth: 1800, inTime: 8 / 9 },
      { memberId: null, leads: 2, answered: 0, median: null, ninetieth: null, inTime: 0 },
    ])
    expect(figures && figuresCsv(figures, 'leadsByWeek', new Map())).toMatch(
      /^week from \(Asia\/Kolkata\),number\r\n2025-10-06,1\r\n2025-10-13,9\r\n/,
    )
    // A spreadsheet would execute a name that begins like this.
    expect(figures && figuresCsv(figures, 'answeringByMember', new Map([[asha.id, '=Asha']]))).toContain(
      "'=Asha,9,9,300,1800",
    )
  })

  test('days and weeks follow the configured time zone, also when its clocks change', async () => {
    const { store, lead } = await filled()
    // Clocks in Berlin went back on Sunday 26 October 2025.
    await lead(new Date('2025-10-19T21:59:00Z'))
    await lead(new Date('2025-10-19T22:00:00Z'))
    await lead(new Date('2025-10-26T22:59:00Z'))
    await lead(new Date('2025-10-26T23:00:00Z'))
    await lead(new Date('2025-10-31T22:59:00Z'))
    await lead(new Date('2025-10-31T23:00:00Z'))
    const berlin = { ...options, timeZone: 'Europe/Berlin' }
    const figures = await readFigures(store.sql.read, { from: '2025-10-19', until: '2025-10-31' }, berlin)
    expect(figures?.leadsByWeek).toEqual([
      { name: '2025-10-13', number: 1 },
      { name: '2025-10-20', number: 2 },
      { name: '2025-10-27', number: 2 },
    ])
    expect(figures?.timeZone).toBe('Europe/Berlin')
  })

  test('page views, campaigns and subscribers are counted for the requested days', async () => {
    const { store } = await filled()
    const event = {
      day: '2025-10-14',
      path: '/pricing',
      heading: '',
      referrer: '',
      source: 'mail',
      medium: 'email',
      campaign: 'diwali',
      device: 'phone',
    } as const
    const counted = [
      { ...event, event: 'page_viewed' },
      { ...event, event: 'page_viewed' },
      { ...event, event: 'lead_sent' },
      { ...event, event: 'page_viewed', day: '2025-11-02' },
    ] as const
    for (const one of counted) await store.countEvent(one, 1000)
    const request = {
      email: 'n@kaveri.example',
      page: '/blog',
      consentVersion: '1',
      askedAt: ist('2025-10-14T10:00'),
    }
    await store.subscribe(request, { in: 1, atMost: 1, atMostOneIn: 1 })
    const figures = await readFigures(store.sql.read, { from: '2025-10-13', until: '2025-10-19' }, options)
    expect(figures).toMatchObject({
      pageViewsByWeek: [{ name: '2025-10-13', number: 2 }],
      pageViewsByPage: [{ name: '/pricing', number: 2 }],
      leadsByPage: [{ name: '/pricing', number: 1 }],
      leadsByCampaign: [{ name: 'mail / email / diwali', number: 1 }],
      subscribers: { pending: 1, confirmed: 0, unsubscribed: 0 },
      subscribersByWeek: [{ name: '2025-10-13', number: 0 }],
    })
    expect(
      await readFigures(store.sql.read, { from: '2025-10-19', until: '2025-10-13' }, options),
    ).toBeUndefined()
    expect(
      await readFigures(store.sql.read, { from: '2025-02-31', until: '2025-10-13' }, options),
    ).toBeUndefined()
  })
})
