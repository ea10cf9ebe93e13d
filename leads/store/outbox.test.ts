import { describe, expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { ref } from '../testing/reference.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'
import type { Claim } from './claim.ts'
import type { Store } from './open-store.ts'

const at = new Date('2025-10-14T06:12:00Z')
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const lease = 60_000

async function claim(store: Store, now = at): Promise<Claim> {
  const claimed = await store.claimDelivery(now, lease)
  if (!claimed) throw new Error('nothing to claim')
  return claimed
}

describe.each(databases)('%s', (database) => {
  const twoStores = async () => {
    const place = await freshPlace(database)
    return [await storeAt(place), await storeAt(place)] as const
  }
  const onlyDelivery = async (store: Store) => (await store.list({}))[0]?.deliveries[0]

  test('workers of two servers take each delivery once between them', async () => {
    const stores = await twoStores()
    const leads = Array.from({ length: 30 }, (_, index) => ({ ...sampleLead, message: `Message ${index}` }))
    await Promise.all(leads.map((lead) => acceptLead(stores[0], lead, mailTo('sales@our.example'), at)))
    const claimed: string[] = []
    const work = async (store: Store) => {
      for (;;) {
        const taken = await store.claimDelivery(at, lease)
        if (!taken) return
        claimed.push(String(taken.outboxId))
        expect(await store.recordOutcome(taken, { state: 'delivered', at })).toBe(true)
      }
    }
    await Promise.all([...stores, ...stores].map(work))
    expect(claimed).toHaveLength(30)
    expect(new Set(claimed).size).toBe(30)
    expect(await stores[1].dueDeliveries(at, lease)).toEqual(new Map())
  })

  test('a server whose clock is a little behind leaves a delivery to the one that has taken it', async () => {
    const [ahead, behind] = await twoStores()
    await acceptLead(ahead, sampleLead, mailTo('sales@our.example'), at)
    await claim(ahead, later(2))
    expect(await behind.claimDelivery(at, lease)).toBeUndefined()
    expect(await behind.claimDelivery(later(63), lease)).toBeDefined()
  })

  test('a worker whose lease ended mid-send cannot overwrite another’s result', async () => {
    const [first, second] = await twoStores()
    await acceptLead(first, sampleLead, mailTo('sales@our.example'), at)
    const slow = await claim(first)
    expect(await second.dueDeliveries(at, lease)).toEqual(new Map([['mail', later(60)]]))
    const quick = await claim(second, later(60))
    expect(quick.attempts).toBe(2)
    expect(await second.recordOutcome(quick, { state: 'delivered', at: later(61) })).toBe(true)
    const dead = {
      state: 'dead',
      failedAt: later(62),
      error: 'late',
      alerts: mailTo('ops@our.example'),
    } as const
    expect(await first.recordOutcome(slow, dead)).toBe(false)
    expect((await first.list({}))[0]?.deliveries).toMatchObject([{ state: 'delivered', lastError: null }])
  })

  test('a dead letter raises its alert with it, is replayed from the beginning, and raises it again', async () => {
    const [store] = await twoStores()
    const { reference } = await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
    const alerts = [{ kind: 'alert-mail', address: 'ops@our.example' }] as const
    const die = async (now: Date) =>
      store.recordOutcome(await claim(store, now), { state: 'dead', failedAt: now, error: '550 No', alerts })
    await die(at)
    const alert = await claim(store, later(1))
    expect(alert).toMatchObject({ kind: 'alert-mail', queuedAt: at, position: 2, lead: { reference } })
    await store.recordOutcome(alert, { state: 'delivered', at: later(1) })

    expect(await store.replayDead(later(100), ref('251014-9999'))).toBe(0)
    expect(await store.replayDead(later(100), reference)).toBe(1)
    expect(await onlyDelivery(store)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: later(100),
      lastError: '550 No',
    })
    expect(await claim(store, later(100))).toMatchObject({
      kind: 'lead-mail',
      attempts: 1,
      queuedAt: later(100),
    })
    await store.releaseLeases()
    await die(later(200))
    expect(await claim(store, later(201))).toMatchObject({ kind: 'alert-mail', attempts: 1 })
    expect((await store.find(reference))?.deliveries).toHaveLength(2)
  })

  test('a refused or failed delivery counts as trouble until it is sent, given up, or queued again', async () => {
    const [store] = await twoStores()
    const { reference } = await acceptLead(store, sampleLead, mailTo('a@our.example', 'b@our.example'), at)
    const trouble = async () => {
      const { dead, refused } = await store.trouble(at)
      return { dead, refused }
    }
    const failure = { failedAt: at, error: '554 No', alerts: [] }
    const refusal = { ...failure, state: 'waiting', nextAttemptAt: later(10), refused: true } as const
    await store.recordOutcome(await claim(store), refusal)
    await store.recordOutcome(await claim(store), refusal)
    expect(await trouble()).toEqual({ dead: 0, refused: 2 })
    await store.recordOutcome(await claim(store, later(10)), { state: 'delivered', at })
    await store.recordOutcome(await claim(store, later(10)), { ...failure, state: 'dead' })
    expect(await trouble()).toEqual({ dead: 1, refused: 0 })
    await store.replayDead(at, reference)
    await store.recordOutcome(await claim(store), refusal)
    expect(await trouble()).toEqual({ dead: 0, refused: 1 })

    const underWay = await claim(store, later(10))
    expect(await store.dismissFailed(at, ref('251014-9999'))).toBe(0)
    expect(await store.dismissFailed(at, reference)).toBe(1)
    expect(await store.recordOutcome(underWay, refusal)).toBe(false)
    expect(await trouble()).toEqual({ dead: 0, refused: 0 })
    expect(await store.claimDelivery(later(3_600), lease)).toBeUndefined()
    expect(await store.dismissFailed(at)).toBe(0)
  })

  test('waiting deliveries can be made due, for one lead or for all', async () => {
    const [store] = await twoStores()
    const { reference } = await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
    await store.recordOutcome(await claim(store), {
      state: 'waiting',
      failedAt: at,
      nextAttemptAt: later(7200),
      error: '451',
      alerts: [],
    })
    expect(await store.claimDelivery(later(10), lease)).toBeUndefined()
    expect(await store.retryNow(later(10), ref('251014-9999'))).toBe(0)
    expect(await store.retryNow(later(10), reference)).toBe(1)
    expect(await claim(store, later(10))).toMatchObject({ attempts: 2 })
    expect(await store.retryNow(later(20))).toBe(0)
  })

  test('a wait set before the clock went back ten hours is over, whatever is left of it', async () => {
    const [store] = await twoStores()
    await acceptLead(store, sampleLead, mailTo('sales@our.example'), at)
    const wait = { state: 'waiting', error: '451', alerts: [] } as const
    await store.recordOutcome(await claim(store), { ...wait, failedAt: at, nextAttemptAt: later(120) })
    const back = later(-36_000)
    const [due] = (await store.dueDeliveries(back, lease)).values()
    expect(Number(due)).toBeLessThanOrEqual(back.getTime())
    const taken = await claim(store, back)
    // The next wait is set by the current clock, and is kept.
    const next = new Date(back.getTime() + 120_000)
    await store.recordOutcome(taken, { ...wait, failedAt: back, nextAttemptAt: next })
    expect(await store.dueDeliveries(back, lease)).toEqual(new Map([['mail', next]]))
    expect(await store.claimDelivery(back, lease)).toBeUndefined()
  })

  test('deliveries are claimed by destination', async () => {
    const [store] = await twoStores()
    const destinations = [
      ...mailTo('sales@our.example'),
      { kind: 'thanks-mail', address: sampleLead.email },
      { kind: 'webhook', address: 'crm' },
      { kind: 'relay', address: 'relay.example' },
      { kind: 'alert-webhook', address: 'alert' },
    ] as const
    await acceptLead(store, sampleLead, destinations, at)
    const names = ['mail', 'visitor mail', 'webhook crm', 'relay', 'webhook alert']
    expect([...(await store.dueDeliveries(at, lease)).keys()].toSorted()).toEqual(names.toSorted())
    for (const [index, name] of names.entries()) {
      expect(await store.claimDelivery(at, lease, name)).toMatchObject({ position: index + 1 })
      expect(await store.claimDelivery(at, lease, name)).toBeUndefined()
    }
  })

  test('mails stored as files are sent later: leads always, thank-you mails only while fresh', async () => {
    const [store] = await twoStores()
    const thanks = [{ kind: 'thanks-mail', address: sampleLead.email }] as const
    await acceptLead(store, sampleLead, [...mailTo('sales@our.example'), ...thanks], at)
    for (let taken = 0; taken < 2; taken++) {
      await store.recordOutcome(await claim(store), { state: 'kept', at })
    }
    expect(await store.sendKept(later(90_000))).toBe(1)
    expect(await claim(store, later(90_000))).toMatchObject({ kind: 'lead-mail' })
  })
})
