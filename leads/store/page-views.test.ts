import { describe, expect, test } from 'vitest'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'
import type { CountedEvent } from './page-views.ts'

const view: CountedEvent = {
  event: 'page_viewed',
  day: '2025-10-14',
  path: '/offers',
  heading: '',
  referrer: 'news.example',
  source: 'letter',
  medium: 'email',
  campaign: 'diwali',
  device: 'phone',
}
const plenty = 1000

describe.each(databases)('%s', (database) => {
  const newStore = async () => storeAt(await freshPlace(database))

  test('identical events are one row, however many come concurrently', async () => {
    const store = await newStore()
    await Promise.all(Array.from({ length: 20 }, () => store.countEvent(view, plenty)))
    await store.countEvent({ ...view, device: 'desktop' }, plenty)
    expect(await store.eventTotals('device', {})).toEqual([
      { name: 'desktop', event: 'page_viewed', number: 1 },
      { name: 'phone', event: 'page_viewed', number: 20 },
    ])
    expect(await store.eventTotals('path', {})).toEqual([
      { name: '/offers', event: 'page_viewed', number: 21 },
    ])
  })

  test('totals cover the requested days, both included', async () => {
    const store = await newStore()
    for (const day of ['2025-10-13', '2025-10-14', '2025-10-15', '2025-10-16'])
      await store.countEvent({ ...view, day }, plenty)
    const days = async (range: Parameters<typeof store.eventTotals>[1]) =>
      (await store.eventTotals('day', range)).map(({ name }) => name)
    expect(await days({ since: '2025-10-14', until: '2025-10-15' })).toEqual(['2025-10-14', '2025-10-15'])
    expect(await days({ since: '2025-10-15' })).toEqual(['2025-10-15', '2025-10-16'])
  })

  test('a campaign is named by its three parts, and no campaign by nothing', async () => {
    const store = await newStore()
    await store.countEvent(view, plenty)
    await store.countEvent({ ...view, medium: '' }, plenty)
    await store.countEvent({ ...view, source: '', medium: '', campaign: '', event: 'lead_sent' }, plenty)
    expect(await store.eventTotals('campaign', {})).toEqual([
      { name: '', event: 'lead_sent', number: 1 },
      { name: 'letter /  / diwali', event: 'page_viewed', number: 1 },
      { name: 'letter / email / diwali', event: 'page_viewed', number: 1 },
    ])
  })

  test('invented texts cannot fill the disk: once a day is full they are counted as other', async () => {
    const store = await newStore()
    for (let visit = 0; visit < 30; visit++)
      await store.countEvent({ ...view, referrer: `r${visit}.example`, campaign: `c${visit}` }, 3)
    await store.countEvent({ ...view, referrer: 'r1.example', campaign: 'c1' }, 3)
    await store.countEvent({ ...view, day: '2025-10-15' }, 3)
    expect(await store.eventTotals('referrer', { until: '2025-10-14' })).toEqual([
      { name: 'other', event: 'page_viewed', number: 27 },
      { name: 'r0.example', event: 'page_viewed', number: 1 },
      { name: 'r1.example', event: 'page_viewed', number: 2 },
      { name: 'r2.example', event: 'page_viewed', number: 1 },
    ])
    expect(await store.eventTotals('referrer', { since: '2025-10-15' })).toMatchObject([
      { name: 'news.example' },
    ])
  })
})
