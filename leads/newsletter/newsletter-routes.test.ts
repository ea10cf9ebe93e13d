import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { newsletterPages, newsletterPath } from '../../site/content/newsletter-pages.ts'
import { subscribePath } from '../../common/lead/newsletter.ts'
import type { Store } from '../store/open-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { testApp } from '../testing/test-app.ts'
import type { SiteFile } from '../web/site-files.ts'
import { linkTokens } from './link-tokens.ts'

const email = 'Nandini.R@kaveribank.example'
const now = new Date('2025-10-14T06:12:00Z')
const weekLater = new Date(now.getTime() + 7 * 86_400_000)

/** A site of pages that contain their name, and the form where it is to be filled in. */
const page = (name: string): SiteFile => ({
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  hash: name,
  bodies: new Map([['identity', new TextEncoder().encode(`<p>${name}</p><input data-typed-address="">`)]]),
  contentSecurityPolicy: "default-src 'none'",
})
const site = {
  files: new Map(newsletterPages.map((name) => [newsletterPath(name) as string, page(name)])),
  notFound: undefined,
}

function newsletterApp(variables: Record<string, string> = {}, time = () => now, own?: Store) {
  const tokens = linkTokens('a secret that only the tests know')
  const mails: true[] = []
  const { app, store, logged } = testApp(
    { site, tokens, now: time, onDelivery: () => mails.push(true), ...(own && { store: own }) },
    variables,
  )
  const subscribe = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(subscribePath, { method: 'POST', body: new URLSearchParams(values), headers })
  const asked = async () => {
    await subscribe({ email, page: '/blog' })
    const [subscriber] = await store.subscribers()
    if (!subscriber) throw new Error('not stored')
    const { uid } = subscriber
    return {
      confirm: `/newsletter/confirm?token=${tokens.confirm({ uid, issuedAt: now })}`,
      unsubscribe: `/newsletter/unsubscribe?token=${tokens.unsubscribe(uid)}`,
    }
  }
  const state = async () => (await store.subscribers())[0]?.state
  const get = (path: string) => app.request(path)
  const post = (path: string, body: string | FormData = '') => app.request(path, { method: 'POST', body })
  return { app, store, logged, mails, subscribe, asked, state, get, post }
}

const where = (response: Response) => [response.status, response.headers.get('Location')]

test('stores a subscriber as pending, with consent and page, and puts one mail into the outbox', async () => {
  const { subscribe, store, mails, logged } = newsletterApp()
  expect(where(await subscribe({ email, page: '/blog' }))).toEqual([303, '/newsletter/check-your-mail'])
  expect(await store.subscribers()).toMatchObject([
    { email, state: 'pending', page: '/blog', consentVersion: '2', askedAt: now },
  ])
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toMatch(/nandini/i)
})

test('answers the script in plain words, the same whether the address was known or not', async () => {
  const { subscribe, mails } = newsletterApp()
  const accept = { Accept: 'text/plain' }
  for (const typed of [email, email.toUpperCase()]) {
    const response = await subscribe({ email: typed }, accept)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
  }
  expect(mails).toHaveLength(1)
  const wrong = await subscribe({ email: 'nandini' }, accept)
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Valid email is required'])
})

test('a form without script keeps the wrong address, and nothing in it is executed', async () => {
  const { subscribe, store } = newsletterApp()
  const response = await subscribe({ email: '"><script>alert(1)</script>$&' })
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(
    '<p>wrong-address</p><input value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;">',
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await store.subscribers()).toEqual([])
})

test('too many requests and a store that cannot write keep the address as well', async () => {
  const { subscribe } = newsletterApp({ RATE_LIMIT_PER_MINUTE: '1' })
  await subscribe({ email })
  const limited = await subscribe({ email })
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await limited.text()).toContain(`value="${email}"`)

  const store = temporaryStore()
  await store.close()
  const { app } = testApp({ site, store })
  const failed = await app.request(subscribePath, { method: 'POST', body: new URLSearchParams({ email }) })
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain(`value="${email}"`)
})

test('all clients together have a limit; the answer is the same for every address, and keeps it', async () => {
  const { subscribe, store, mails, logged } = newsletterApp({ STRANGER_MAILS_PER_HOUR: '2' })
  await subscribe({ email })
  // Counted although no mail is sent: otherwise the next answer would reveal that.
  await subscribe({ email })
  expect(mails).toHaveLength(1)
  for (const address of [email, 'somebody@else.example']) {
    const refused = await subscribe({ email: address })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1800'])
    expect(await refused.text()).toContain(`<p>try-later</p><input value="${address}">`)
  }
  expect(await store.subscribers()).toHaveLength(1)
  expect(logged.map(({ event }) => event)).toContain('newsletter_cap_reached')
})

test('colleagues use up only their domain’s share; users of a public provider are treated as strangers', async () => {
  const { subscribe, mails } = newsletterApp()
  const ask = async (domain: string) => {
    const before = mails.length
    for (let number = 0; number < 25; number++) await subscribe({ email: `p${number}@${domain}` })
    return mails.length - before
  }
  expect(await ask('kaveribank.example')).toBe(20)
  expect(await ask('gmail.com')).toBe(25)
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
  [{ Origin: 'http://localhost', Host: 'localhost' }, 303],
])('another site cannot make its visitors subscribe: %j is answered %i', async (headers, status) => {
  const { subscribe } = newsletterApp()
  expect((await subscribe({ email }, headers)).status).toBe(status)
})

test('a scanner that opens the links changes nothing; the button confirms once', async () => {
  const { asked, get, post, state } = newsletterApp()
  const links = await asked()
  for (const link of [links.confirm, links.unsubscribe]) {
    const response = await get(link)
    expect(response.status).toBe(200)
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  }
  expect(await state()).toBe('pending')
  expect(where(await post(links.confirm))).toEqual([303, '/newsletter/confirmed'])
  expect(await state()).toBe('confirmed')
  expect(where(await post(links.confirm))).toEqual([303, '/newsletter/already-confirmed'])
  expect(where(await get(links.confirm))).toEqual([303, '/newsletter/already-confirmed'])
})

test('an old or broken link says so and confirms nothing', async () => {
  let time = now
  const { asked, get, post, state } = newsletterApp({}, () => time)
  const { confirm } = await asked()
  for (const path of [`${confirm}x`, '/newsletter/confirm', '/newsletter/unsubscribe?token=x.y']) {
    expect(where(await get(path))).toEqual([303, '/newsletter/link-broken'])
    expect(where(await post(path))).toEqual([303, '/newsletter/link-broken'])
  }
  time = weekLater
  expect(where(await get(confirm))).toEqual([303, '/newsletter/link-expired'])
  expect(where(await post(confirm))).toEqual([303, '/newsletter/link-expired'])
  expect(await state()).toBe('pending')
})

test('unsubscribing works by button and by a mail program’s one click, permanently', async () => {
  let time = now
  const { asked, post, state } = newsletterApp({}, () => time)
  const { confirm, unsubscribe } = await asked()
  await post(confirm)
  time = new Date(now.getTime() + 400 * 86_400_000)
  const oneClick = await post(unsubscribe, 'List-Unsubscribe=One-Click')
  expect([oneClick.status, await oneClick.text()]).toEqual([200, 'OK'])
  expect(await state()).toBe('unsubscribed')
  const asParts = new FormData()
  asParts.set('List-Unsubscribe', 'One-Click')
  const byParts = await post(unsubscribe, asParts)
  expect([byParts.status, await byParts.text()]).toEqual([200, 'OK'])
  expect(where(await post(unsubscribe))).toEqual([303, '/newsletter/unsubscribed'])
  expect((await post('/newsletter/unsubscribe?token=x.y', 'List-Unsubscribe=One-Click')).status).toBe(400)
})

async function expectLater(unanswered: Response) {
  expect([unanswered.status, await unanswered.text()]).toEqual([
    503,
    expect.stringContaining('<p>link-later</p>'),
  ])
  expect(unanswered.headers.get('Retry-After')).toBe('30')
  expect(unanswered.headers.get('Cache-Control')).toBe('no-store')
}

test('while the store is locked, a link is answered with a page that says what to do, and works afterwards', async () => {
  const file = join(temporaryFolder(), 'leads.sqlite')
  const { asked, post, state, logged } = newsletterApp({}, () => now, temporaryStore(file))
  const links = await asked()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  for (const answer of await Promise.all([post(links.confirm), post(links.unsubscribe)])) {
    await expectLater(answer)
  }
  expect(logged).toContainEqual(
    expect.objectContaining({
      event: 'newsletter_link_unanswered',
      problem: 'another program holds the file',
    }),
  )
  other.exec('ROLLBACK')
  expect(where(await post(links.confirm))).toEqual([303, '/newsletter/confirmed'])
  expect(await state()).toBe('confirmed')
})

test('a link that cannot even be read is answered the same', async () => {
  const { asked, get, store } = newsletterApp()
  const { confirm } = await asked()
  await store.close()
  await expectLater(await get(confirm))
})
