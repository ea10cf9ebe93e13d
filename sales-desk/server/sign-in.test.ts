import { describe, expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { deskForTests } from '../../leads/testing/desk-for-tests.ts'
import { databases, freshPlace, storeAt } from '../../leads/testing/stores.ts'

/** A well-formed token that no desk issued. */
const guessed = (number: number) => `${String(number).padStart(24, '0')}.${'0'.repeat(64)}`

describe.each(databases)('%s', (database) => {
  const open = async () => deskForTests(await storeAt(await freshPlace(database)))

  test('a link signs in once, and cannot be made from the store', async () => {
    const { browser, linkFor, store } = await open()
    const { token } = await linkFor('asha@our.example', 'owner')
    const rows = await store.sql.read`SELECT * FROM one_time_secrets`
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const first = await browser().post(routes.signInToken, { token })
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ me: { email: 'asha@our.example', state: 'active' } })
    const second = browser()
    expect((await second.post(routes.signInToken, { token })).status).toBe(401)
    expect(second.cookie).toBe('')
  })

  test('when several use a link concurrently, one gets in', async () => {
    const { browser, linkFor } = await open()
    const { token } = await linkFor('asha@our.example', 'owner')
    const answers = await Promise.all([1, 2, 3].map(() => browser().post(routes.signInToken, { token })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  })

  test('an expired link signs nobody in', async () => {
    const { browser, linkFor, clock } = await open()
    clock.now = new Date(Date.now() - 8 * 24 * 3_600_000)
    const { token } = await linkFor('asha@our.example', 'owner')
    clock.now = new Date()
    expect((await browser().post(routes.signInToken, { token })).status).toBe(401)
  })

  test('a request for a stranger’s address gets the same answer, but no mail', async () => {
    const { browser, signIn, store } = await open()
    await signIn('asha@our.example', 'owner')
    const nobody = browser()
    expect((await nobody.post(routes.signInLink, { email: 'Asha@Our.example' })).status).toBe(204)
    expect((await nobody.post(routes.signInLink, { email: 'stranger@our.example' })).status).toBe(204)
    const mails = await store.sql.read`SELECT address FROM outbox WHERE kind = 'sign-in-mail'`
    expect(mails.map(({ address }) => address)).toEqual(['asha@our.example'])
  })

  test('a browser that keeps no cookies is told so, and the link still works', async () => {
    const { browser, linkFor } = await open()
    const { token } = await linkFor('asha@our.example', 'owner')
    const blocking = browser()
    const ways = await blocking.get(routes.signInWays)
    expect(ways.headers.getSetCookie()[0]).toMatch(/^desk\.probe=1; Path=\/desk; HttpOnly; SameSite=Strict$/i)
    blocking.keepsCookies = false
    const refused = await blocking.post(routes.signInToken, { token })
    expect(refused.status).toBe(400)
    expect((await refused.json()).error).toMatch(/keeps no cookies .* The link is not used up\.$/)
    blocking.keepsCookies = true
    expect((await blocking.post(routes.signInToken, { token })).status).toBe(200)
  })

  test('a truncated, used or invented link says what to do, in our own words', async () => {
    const { browser, linkFor } = await open()
    const { token } = await linkFor('asha@our.example', 'owner')
    const answer = async (given: unknown): Promise<string> =>
      (await (await browser().post(routes.signInToken, { token: given })).json()).error
    for (const cut of ['', token.slice(0, 8), token.slice(0, -1), 7])
      expect(await answer(cut)).toMatch(/^This link is not whole/)
    await answer(token)
    for (const spent of [token, guessed(1)])
      expect(await answer(spent)).toBe('This link was used already, or its time is over. Ask for a new one.')
  })

  test('requests in a member’s name fill no mailbox, and keep the member from no link', async () => {
    const { browser, signIn, store, desk, clock } = await open()
    await signIn('asha@our.example', 'owner')
    let client = 0
    const ask = async () => {
      const from = { 'X-Forwarded-For': `203.0.113.${++client}` }
      const asked = await browser().post(routes.signInLink, { email: 'asha@our.example' }, from)
      expect(asked.status).toBe(204)
    }
    const mails = () =>
      store.sql.read<{ about: string }>`SELECT about FROM outbox WHERE kind = 'sign-in-mail' ORDER BY id`
    for (let times = 0; times < 6; times++) await ask()
    await Promise.all([ask(), ask()])
    const first = await mails()
    expect(first).toHaveLength(1)
    // The one requested by a stranger is in the member's mailbox, and works.
    const token = desk.links.token(first[0]?.about ?? '')
    expect((await browser().post(routes.signInToken, { token })).status).toBe(200)
    await ask()
    expect(await mails()).toHaveLength(2)
    // A refused mail holds back no other.
    await store.sql.transaction(
      (query) => query`UPDATE outbox SET state = 'dead', next_attempt_at = NULL
      WHERE kind = 'sign-in-mail'`,
    )
    await ask()
    expect(await mails()).toHaveLength(3)
    clock.now = new Date(clock.now.getTime() + 5 * 60_000 + 1)
    await ask()
    expect(await mails()).toHaveLength(4)
  })

  test('a client may try ten times a minute', async () => {
    const { browser, signIn } = await open()
    await signIn('asha@our.example', 'owner')
    const nobody = browser()
    const answers: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const { status } = await nobody.post(routes.signInToken, { token: guessed(guess) })
      answers.push(status)
    }
    expect(answers.slice(0, 10).every((status) => status === 401)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    // Others are let in meanwhile.
    await signIn('second@our.example')
  })

  test('signing in replaces the browser’s previous session', async () => {
    const { signIn, linkFor, browser } = await open()
    const attacker = await signIn('attacker@our.example', 'reader')
    const victim = browser(attacker.cookie)
    const { token } = await linkFor('victim@our.example', 'owner')
    await victim.post(routes.signInToken, { token })
    expect(victim.cookie).not.toBe(attacker.cookie)
    expect((await attacker.get(routes.team)).status).toBe(401)
    expect(await (await victim.get(routes.session)).json()).toMatchObject({ me: { role: 'owner' } })
  })

  test('a changed or invented token is not accepted, nor its stored form', async () => {
    const { signIn, browser, store } = await open()
    const { cookie } = await signIn('asha@our.example', 'owner')
    const [row] = await store.sql.read`SELECT token_hash, uid FROM team_sessions`
    const forged = [
      cookie.slice(0, -1),
      `${cookie.slice(0, -4)}AAAA`,
      `desk.session=${String(row?.['token_hash'])}`,
      `desk.session=${String(row?.['uid'])}`,
      'desk.session=undefined',
      'desk.session=',
    ]
    for (const one of forged) {
      expect((await browser(one).get(routes.team)).status).toBe(401)
      expect(await (await browser(one).get(routes.session)).json()).toBeNull()
    }
  })

  test('the cookie is hidden from scripts and other sites, and over https from other subdomains', async () => {
    const store = await storeAt(await freshPlace(database))
    const attributesOf = async ({ browser, linkFor }: ReturnType<typeof deskForTests>) => {
      const { token } = await linkFor('asha@our.example', 'owner')
      const answer = await browser().post(routes.signInToken, { token })
      const [cookie = ''] = answer.headers.getSetCookie()
      return cookie
        .replace(/=[\w-]{43};/, '=…;')
        .split('; ')
        .toSorted()
    }
    expect(await attributesOf(deskForTests(store))).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/desk',
      'SameSite=Strict',
      'desk.session=…',
    ])
    expect(await attributesOf(deskForTests(store, { https: true }))).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
      '__Host-desk.session=…',
    ])
  })

  test('a session lasts while it is used, and ends two weeks after', async () => {
    const { signIn, clock, store } = await open()
    const asha = await signIn('asha@our.example', 'owner')
    const later = (days: number) => (clock.now = new Date(clock.now.getTime() + days * 86_400_000))
    const status = async () => (await asha.get(routes.team)).status
    later(13)
    expect(await status()).toBe(200)
    later(13)
    expect(await status()).toBe(200)
    later(14)
    expect(await status()).toBe(401)
    // Expired sessions do not stay in the store.
    await signIn('asha@our.example')
    expect(await store.sql.read`SELECT 1 FROM team_sessions`).toHaveLength(1)
  })

  test('signing out ends the session, also for a copy of the cookie', async () => {
    const { signIn, browser } = await open()
    const asha = await signIn('asha@our.example', 'owner')
    const stolen = browser(asha.cookie)
    const answer = await asha.post(routes.signOut)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^desk\.session=; Max-Age=0; Path=\/desk; /)
    expect((await stolen.get(routes.team)).status).toBe(401)
  })

  test('an invented passkey is refused, and passkeys need https or localhost', async () => {
    const { signIn, browser } = await open()
    const owner = await signIn('asha@our.example', 'owner')
    expect((await owner.post(routes.passkeyRegisterStart, {})).status).toBe(400)
    expect(await (await owner.get(routes.signInWays)).json()).toMatchObject({ passkeys: false })
    const local = { Host: 'localhost:3000', Origin: 'http://localhost:3000' }
    const started = await owner.post(routes.passkeyRegisterStart, {}, local)
    expect(await started.json()).toMatchObject({ options: { rp: { id: 'localhost' } } })
    const response = {
      clientDataJSON: 'AAAA',
      attestationObject: 'AAAA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    }
    const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response, clientExtensionResults: {} }
    const registration = { credential: made, name: 'Phone' }
    expect((await owner.post(routes.passkeyRegister, registration, local)).status).toBe(400)
    expect((await browser().post(routes.passkeySignIn, { credential: made }, local)).status).toBe(401)
  })
})
