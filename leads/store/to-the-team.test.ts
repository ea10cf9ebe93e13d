import { expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from '../testing/stores.ts'
import type { RecipientsOf } from './delivery.ts'
import type { Store } from './open-store.ts'

const at = new Date('2025-10-14T06:12:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const lease = 60_000
const nextHours = later(2 * 3_600)

const team = (...addresses: string[]): RecipientsOf => ({ 'lead-mail': addresses, 'alert-mail': [] })

onEachDatabase((database) => {
  const newStore = async () => storeAt(await freshPlace(database))
  const claim = (store: Store, now: Date, recipientsOf: RecipientsOf) =>
    store.claimDelivery(now, lease, 'mail', recipientsOf)

  /** Delivers everything due, and returns where it went. */
  async function deliverAll(store: Store, now: Date, recipientsOf: RecipientsOf): Promise<string[]> {
    const reached: string[] = []
    for (;;) {
      const taken = await claim(store, now, recipientsOf)
      if (!taken) return reached.toSorted()
      reached.push(taken.address)
      await store.recordOutcome(taken, { state: 'delivered', at: now })
    }
  }
  const deliveries = async (store: Store) =>
    (await store.list({}))[0]?.deliveries.map(({ destination, state }) => `${destination.address} ${state}`)

  test('mails stored before the settings were made go to whom they name', async () => {
    const store = await newStore()
    await acceptLead(store, sampleLead, mailTo('hello@orvani.example'), at)
    const kept = await claim(store, at, team('hello@orvani.example'))
    if (kept) await store.recordOutcome(kept, { state: 'kept', at })
    const now = team('asha@our.example', 'farhan@our.example')
    expect(await store.sendKept(later(60))).toBe(1)
    expect(await deliverAll(store, later(60), now)).toEqual(['asha@our.example', 'farhan@our.example'])
    expect(await deliveries(store)).toEqual(['asha@our.example delivered', 'farhan@our.example delivered'])
  })

  test('somebody removed meanwhile gets nothing more, and their successor gets it immediately', async () => {
    const store = await newStore()
    await acceptLead(store, sampleLead, mailTo('a@our.example', 'left@our.example'), at)
    const before = team('a@our.example', 'left@our.example')
    const first = await claim(store, at, before)
    if (first) await store.recordOutcome(first, { state: 'delivered', at })
    const second = await claim(store, at, before)
    expect(second?.address).toBe('left@our.example')
    const wait = {
      state: 'waiting',
      failedAt: at,
      nextAttemptAt: nextHours,
      error: '550 No',
      refused: true,
    } as const
    if (second) await store.recordOutcome(second, { ...wait, alerts: [] })
    const after = team('a@our.example', 'b@our.example')
    await store.hurryReaddressed(before, later(60))
    expect(await claim(store, later(60), before)).toBeUndefined()
    await store.hurryReaddressed(after, later(60))
    const taken = await claim(store, later(60), after)
    expect(taken).toMatchObject({ address: 'b@our.example', attempts: 1, queuedAt: later(60) })
    expect(await store.trouble(at)).toMatchObject({ refused: 0 })
    if (taken) await store.recordOutcome(taken, { state: 'delivered', at: later(61) })
    expect(await deliveries(store)).toEqual(['a@our.example delivered', 'b@our.example delivered'])
  })

  test('with nobody in their place the mail is withdrawn, including alerts', async () => {
    const store = await newStore()
    const alert = { kind: 'alert-mail', address: 'left@our.example' } as const
    await acceptLead(store, sampleLead, [...mailTo('a@our.example', 'left@our.example'), alert], at)
    expect(await deliverAll(store, at, team('a@our.example'))).toEqual(['a@our.example'])
    expect(await deliveries(store)).toEqual(['a@our.example delivered'])
  })

  test('two servers give the mails of two who left to two successors', async () => {
    const place = await freshPlace(database)
    const stores = [await storeAt(place), await storeAt(place)]
    const [store] = stores as [Store]
    await acceptLead(store, sampleLead, mailTo('x@our.example', 'y@our.example'), at)
    const now = team('a@our.example', 'b@our.example')
    const taken = await Promise.all(stores.map((each) => claim(each, at, now)))
    expect(new Set(taken.map((each) => each?.address))).toEqual(new Set(['a@our.example', 'b@our.example']))
  })

  test('a mail to a typed address goes there', async () => {
    const store = await newStore()
    await acceptLead(store, sampleLead, [{ kind: 'canary-mail', address: 'test@our.example' }], at)
    expect(await deliverAll(store, at, team('a@our.example'))).toEqual(['test@our.example'])
  })
})
