import { expect, test } from 'vitest'
import { subscribePath } from '../../common/lead/newsletter.ts'
import { onEachDatabase, freshPlace, storeAt } from '../testing/stores.ts'
import { testApp } from '../testing/test-app.ts'

const secret = 'a-secret-of-more-than-thirty-two-letters'
const at = `/inbound/newsletter/${secret}`
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const json = (body: unknown) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
})

/** As reported by Mailchimp, Zoho Campaigns and others, from their public documentation. */
const tellings: Record<string, RequestInit> = {
  'a form with data[email]': form({
    type: 'unsubscribe',
    fired_at: '2026-11-29 10:00:00',
    'data[action]': 'unsub',
    'data[email]': 'Nandini@Kaveri.example',
  }),
  'JSON with contact_email': json({
    webhook_name: 'Left',
    action: 'unsubscribe',
    contact_email: 'nandini@kaveri.example',
    data: [],
  }),
  'JSON with email alone': json({ email: 'nandini@kaveri.example' }),
}

onEachDatabase((database) => {
  async function listed() {
    const { app, store, logged } = testApp(
      { store: await storeAt(await freshPlace(database)) },
      { INBOUND_NEWSLETTER_SECRET: secret },
    )
    for (const email of ['nandini@kaveri.example', 'arjun@sahyadri.example'])
      await app.request(subscribePath, {
        method: 'POST',
        body: new URLSearchParams({ email, page: '/blog' }),
      })
    for (const { uid, askedAt } of await store.subscribers())
      await store.confirmSubscriber(uid, askedAt, new Date())
    const states = async () => (await store.subscribers()).map(({ state }) => state)
    return { app, states, logged }
  }

  test.each(Object.entries(tellings))(
    'a person unsubscribed by the mailing program is off the list: %s',
    async (_, telling) => {
      const { app, states, logged } = await listed()
      expect((await app.request(at, telling)).status).toBe(200)
      expect(await states()).toEqual(['unsubscribed', 'confirmed'])
      // It reports again if our answer was lost.
      expect((await app.request(at, telling)).status).toBe(200)
      expect(logged.filter(({ event }) => event === 'newsletter_left').length).toBeGreaterThan(0)
    },
  )

  test('its other reports change nothing, and neither does an unknown one', async () => {
    const { app, states } = await listed()
    const other = form({ type: 'profile', 'data[email]': 'nandini@kaveri.example' })
    expect((await app.request(at, other)).status).toBe(200)
    expect((await app.request(at, json({ email: 'nobody@else.example' }))).status).toBe(200)
    for (const telling of [
      json('{'),
      json('null'),
      json({ email: 5 }),
      form({ email: 'a, b@c.example' }),
      form({}),
    ])
      expect((await app.request(at, telling)).status).toBe(400)
    expect(await states()).toEqual(['confirmed', 'confirmed'])
  })

  test('without the secret the address does not exist; with it, a program’s initial check is answered', async () => {
    const { app, states } = await listed()
    const leave = tellings['JSON with email alone']
    expect((await app.request(`${at}x`, leave)).status).toBe(404)
    expect((await testApp().app.request(at, leave)).status).toBe(404)
    expect(await states()).toEqual(['confirmed', 'confirmed'])
    expect((await app.request(at)).status).toBe(200)
  })
})
