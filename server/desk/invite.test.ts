import { expect, test } from 'vitest'
import { salesDeskRoutes } from '../../lead/sales-desk.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { createDesk } from '../sales-desk/create-desk.ts'
import { deskRoutes } from '../sales-desk/desk-routes.ts'
import { firstOwnerLink } from '../sales-desk/invite.ts'
import type { Store } from '../store/open-store.ts'
import { deskWithLeads, run, runWith } from '../testing/sample-desk.ts'

/** What a desk over the store answers to who comes with a link. */
function signInWith(store: Store, secret: string, token: string | undefined) {
  const desk = createDesk({
    store,
    secret,
    files: { files: new Map(), notFound: undefined },
    clientAddress: () => '192.0.2.1',
    publicOrigin: undefined,
    https: false,
    answersFrom: 'team@our.example',
    websiteAddress: 'website@our.example',
    mailLeaves: false,
    log: () => undefined,
    now: () => new Date(),
    onDelivery: () => undefined,
    onErased: async () => undefined,
  })
  return deskRoutes(desk).request(`http://localhost:3000${salesDeskRoutes.signInToken}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost:3000' },
    body: JSON.stringify({ token }),
  })
}

test('a printed link lets one person in, in the role that was named', async () => {
  const { dataDir, store } = await deskWithLeads()
  const { code, out } = await run(dataDir, 'invite', 'asha.rao@our.example', '--role', 'reader')
  expect(code).toBe(0)
  const token = /^http:\/\/localhost:3000\/desk\/sign-in#link=(\S+)\n$/.exec(out)?.[1]
  const use = () => signInWith(store, readLinkSecret(dataDir), token)
  expect(await (await use()).json()).toMatchObject({ me: { name: 'Asha Rao', role: 'reader' } })
  expect((await use()).status).toBe(401)
})

test('a link leads to the address of the site', async () => {
  const { dataDir } = await deskWithLeads()
  const variables = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://our.example' }
  expect((await runWith(variables, 'invite', 'asha@our.example')).out).toMatch(
    /^https:\/\/our\.example\/desk\/sign-in#/,
  )
  expect((await run(dataDir, 'invite', 'no address')).code).toBe(2)
})

test('the first owner’s link is made anew at each start, in place of the one before, until an owner has signed in', async () => {
  const { store } = await deskWithLeads()
  const options = { email: 'a@our.example', secret: 'a secret of the tests', origin: '', now: new Date() }
  const use = (link: string | undefined) => signInWith(store, options.secret, link?.split('#link=')[1])
  const first = await firstOwnerLink(store.sql, options)
  const second = await firstOwnerLink(store.sql, options)
  expect((await use(first)).status).toBe(401)
  expect(await (await use(second)).json()).toMatchObject({ me: { role: 'owner', state: 'active' } })
  expect(await firstOwnerLink(store.sql, options)).toBeUndefined()
})
