import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '../../common/brand/site.ts'
import { salesDeskRoutes } from '../../sales-desk/wire/sales-desk.ts'
import { acceptLead } from '../../leads/leads/accept-lead.ts'
import { signInLinks } from '../../sales-desk/server/sign-in-link.ts'
import { addMember } from '../../sales-desk/server/team.ts'
import type { Store } from '../../leads/store/open-store.ts'
import { eventually } from '../../leads/testing/eventually.ts'
import { sampleLead } from '../../leads/testing/sample-lead.ts'
import { smtpPeer } from '../../leads/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../leads/testing/stores.ts'
import { serverSettings } from './server-settings.ts'
import { spawnServerToKill } from './server-to-kill.ts'

const answering = 'INSERT INTO lead_answers'

/** Posts to the desk as its page does. Returns the status; 0 if the server is gone. */
async function post(url: string, path: string, body: unknown, cookie = '') {
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
      body: JSON.stringify(body),
    })
    const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
    return { status: answer.status, cookie: cookies.join('; ') }
  } catch {
    return { status: 0, cookie: '' }
  }
}

/** Signs in the only member, by an invitation link. */
async function signIn(store: Store, url: string, secret: string): Promise<string> {
  const links = signInLinks(secret)
  const id = await store.sql.transaction(async (query) => {
    const member = await addMember(query, { email: 'asha@our.example', role: 'owner' }, new Date())
    return links.write(query, member, 'invite-mail', new Date())
  })
  const { status, cookie } = await post(
    url,
    salesDeskRoutes.signInToken,
    { token: links.token(id) },
    'desk.probe=1',
  )
  expect(status).toBe(200)
  return cookie
}

const points = [
  { where: 'before the commit of an answer', when: 'before', statement: answering, kept: 0, mails: 1 },
  { where: 'between its commit and the page', when: 'after', statement: answering, kept: 1, mails: 1 },
  {
    where: 'between its mail and the outcome',
    when: 'before',
    statement: 'SET state = [$?]1',
    kept: 1,
    mails: 2,
  },
] as const

test.each(databases)(
  'killed at each point of an answer, on %s: resent with its key, it is one, and its mails have one Message-ID',
  { timeout: 60_000 },
  async (database) => {
    const { arrived, port } = await smtpPeer()
    const place = await freshPlace(database)
    const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
    const store = await storeAt(place)
    // The server started after one kill is the next to be killed.
    let server = spawnServerToKill(env)
    const cookie = await signIn(store, await server.url(), env.NEWSLETTER_SECRET)
    for (const { where, when, statement, kept, mails } of points) {
      const { reference } = await acceptLead(store, { ...sampleLead, message: where }, [], new Date())
      const answer = {
        what: 'answer',
        version: 1,
        key: randomUUID(),
        subject: 'Your evening calls',
        text: `Shall we talk at five? ${where}`,
      }
      const send = async () => {
        const { status } = await post(
          await server.url(),
          salesDeskRoutes.leadChange(reference),
          answer,
          cookie,
        )
        return status
      }
      await server.killAt({ when, statement })
      // The page gets its answer once the data is on disk. After that, page and mail may come in any order.
      expect(statement === answering ? [0] : [0, 200], `killed ${where}`).toContain(await send())
      expect(await server.exited, `killed ${where}`).toEqual([null, 'SIGKILL'])
      const answers = () => store.sql.read`SELECT uid FROM lead_answers WHERE uid = ${answer.key}`
      expect(await answers(), `killed ${where}`).toHaveLength(kept)

      await endLeases(place)
      server = spawnServerToKill(env)
      expect(await send(), `killed ${where}`).toBe(200)
      expect(await answers(), `killed ${where}`).toHaveLength(1)
      await eventually(async () =>
        expect(
          await store.sql.read`SELECT 1 FROM outbox WHERE kind = 'answer-mail' AND state <> 'delivered'`,
          `killed ${where}`,
        ).toEqual([]),
      )
      const sent = arrived.filter(({ mail }) => mail.text?.includes(where))
      expect(sent, `killed ${where}`).toHaveLength(mails)
      expect(new Set(sent.map(({ mail }) => mail.messageId)), `killed ${where}`).toEqual(
        new Set([`<${answer.key}@${site.email.sales.split('@')[1]}>`]),
      )
    }
  },
)
