import { describe, expect, test } from 'vitest'
import { databases, freshPlace, storeAt } from '../testing/stores.ts'
import type { Store } from './open-store.ts'
import { minute } from '../../common/lead/milliseconds.ts'

const limits = { atMostOneIn: 10 * minute, atMost: 3, in: 1440 * minute }
const at = (minutes: number) => new Date(Date.UTC(2025, 9, 14) + minutes * minute)

const ask = (store: Store, minutes: number, email = 'Nandini.R@kaveribank.example') =>
  store.subscribe({ email, page: '/blog', consentVersion: '1', askedAt: at(minutes) }, limits)

async function only(store: Store) {
  const [subscriber, ...others] = await store.subscribers()
  expect(others).toEqual([])
  if (!subscriber) throw new Error('nobody asked')
  return subscriber
}

describe.each(databases)('%s', (database) => {
  const newStore = async () => storeAt(await freshPlace(database))

  test('an address subscribed twice, in any case, is one subscriber, as last typed', async () => {
    const store = await newStore()
    await ask(store, 0)
    await ask(store, 20, 'nandini.r@KAVERIBANK.example')
    expect(await only(store)).toMatchObject({
      email: 'nandini.r@KAVERIBANK.example',
      state: 'pending',
      askedAt: at(20),
      page: '/blog',
      consentVersion: '1',
      confirmedAt: null,
    })
  })

  test('mails one address at most once in ten minutes and three times a day, however many concurrent requests', async () => {
    const store = await newStore()
    const mailed = async (minutes: number) =>
      (await Promise.all([1, 2, 3].map(() => ask(store, minutes)))).filter((answer) => answer.mailed).length
    expect(await mailed(0)).toBe(1)
    expect(await mailed(9)).toBe(0)
    expect(await mailed(11)).toBe(1)
    expect(await mailed(30)).toBe(1)
    expect(await mailed(60)).toBe(0)
    expect(await mailed(1500)).toBe(1)
  })

  test('counts a person’s tagged addresses as one mailbox, however many concurrent requests', async () => {
    const store = await newStore()
    const mailed = async (minutes: number) => {
      const tagged = [1, 2, 3, 4].map((tag) =>
        ask(store, minutes, `Victim+${minutes}-${tag}@kaveribank.example`),
      )
      return (await Promise.all(tagged)).filter((answer) => answer.mailed).length
    }
    expect(await mailed(0)).toBe(1)
    expect(await mailed(9)).toBe(0)
    expect(await mailed(11)).toBe(1)
    expect(await mailed(30)).toBe(1)
    expect(await mailed(60)).toBe(0)
    // Stored and mailed as typed.
    const typed = (await store.subscribers()).map(({ email }) => email)
    expect(typed).toHaveLength(20)
    expect(typed[0]).toMatch(/^Victim\+0-\d@kaveribank\.example$/)
    expect((await store.claimDelivery(at(0), minute))?.address).toMatch(/^Victim\+0-\d@kaveribank\.example$/)
  })

  test('limits mails to a domain without affecting others', async () => {
    const store = await newStore()
    const mailed = async (minutes: number, email: string) => {
      const request = { email, page: '', consentVersion: '1', askedAt: at(minutes) }
      const atDomain = { atMost: 2, in: 60 * minute }
      return (await store.subscribe(request, { ...limits, atDomain })).mailed
    }
    const answers = []
    for (const name of ['a', 'b', 'c']) answers.push(await mailed(0, `${name}@Victim.example`))
    expect(answers).toEqual([true, true, false])
    expect(await mailed(1, 'a@sub.victim.example')).toBe(true)
    expect(await mailed(61, 'd@victim.example')).toBe(true)
  })

  test('a person who has left gets no earlier mail, under another tag either', async () => {
    const store = await newStore()
    const fail = async (minutes: number) => {
      const claim = await store.claimDelivery(at(minutes), minute)
      if (!claim) throw new Error('nothing to send')
      await store.recordOutcome(claim, { state: 'dead', failedAt: at(minutes), error: 'no', alerts: [] })
    }
    await ask(store, 0, 'victim+1@kaveribank.example')
    await fail(1)
    await ask(store, 20, 'victim+2@kaveribank.example')
    await fail(21)
    await ask(store, 40, 'victim+3@kaveribank.example')
    const [first] = await store.subscribers()
    await store.unsubscribe(first?.uid ?? '', at(45))
    expect(await store.replayDead(at(50))).toBe(0)
    expect(await store.claimDelivery(at(60), minute)).toBeUndefined()
  })

  test('the mail about a subscriber is claimed with the subscriber', async () => {
    const store = await newStore()
    await ask(store, 0)
    const { uid } = await only(store)
    expect(await store.claimDelivery(at(0), minute)).toMatchObject({
      kind: 'confirmation-mail',
      address: 'Nandini.R@kaveribank.example',
      queuedAt: at(0),
      subscriber: { uid },
    })
  })

  test('confirms once, stays confirmed when asked again, and remembers everybody who has left', async () => {
    const store = await newStore()
    await ask(store, 0)
    const { uid } = await only(store)
    expect(await store.confirmSubscriber(uid, at(0), at(5))).toBe('confirmed')
    expect(await store.confirmSubscriber(uid, at(0), at(6))).toBe('already confirmed')
    await ask(store, 20)
    expect(await only(store)).toMatchObject({ state: 'confirmed', askedAt: at(0), confirmedAt: at(5) })

    expect(await store.unsubscribe(uid, at(30))).toBe(true)
    expect(await only(store)).toMatchObject({ state: 'unsubscribed', unsubscribedAt: at(30) })
    // The mail of 00:20 was still to be sent; a person who has left is not mailed.
    expect(await store.claimDelivery(at(40), minute)).toBeUndefined()
    expect(await store.confirmSubscriber(uid, at(20), at(40))).toBe('not found')
  })

  test('a person who has left may return, with a link made after leaving', async () => {
    const store = await newStore()
    await ask(store, 0)
    const { uid } = await only(store)
    await store.unsubscribe(uid, at(1))
    await ask(store, 20)
    expect(await store.confirmSubscriber(uid, at(0), at(21))).toBe('not found')
    expect(await store.confirmSubscriber(uid, at(20), at(21))).toBe('confirmed')
    expect(await only(store)).toMatchObject({ state: 'confirmed', unsubscribedAt: null })
  })

  test('deletes subscribers who did not confirm in time, with the mails about them, and nobody else', async () => {
    const store = await newStore()
    await ask(store, 0, 'late@kaveribank.example')
    await ask(store, 0, 'confirmed@kaveribank.example')
    await ask(store, 10, 'young@kaveribank.example')
    const confirmed = (await store.subscribers()).find(({ email }) => email.startsWith('confirmed'))
    await store.confirmSubscriber(confirmed?.uid ?? '', at(0), at(1))
    expect(await store.erasePendingSubscribers(at(10), at(10))).toEqual({
      references: [],
      subscribers: 1,
      mails: [expect.stringMatching(/^newsletter-[\w-]{22}$/), expect.stringMatching(/^newsletter-\d+$/)],
    })
    expect((await store.subscribers()).map(({ email }) => email)).toEqual([
      'confirmed@kaveribank.example',
      'young@kaveribank.example',
    ])
    expect(await store.unsubscribe('nobody', at(10))).toBe(false)
  })
})
