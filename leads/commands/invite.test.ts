import { expect, test } from 'vitest'
import { salesDeskRoutes } from '../../sales-desk/wire/sales-desk.ts'
import { reachedAt, readEnv } from '../env.ts'
import { readLinkSecret } from '../newsletter/link-secret.ts'
import { createDesk } from '../../sales-desk/server/create-desk.ts'
import { deskRoutes } from '../../sales-desk/server/desk-routes.ts'
import { firstOwnerLink } from '../../sales-desk/server/invite.ts'
import { findMemberByEmail } from '../../sales-desk/server/team.ts'
import type { Store } from '../store/open-store.ts'
import { keepReachedAt } from '../store/reached-at.ts'
import { folderWithLeads, run, runWith } from '../testing/folder-with-leads.ts'

/** What a desk over the store answers to a visitor with a link. */
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
    destinationsOf: () => [],
    mailLeaves: false,
    log: () => undefined,
    now: () => new Date(),
    onDelivery: () => undefined,
    onErased: async () => undefined,
  })
  return deskRoutes(desk).request(`http://localhost:3000${salesDeskRoutes.signInToken}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost:3000', Cookie: 'desk.probe=1' },
    body: JSON.stringify({ token }),
  })
}

test('a printed link lets one person in, in the role that was named', async () => {
  const { dataDir, store } = await folderWithLeads()
  const { code, out } = await run(dataDir, 'invite', 'asha.rao@our.example', '--role', 'reader')
  expect(code).toBe(0)
  const token = /^http:\/\/localhost:3000\/desk\/sign-in#link=(\S+)\n$/.exec(out)?.[1]
  const use = () => signInWith(store, readLinkSecret(dataDir), token)
  expect(await (await use()).json()).toMatchObject({ me: { name: 'Asha Rao', role: 'reader' } })
  expect((await use()).status).toBe(401)
})

test('an address is read out of what was pasted, and a likely slip asked about', async () => {
  const { dataDir, store } = await folderWithLeads()
  const { code, err } = await run(dataDir, 'invite', 'Asha Rao <asha\u200b@gmial.com>')
  expect(code).toBe(0)
  expect(err).toContain('Did you mean asha@gmail.com?')
  const members = await store.sql.read`SELECT email FROM team_members`
  expect(members.map(({ email }) => email)).toContain('asha@gmial.com')
})

test('a link leads to the address of the site', async () => {
  const { dataDir } = await folderWithLeads()
  const variables = { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://our.example' }
  const { out, err } = await runWith(variables, 'invite', 'asha@our.example')
  expect(out).toMatch(/^https:\/\/our\.example\/desk\/sign-in#/)
  expect(err).not.toContain('PUBLIC_ORIGIN')
  expect((await run(dataDir, 'invite', 'no address')).code).toBe(2)
})

test('in a shell without the settings of the server, a link leads to where the server said that it is reached', async () => {
  const { dataDir, store } = await folderWithLeads()
  const keep = (settings: Record<string, string>) =>
    store.sql.transaction((query) => keepReachedAt(query, reachedAt(readEnv(settings), 4321)))
  await keep({ PUBLIC_ORIGIN: 'https://our.example', HTTPS: 'true' })
  expect((await run(dataDir, 'invite', 'asha@our.example')).out).toMatch(/^https:\/\/our\.example\/desk\//)
  await keep({})
  expect((await run(dataDir, 'invite', 'asha@our.example')).out).toMatch(/^http:\/\/localhost:4321\/desk\//)
})

test('where nobody knows how the site is reached, no link to this machine is made up', async () => {
  const { dataDir } = await folderWithLeads()
  const variables = { DATA_DIR: dataDir, HTTPS: 'true' }
  const { out, err } = await runWith(variables, 'invite', 'asha@our.example')
  expect(out).toMatch(/^\/desk\/sign-in#link=/)
  expect(err).toContain('put its address before the link, or set PUBLIC_ORIGIN')
})

test('who is on the team already keeps the role, unless another is named; what is said is what was done', async () => {
  const { dataDir, store } = await folderWithLeads()
  const role = async () => (await findMemberByEmail(store.sql.read, 'asha@our.example'))?.role
  await run(dataDir, 'invite', 'asha@our.example', '--role', 'reader')
  const kept = await run(dataDir, 'invite', 'asha@our.example')
  expect(kept).toMatchObject({
    code: 0,
    err: expect.stringContaining('asha@our.example is on the team already and stays reader.') as string,
  })
  expect(await role()).toBe('reader')
  const changed = await run(dataDir, 'invite', 'asha@our.example', '--role', 'owner')
  expect(changed.err).toContain('changed from reader to owner')
  expect(await role()).toBe('owner')
})

test('the last owner who has come stays an owner at the command line too', async () => {
  const { dataDir, store } = await folderWithLeads()
  const { out } = await run(dataDir, 'invite', 'asha@our.example')
  await signInWith(store, readLinkSecret(dataDir), out.trim().split('#link=')[1])
  await run(dataDir, 'invite', 'never@our.example')
  const refused = await run(dataDir, 'invite', 'asha@our.example', '--role', 'reader')
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('needs an owner who has signed in') as string,
  })
})

test('the first owner’s link is made anew at each start, in place of the one before, until an owner has signed in', async () => {
  const { store } = await folderWithLeads()
  const options = { email: 'a@our.example', secret: 'a secret of the tests', origin: '', now: new Date() }
  const use = (link: string | undefined) => signInWith(store, options.secret, link?.split('#link=')[1])
  const first = await firstOwnerLink(store.sql, options)
  const second = await firstOwnerLink(store.sql, options)
  expect((await use(first)).status).toBe(401)
  expect(await (await use(second)).json()).toMatchObject({ me: { role: 'owner', state: 'active' } })
  expect(await firstOwnerLink(store.sql, options)).toBeUndefined()
})
