import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { site } from '../../content/site.ts'
import { salesDeskRoutes } from '../../lead/sales-desk.ts'
import { acceptLead } from '../../server/leads/accept-lead.ts'
import { signInLinks } from '../../server/sales-desk/sign-in-link.ts'
import { addMember } from '../../server/sales-desk/team.ts'
import type { Store } from '../../server/store/open-store.ts'
import { eventually } from '../../server/testing/eventually.ts'
import { sampleLead } from '../../server/testing/sample-lead.ts'
import { spawnServer } from '../../server/testing/server-process.ts'
import { smtpPeer } from '../../server/testing/smtp-peer.ts'
import { databases, endLeases, freshPlace, storeAt } from '../../server/testing/stores.ts'
import { serverSettings } from './server-settings.ts'

const answering = 'INSERT INTO lead_answers'
const killers = import.meta.resolve('./kill-beside-commit.ts')

/** Posts to the desk as its page does. Answers the status; 0 when the server is gone. */
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

/** Signs the only member in, by a link as an invitation carries it. */
async function signIn(store: Store, url: string, secret: string): Promise<string> {
  const links = signInLinks(secret)
  const id = await store.sql.transaction(async (query) => {
    const member = await addMember(query, { email: 'asha@our.example', role: 'owner' }, new Date())
    return links.write(query, member, 'invite-mail', new Date())
  })
  const { status, cookie } = await post(url, salesDeskRoutes.signInToken, { token: links.token(id) })
  expect(status).toBe(200)
  return cookie
}

describe.each(databases)('%s', (database) => {
  test.each([
    {
      where: 'before the commit of an answer',
      kill: 'before',
      mark: answering,
      kept: 0,
      mails: 1,
    },
    {
      where: 'between its commit and the page',
      kill: 'after',
      mark: answering,
      kept: 1,
      mails: 1,
    },
    {
      where: 'between its mail and the outcome',
      kill: 'before',
      mark: 'SET state = [$?]1',
      kept: 1,
      mails: 2,
    },
  ])(
    'killed $where: sent again with its key, the answer is one, and its mails have one Message-ID',
    async ({ kill, mark, kept, mails }) => {
      const { arrived, port } = await smtpPeer()
      const place = await freshPlace(database)
      const env = { ...serverSettings(place), SMTP_URL: `smtp://127.0.0.1:${port}` }
      const store = await storeAt(place)
      const { reference } = await acceptLead(store, sampleLead, [], new Date())
      const answer = {
        what: 'answer',
        version: 1,
        key: randomUUID(),
        subject: 'Your evening calls',
        text: 'Shall we talk at five?',
      }
      const send = async (url: string, cookie: string) =>
        (await post(url, salesDeskRoutes.leadChange(reference), answer, cookie)).status
      const first = spawnServer({ ...env, KILL: kill, KILL_MARK: mark, NODE_OPTIONS: `--import=${killers}` })
      const url = await first.url()
      const cookie = await signIn(store, url, env.NEWSLETTER_SECRET)
      const told = await send(url, cookie)
      // The page gets its answer once the data is on disk. After that, page and mail may come in any order.
      expect(mark === answering ? [0] : [0, 200]).toContain(told)
      expect(await first.exited).toEqual([null, 'SIGKILL'])
      const answers = () => store.sql.read`SELECT uid FROM lead_answers`
      expect(await answers()).toHaveLength(kept)

      await endLeases(place)
      const second = await spawnServer(env).url()
      expect(await send(second, cookie)).toBe(200)
      expect(await answers()).toHaveLength(1)
      await eventually(async () =>
        expect(await store.sql.read`SELECT state FROM outbox`).toMatchObject([{ state: 'delivered' }]),
      )
      expect(arrived).toHaveLength(mails)
      expect(new Set(arrived.map(({ mail }) => mail.messageId))).toEqual(
        new Set([`<${answer.key}@${site.email.sales.split('@')[1]}>`]),
      )
    },
  )
})
