import { describe, expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { ref } from '../testing/reference.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'

const at = new Date('2025-10-14T06:12:00Z')
const recipients = mailTo('sales@our.example', 'second@our.example')

describe.each(databases)('%s', (database) => {
  const newStore = async () => storeAt(await freshPlace(database))

  test('identical leads posted concurrently through two connections are one', async () => {
    const place = await freshPlace(database)
    const [first, second] = [await storeAt(place), await storeAt(place)]
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        return acceptLead(index % 2 ? first : second, sampleLead, recipients, at)
      }),
    )
    expect(accepted.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(accepted.map(({ reference }) => reference))).toEqual(new Set([ref('251014-0001')]))
    const leads = await first.list({})
    expect(leads).toHaveLength(1)
    expect(leads[0]?.deliveries).toHaveLength(2)
  })

  test('numbers leads by the day in India', async () => {
    const store = await newStore()
    const times = ['2025-10-14T18:29:59Z', '2025-10-14T18:30:00Z', '2025-10-14T18:30:01Z']
    const references = []
    for (const time of times) {
      const lead = { ...sampleLead, message: time }
      references.push((await acceptLead(store, lead, recipients, new Date(time))).reference)
    }
    expect(references).toEqual([ref('251014-0001'), ref('251015-0001'), ref('251015-0002')])
  })

  test('a delivery belongs to one worker until its lease ends, and a late one cannot overwrite', async () => {
    const store = await newStore()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
    const lease = 60_000
    const first = await store.claimDelivery(at, lease)
    expect(first).toMatchObject({
      kind: 'lead-mail',
      attempts: 1,
      position: 1,
      lead: { name: sampleLead.name },
    })
    expect(await store.claimDelivery(new Date(at.getTime() + lease - 1), lease)).toBeUndefined()
    const second = await store.claimDelivery(new Date(at.getTime() + lease), lease)
    if (!first || !second) throw new Error('nothing to claim')
    expect(await store.recordOutcome(second, { state: 'delivered', at })).toBe(true)
    expect(await store.recordOutcome(first, { state: 'dead', failedAt: at, error: 'late', alerts: [] })).toBe(
      false,
    )
    expect((await store.find(ref('251014-0001')))?.deliveries[0]).toMatchObject({
      state: 'delivered',
      lastError: null,
    })
  })

  test('an attempt that seems days away after the clock went back is due now', async () => {
    const store = await newStore()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
    const yearBefore = new Date('2024-10-14T06:12:00Z')
    expect(await store.claimDelivery(yearBefore, 60_000)).toBeDefined()
  })

  test('lists the newest leads first, and no more than asked', async () => {
    const store = await newStore()
    for (const [second, message] of ['first', 'second', 'third'].entries())
      await acceptLead(store, { ...sampleLead, message }, recipients, new Date(at.getTime() + second * 1000))
    expect((await store.list({ limit: 2 })).map(({ message }) => message)).toEqual(['third', 'second'])
  })
})
