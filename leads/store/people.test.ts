import { describe, expect, test } from 'vitest'
import { acceptLead } from '../leads/accept-lead.ts'
import { mailTo } from '../testing/mail-to.ts'
import { ref } from '../testing/reference.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'

const nandini = { ...sampleLead, email: 'Nandini.R@kaveribank.example' }
const other = { ...nandini, email: 'farhan@kaveribank.example' }
const at = new Date('2025-10-14T06:12:00Z')
const weekLater = new Date('2025-10-21T06:12:00Z')
const limits = { atMostOneIn: 0, atMost: 9, in: 1 }

describe.each(databases)('%s', (database) => {
  async function deskWithPeople() {
    const store = await storeAt(await freshPlace(database))
    const to = mailTo('sales@our.example')
    await acceptLead(store, nandini, to, at)
    await acceptLead(
      store,
      { ...nandini, email: nandini.email.toLowerCase(), message: 'Again.' },
      to,
      weekLater,
    )
    await acceptLead(store, other, to, weekLater)
    for (const { email } of [nandini, other]) {
      await store.subscribe({ email, page: '/blog', consentVersion: '1', askedAt: at }, limits)
    }
    return store
  }

  test('finds everything about a person, whatever the case of the address', async () => {
    const store = await deskWithPeople()
    const { leads, subscriber } = await store.person('NANDINI.R@KAVERIBANK.EXAMPLE')
    expect(leads.map(({ message, deliveries }) => [message, deliveries.length])).toEqual([
      [nandini.message, 1],
      ['Again.', 1],
    ])
    expect(subscriber).toMatchObject({ email: nandini.email, state: 'pending' })
    expect(await store.person('nobody@kaveribank.example')).toEqual({ leads: [], subscriber: undefined })
  })

  test('erases all of it, and nobody else’s, including what was still to be sent', async () => {
    const store = await deskWithPeople()
    const erased = await store.erasePerson('nandini.r@kaveribank.example', weekLater)
    expect(erased).toMatchObject({ references: [ref('251014-0001'), ref('251021-0001')], subscribers: 1 })
    expect(erased.mails).toHaveLength(4)
    expect(await store.person(nandini.email)).toEqual({ leads: [], subscriber: undefined })
    expect((await store.list({})).map(({ email }) => email)).toEqual([other.email])
    expect(await store.counts()).toMatchObject({
      leads: 1,
      deliveries: { waiting: 2, delivered: 0, dead: 0 },
      subscribers: { pending: 1 },
    })
    // The same content counts as new again, under a reference never given before.
    const again = await acceptLead(store, nandini, mailTo('sales@our.example'), weekLater)
    expect(again).toEqual({ reference: ref('251021-0003'), repeated: false })
  })

  test('erases what is older than the retention period', async () => {
    const store = await deskWithPeople()
    expect(await store.eraseLeadsBefore(weekLater, weekLater)).toMatchObject({
      references: [ref('251014-0001')],
    })
    expect(await store.list({})).toHaveLength(2)
  })

  test('two spellings of an address are one person, found and erased by either', async () => {
    const store = await storeAt(await freshPlace(database))
    const to = mailTo('sales@our.example')
    const spellings = ['Jos\u00e9@b\u00fccher.example', 'jose\u0301@xn--bcher-kva.example']
    for (const email of spellings) {
      await acceptLead(store, { ...nandini, email, message: email }, to, at)
      await store.subscribe({ email, page: '/blog', consentVersion: '1', askedAt: at }, limits)
    }
    const again = await acceptLead(
      store,
      { ...nandini, email: spellings[1] ?? '', message: spellings[0] ?? '' },
      to,
      at,
    )
    expect(again.repeated).toBe(true)
    expect(await store.subscribers()).toHaveLength(1)
    expect((await store.person(spellings[0] ?? '')).leads).toHaveLength(2)
    const erased = await store.erasePerson(spellings[1] ?? '', at)
    expect(erased).toMatchObject({ references: [ref('251014-0001'), ref('251014-0002')], subscribers: 1 })
    expect(await store.counts()).toMatchObject({ leads: 0, subscribers: { pending: 0 } })
  })

  test('lists leads by the state of their deliveries', async () => {
    const store = await deskWithPeople()
    const claim = await store.claimDelivery(at, 1000)
    if (!claim) throw new Error('nothing to claim')
    await store.recordOutcome(claim, { state: 'dead', failedAt: at, error: '550', alerts: [] })
    expect(await store.list({ state: 'dead' })).toHaveLength(1)
    expect(await store.list({ state: 'waiting' })).toHaveLength(2)
    expect(await store.list({ state: 'held' })).toEqual([])
  })
})
