import { expect, test } from 'vitest'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { deskForTests, type Browser } from '../../leads/testing/desk-for-tests.ts'
import { softAuthenticator } from '../../leads/testing/soft-authenticator.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'

const origin = 'http://localhost:3000'
const local = { Host: 'localhost:3000', Origin: origin }

onEachDatabase((database) => {
  const open = async () => {
    const desk = deskForTests(await storeAt(await freshPlace(database)))
    const challengeOf = async (route: string, asking: Browser): Promise<string> =>
      (await (await asking.post(route, {}, local)).json()).options.challenge
    const signInWith = (credential: object, asking = desk.browser()) =>
      asking.post(routes.passkeySignIn, { credential }, local)
    const add = (asking: Browser, credential: object) =>
      asking.post(routes.passkeyRegister, { credential, name: 'Phone' }, local)
    const asha = await desk.signIn('asha@our.example', 'owner')
    const phone = softAuthenticator(origin)
    const credential = phone.register(await challengeOf(routes.passkeyRegisterStart, asha))
    expect((await add(asha, credential)).status).toBe(204)
    return { ...desk, challengeOf, signInWith, add, asha, phone, credential }
  }

  test('a passkey signs its member in, once for each challenge', async () => {
    const { browser, challengeOf, signInWith, phone } = await open()
    const challenge = await challengeOf(routes.passkeySignInStart, browser())
    const answer = phone.signIn(challenge, 1)
    expect(await (await signInWith(answer)).json()).toMatchObject({ me: { email: 'asha@our.example' } })
    // The same response, and a new signature of the same challenge.
    for (const again of [answer, phone.signIn(challenge, 2)])
      expect((await signInWith(again)).status).toBe(401)
  })

  test('of several concurrent senders of one response, one gets in', async () => {
    const { browser, challengeOf, signInWith, phone } = await open()
    const answer = phone.signIn(await challengeOf(routes.passkeySignInStart, browser()), 1)
    const answers = await Promise.all([1, 2, 3].map(() => signInWith(answer)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  })

  test('a challenge expires, and serves no other purpose', async () => {
    const { browser, challengeOf, signInWith, phone, asha, clock } = await open()
    const forMaking = await challengeOf(routes.passkeyRegisterStart, asha)
    expect((await signInWith(phone.signIn(forMaking, 1))).status).toBe(401)
    const challenge = await challengeOf(routes.passkeySignInStart, browser())
    clock.now = new Date(clock.now.getTime() + 5 * 60_000)
    expect((await signInWith(phone.signIn(challenge, 1))).status).toBe(401)
  })

  test('a passkey is added by the member whose challenge it answers', async () => {
    const { challengeOf, add, asha, signIn, store } = await open()
    const ravi = await signIn('ravi@our.example')
    const planted = softAuthenticator(origin)
    const challenge = await challengeOf(routes.passkeyRegisterStart, ravi)
    expect((await add(asha, planted.register(challenge))).status).toBe(400)
    expect(await store.sql.read`SELECT 1 FROM team_passkeys`).toHaveLength(1)
  })

  test('a response made for another site is rejected', async () => {
    const { browser, challengeOf, signInWith, add, asha } = await open()
    const elsewhere = softAuthenticator('https://evil.example')
    const challenge = await challengeOf(routes.passkeyRegisterStart, asha)
    expect((await add(asha, elsewhere.register(challenge))).status).toBe(400)
    const signing = await challengeOf(routes.passkeySignInStart, browser())
    expect((await signInWith(elsewhere.signIn(signing, 1))).status).toBe(401)
  })

  test('the passkey of a removed member, or a removed passkey, signs nobody in', async () => {
    const { browser, challengeOf, signInWith, phone, asha, signIn } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const answer = phone.signIn(await challengeOf(routes.passkeySignInStart, browser()), 1)
    await owner.post(routes.teamRemove, { id: asha.id })
    expect((await signInWith(answer)).status).toBe(401)
    await signIn('asha@our.example')
    const again = phone.signIn(await challengeOf(routes.passkeySignInStart, browser()), 2)
    expect((await signInWith(again)).status).toBe(401)
  })
})
