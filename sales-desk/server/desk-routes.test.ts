import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { roles, type Role } from '../wire/team.ts'
import { salesDeskRoutes as routes } from '../wire/sales-desk.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { deskForTests } from '../../leads/testing/desk-for-tests.ts'
import { mailTo } from '../../leads/testing/mail-to.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { freshPlace, onEachDatabase, storeAt } from '../../leads/testing/stores.ts'

type Who = Role | 'nobody' | 'signed out'
const everybody: readonly Who[] = [...roles, 'nobody', 'signed out']

interface Asked {
  path: (reference: string) => string
  /** Undefined for a GET. */
  body?: (reference: string, version: number) => unknown
  /** The allowed roles; everybody else who is signed in gets 403. */
  may: readonly Role[]
}

const working: readonly Role[] = ['owner', 'member']
const days = { from: '2026-01-01', until: '2026-01-31' }
const asks: Record<string, Asked> = {
  'own sessions': { path: () => routes.sessions, may: roles },
  'other sessions end': { path: () => routes.sessionRevoke, body: () => ({ id: 'none' }), may: roles },
  'own passkeys': { path: () => routes.passkeyList, may: roles },
  'own name': { path: () => routes.ownName, body: () => ({ name: 'Asha Rao' }), may: roles },
  list: { path: () => routes.leads, body: () => ({ view: 'all' }), may: roles },
  counts: { path: () => routes.leadCounts, may: roles },
  'list as CSV': { path: () => routes.leadsCsv, body: () => ({ view: 'all' }), may: working },
  'new lead': {
    path: () => routes.leadAdd,
    body: () => ({
      key: randomUUID(),
      name: 'Ravi',
      phone: '98450 00128',
      cameBy: 'Fair',
      agreed: 'Left a card',
    }),
    may: working,
  },
  lead: { path: routes.lead, may: roles },
  presence: { path: routes.presence, body: () => ({ tab: randomUUID(), open: true }), may: roles },
  note: {
    path: routes.leadChange,
    body: (_, version) => ({ what: 'note', version, text: 'Rang her' }),
    may: working,
  },
  export: { path: routes.personExport, body: () => ({}), may: working },
  figures: { path: () => routes.figures, body: () => days, may: roles },
  'figures as CSV': {
    path: () => routes.figuresCsv,
    body: () => ({ ...days, table: 'leadsByWeek' }),
    may: working,
  },
  templates: { path: () => routes.templates, may: roles },
  'new template': {
    path: () => routes.templates,
    body: () => ({ what: 'add', name: 'Hello', subject: 'Hello', text: 'Hello' }),
    may: working,
  },
  team: { path: () => routes.team, may: roles },
  settings: { path: () => routes.settings, may: roles },
  'new settings': {
    path: () => routes.settings,
    body: () => ({ businessHours: null, holidays: [], timeZone: 'Asia/Kolkata' }),
    may: ['owner'],
  },
  audit: { path: () => routes.audit, body: () => ({}), may: ['owner'] },
  invite: {
    path: () => routes.teamInvite,
    body: () => ({ email: 'new@our.example', role: 'member' }),
    may: ['owner'],
  },
  role: { path: () => routes.teamRole, body: () => ({ id: 'none', role: 'reader' }), may: ['owner'] },
  remove: { path: () => routes.teamRemove, body: () => ({ id: 'none' }), may: ['owner'] },
  erase: { path: routes.personErase, body: (reference) => ({ confirm: reference }), may: ['owner'] },
}

onEachDatabase((database) => {
  const open = async () => {
    const desk = deskForTests(await storeAt(await freshPlace(database)))
    const { reference } = await acceptLead(desk.store, sampleLead, mailTo('sales@our.example'), new Date())
    return { ...desk, reference }
  }

  test('every route answers its roles, and nobody else', async () => {
    const { browser, signIn, signInAll, reference } = await open()
    const team = await signInAll()
    const gone = await signIn('gone@our.example', 'owner')
    const { cookie } = gone
    await gone.post(routes.signOut)
    gone.cookie = cookie
    const browsers = { ...team, nobody: browser(), 'signed out': gone }
    let version = 1
    for (const [name, { path, body, may }] of Object.entries(asks)) {
      for (const who of everybody.toReversed()) {
        const asking = browsers[who]
        const answer = await (body
          ? asking.post(path(reference), body(reference, version))
          : asking.get(path(reference)))
        const signedIn = who !== 'nobody' && who !== 'signed out'
        const refused = signedIn ? 403 : 401
        const isLetIn = signedIn && may.includes(who)
        const got = `${name} asked by ${who}: ${isLetIn && [200, 204, 400].includes(answer.status) ? 'let in' : answer.status}`
        expect(got).toBe(`${name} asked by ${who}: ${isLetIn ? 'let in' : refused}`)
        expect(answer.headers.get('Cache-Control')).toBe('no-store')
        if (answer.ok && name === 'note') version++
        expect(isLetIn ? '' : await answer.text()).not.toContain('Nandini')
      }
    }
  })

  test('without a team, or after its last member is removed, there is no desk', async () => {
    const { browser, store, signIn } = await open()
    const nobody = browser()
    expect((await nobody.get('/desk')).status).toBe(404)
    expect((await nobody.get(routes.session)).status).toBe(404)
    expect((await nobody.post(routes.signInLink, { email: 'a@b.in' })).status).toBe(405)
    await signIn('owner@our.example', 'owner')
    expect(await (await nobody.get(routes.session)).json()).toBeNull()
    expect((await nobody.get(routes.team)).status).toBe(401)
    await store.sql.transaction((query) => query`UPDATE team_members SET state = 'removed'`)
    expect((await nobody.get(routes.session)).status).toBe(404)
  })

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain', { Origin: 'http://www.desk.example', 'Sec-Fetch-Site': 'same-site' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('a change sent by %s is rejected', async (_, headers) => {
    const { signIn, reference } = await open()
    const owner = await signIn('asha@our.example', 'owner')
    const note = { what: 'note', version: 1, text: 'Forged' }
    expect((await owner.post(routes.leadChange(reference), note, headers)).status).toBe(403)
    expect(await (await owner.get(routes.lead(reference))).json()).toMatchObject({ history: [] })
  })

  test('a form post, which browsers send across sites, is rejected', async () => {
    const { signIn, reference } = await open()
    const owner = await signIn('asha@our.example', 'owner')
    const type = { 'Content-Type': 'text/plain' }
    const note = { what: 'note', version: 1, text: 'Forged' }
    expect((await owner.post(routes.leadChange(reference), note, type)).status).toBe(415)
  })

  test('a revoked session ends immediately, and so does everything of a removed member', async () => {
    const { signIn, linkFor, browser } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const phone = await signIn('asha@our.example')
    const laptop = await signIn('asha@our.example')
    const { token } = await linkFor('asha@our.example')
    const list = await (await laptop.get(routes.sessions)).json()
    expect(list.sessions).toHaveLength(2)
    const other = list.sessions.find(({ current }: { current: boolean }) => !current)
    expect((await laptop.post(routes.sessionRevoke, { id: other.id })).status).toBe(204)
    expect((await phone.get(routes.team)).status).toBe(401)
    expect((await laptop.get(routes.team)).status).toBe(200)

    expect((await owner.post(routes.teamRemove, { id: laptop.id })).status).toBe(200)
    expect((await laptop.get(routes.team)).status).toBe(401)
    expect((await browser().post(routes.signInToken, { token })).status).toBe(401)
    expect((await owner.post(routes.teamRemove, { id: owner.id })).status).toBe(400)
  })

  test('nobody ends a session of somebody else', async () => {
    const { signIn } = await open()
    const asha = await signIn('asha@our.example')
    const ravi = await signIn('ravi@our.example')
    const { sessions } = await (await asha.get(routes.sessions)).json()
    await ravi.post(routes.sessionRevoke, { id: sessions[0].id })
    expect((await asha.get(routes.team)).status).toBe(200)
  })

  test('a lower role applies from the next request on', async () => {
    const { signIn, reference } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const member = await signIn('asha@our.example')
    await owner.post(routes.teamRole, { id: member.id, role: 'reader' })
    const note = { what: 'note', version: 1, text: 'Too late' }
    expect((await member.post(routes.leadChange(reference), note)).status).toBe(403)
  })

  test('the owner reads who viewed what, and no log names a visitor', async () => {
    const { signIn, reference, logged } = await open()
    const owner = await signIn('owner@our.example', 'owner')
    const asha = await signIn('asha@our.example')
    await asha.get(routes.lead(reference))
    await asha.post(routes.leads, { view: 'all', search: 'Nandini' })
    await asha.post(routes.personExport(reference), {})
    await owner.post(routes.personErase(reference), { confirm: reference })
    const { entries } = await (await owner.post(routes.audit, {})).json()
    const told = entries.map(({ action, member, reference: about }: Record<string, { id: string }>) => [
      action,
      member?.id,
      about,
    ])
    expect(told).toEqual(
      expect.arrayContaining([
        ['lead-seen', asha.id, reference],
        ['leads-searched', asha.id, null],
        ['person-exported', asha.id, reference],
        ['person-erased', owner.id, reference],
      ]),
    )
    expect(JSON.stringify([entries, logged])).not.toMatch(/Nandini|kaveribank|98450/)
  })
})
